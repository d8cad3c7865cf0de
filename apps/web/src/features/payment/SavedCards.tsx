import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { CardRow } from './CardRow.tsx'
import { cardsQuery } from '../../queries/cards.ts'

/** The saved cards, the default first, with a link to add one. `from`: the return path. */
export default function SavedCards({ from }: { from: string }) {
  const t = useT()
  const cards = useQuery(cardsQuery)
  if (cards.isPending)
    return (
      <div role="status" aria-label={t('common.loading')} className="after-200 grid gap-3">
        <Skeleton className="h-25 rounded-l" />
        <Skeleton className="h-25 rounded-l" />
      </div>
    )
  if (cards.error) return <ErrorState error={cards.error} retry={() => void cards.refetch()} />
  const list = cards.data.paymentMethods
  const add = (
    <LinkButton
      to="/payment-setup"
      search={{ redirectTo: from }}
      variant={list.length ? 'secondary' : 'primary'}
      icon={Plus}
    >
      {t('payment.methods.add')}
    </LinkButton>
  )
  if (list.length === 0)
    return (
      <EmptyState icon={CreditCard} seed="no-card" title={t('payment.methods.empty')} action={add}>
        {t('payment.methods.emptyText')}
      </EmptyState>
    )
  return (
    <>
      <ul className="grid gap-3">
        {list.map((card) => (
          <CardRow key={card.id} card={card} others={list.filter((other) => other !== card)} />
        ))}
      </ul>
      <div className="mt-5">{add}</div>
    </>
  )
}
