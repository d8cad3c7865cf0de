import { useQuery } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cardsQuery } from '../../../queries/cards.ts'
import { debtsQuery } from '../../../queries/debts.ts'
import { DebtRow } from './DebtRow.tsx'

/** The unpaid charges, each with its payment by any saved card. Nothing when all are paid. */
export default function Debts() {
  const t = useT()
  const { data } = useQuery(debtsQuery)
  const cards = useQuery(cardsQuery).data?.paymentMethods ?? []
  if (!data?.debts.length) return null
  return (
    <section className="mb-8">
      <h2 className="mb-1 font-text text-t3 font-semibold tracking-normal">
        {t('payment.debts.title')}
      </h2>
      <p className="mb-3.5 text-s text-text-2">{t('payment.debts.text')}</p>
      <ul className="grid gap-3">
        {data.debts.map((debt) => (
          <DebtRow key={debt.gameId} debt={debt} cards={cards} />
        ))}
      </ul>
    </section>
  )
}
