import { asCurrency, CURRENCIES } from '@tomogolf/domain/money'
import { formatAmount } from '@tomogolf/format/money'
import type { ReactNode } from 'react'
import { Stamp } from 'lucide-react'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Chip } from '@tomogolf/ui/forms/Chip.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../lib/drafts.ts'
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx'

type AmountDialogProps<Result> = Pick<
  ReasonDialogProps<Result>,
  'title' | 'description' | 'done' | 'onClose' | 'draft'
> & {
  max: { amount: number; currency: 'USD' | 'JPY' }
  initial: number
  /** Above this a second administrator is asked. */
  aloneUpTo?: { amount: number; currency: string } | null | undefined
  /** The button; by the amount, when it names it. */
  submit: string | ((amount: string) => string)
  /** Amounts to choose from, in major units. */
  quick?: readonly { label: string; amount: number }[]
  /** Text about a valid amount, under it. */
  describe?: (amount: number) => string
  /** Below the amount; null while it is not valid. */
  children?: (amount: number | null) => ReactNode
  run: (amount: number, reason: string) => Promise<Result>
}
/** A dialog for an amount up to a maximum, with the reason. */
export function AmountDialog<Result>({
  max,
  initial,
  aloneUpTo,
  describe,
  run,
  submit,
  quick = [],
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
      submit={
        needsSecond
          ? t('admin.approval.ask')
          : typeof submit === 'string'
            ? submit
            : submit(isValid ? formatAmount({ amount, currency: max.currency }, language) : '')
      }
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
      {quick.length > 0 && (
        <div className="-mt-2 flex flex-wrap gap-2">
          {quick.map((choice) => (
            <Chip
              key={choice.label}
              selected={isValid && amount === choice.amount}
              onClick={() => edit('amount', String(choice.amount))}
            >
              {choice.label}
            </Chip>
          ))}
        </div>
      )}
      {needsSecond && (
        <Alert tone="warning" icon={Stamp} role="status">
          {t('admin.approval.needed', { limit: formatAmount(aloneUpTo, language) })}
        </Alert>
      )}
      {children?.(isValid ? amount : null)}
    </ReasonDialog>
  )
}
