import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Money } from './Money.tsx'

type Amount = { amount: number; currency: string }

/** What is left of an amount, with what was refunded of it and what a host is still to be paid. */
export function NetAmount({
  amount,
  refunded,
  net,
  owed = null,
}: {
  amount: Amount | null
  refunded: Amount | null
  net: Amount | null
  owed?: Amount | null
}) {
  const { t, language } = useI18n()
  const text = (value: Amount) => formatAmount(value, language)
  const isPartlyPaid = owed && net && owed.amount > 0 && owed.amount !== net.amount
  return (
    <>
      <Money value={net ?? amount} />
      {amount && refunded && refunded.amount > 0 && (
        <span className="block text-xs text-text-3 xl:sr-only">
          {t('admin.amountRefunded', { refunded: text(refunded), amount: text(amount) })}
        </span>
      )}
      {isPartlyPaid && (
        <span className="block text-xs text-text-3">
          {t('admin.amountOwed', { amount: text(owed) })}
        </span>
      )}
    </>
  )
}
