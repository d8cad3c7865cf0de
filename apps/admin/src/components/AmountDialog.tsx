import { asCurrency, CURRENCIES } from '@tomogolf/domain/money'
import { formatAmount } from '@tomogolf/format/money'
import { Stamp } from 'lucide-react'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../lib/drafts.ts'
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx'

type AmountDialogProps<Result> = Pick<
  ReasonDialogProps<Result>,
  'title' | 'description' | 'submit' | 'done' | 'onClose' | 'draft' | 'children'
> & {
  max: { amount: number; currency: 'USD' | 'JPY' }
  initial: number
  /** Above this a second administrator is asked. */
  aloneUpTo?: { amount: number; currency: string } | null | undefined
  /** Text about a valid amount, under it. */
  describe?: (amount: number) => string
  run: (amount: number, reason: string) => Promise<Result>
}
/** A dialog for an amount up to a maximum, with the reason. */
export function AmountDialog<Result>({
  max,
  initial,
  aloneUpTo,
  describe,
  run,
  children,
  ...rest
}: AmountDialogProps<Result>) {
  const { t, language } = useI18n()
  const { edited, edit, clear } = useDraft(`amount ${rest.draft}`)
  const text = edited.amount ?? String(initial)
  const { digits, symbol } = CURRENCIES[asCurrency(max.currency)]
  const amount = Number(text)
  const isValid =
    /^\d+(\.\d+)?$/.test(text.trim()) &&
    amount > 0 &&
    amount <= max.amount &&
    Number(amount.toFixed(digits)) === amount
  const needsSecond = isValid && aloneUpTo && amount > aloneUpTo.amount
  return (
    <ReasonDialog
      {...rest}
      danger
      missing={isValid ? undefined : ''}
      submit={needsSecond ? t('admin.approval.ask') : rest.submit}
      onDone={clear}
      run={(reason) => run(amount, reason)}
    >
      <Field
        label={t('admin.amount')}
        hint={isValid ? describe?.(amount) : undefined}
        error={isValid ? undefined : t('admin.amountBounds', { max: formatAmount(max, language) })}
      >
        <TextInput
          inputMode="decimal"
          before={symbol}
          value={text}
          onChange={(event) => edit('amount', event.target.value)}
        />
      </Field>
      {needsSecond && (
        <Alert tone="warning" icon={Stamp} role="status">
          {t('admin.approval.needed', { limit: formatAmount(aloneUpTo, language) })}
        </Alert>
      )}
      {children}
    </ReasonDialog>
  )
}
