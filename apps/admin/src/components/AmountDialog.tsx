import { CURRENCIES } from '@tomogolf/domain/money'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { useDraft } from '../lib/drafts.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type AmountDialogProps = {
  draft: string
  title: string
  description: string
  submit: string
  done: string
  onClose: () => void
  most: { amount: number; currency: 'USD' | 'JPY' }
  first: number
  run: (amount: number, reason: string) => Promise<unknown>
}
/** An amount up to what there is, and the reason. */
export function AmountDialog({ most, first, run, ...rest }: AmountDialogProps) {
  const t = useT()
  const { typed, type, forget } = useDraft(`amount ${rest.draft}`)
  const text = typed.amount ?? String(first)
  const { digits, symbol } = CURRENCIES[most.currency]
  const amount = Number(text)
  const good =
    /^\d+(\.\d+)?$/.test(text.trim()) &&
    amount > 0 &&
    amount <= most.amount &&
    Number(amount.toFixed(digits)) === amount
  return (
    <ReasonDialog
      {...rest}
      danger
      missing={good ? undefined : ''}
      onDone={forget}
      run={(reason) => run(amount, reason)}
    >
      <Field
        label={t('admin.amount')}
        error={good ? undefined : t('admin.amountBounds', { max: most.amount })}
      >
        <TextInput
          inputMode="decimal"
          before={symbol}
          value={text}
          onChange={(event) => type('amount', event.target.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
