import { Suspense } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { cardsQuery } from '../../../queries/cards.ts'
import { joinDestination } from '../../../lib/destination.ts'
import type { JoinParts } from '../../../lib/join-parts.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { buttonClass } from '@tomogolf/ui/forms/Button.tsx'
import { CardFace } from '@tomogolf/ui/money/CardFace.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'

type CardRowProps = {
  gameId: string
  cardEntry: JoinParts['cardEntry']
  /** The user goes to another page and comes back to this sheet. */
  onLeave: () => void
}

/** The default card, on which the hold is placed. Without one, the fields to save one. */
export function CardRow({ gameId, cardEntry: CardEntry, onLeave }: CardRowProps) {
  const t = useT()
  const { data, isPending } = useQuery(cardsQuery)
  const card = data?.paymentMethods.find((method) => method.isDefault)
  const backTo = joinDestination(gameId)
  if (isPending) return <Skeleton className="h-15 rounded-m" />
  if (!card)
    return (
      <Suspense fallback={<Skeleton className="h-60 rounded-m" />}>
        <p className="-mt-2 mb-4 text-s text-text-2">{t('game.card.none')}</p>
        <CardEntry backTo={backTo} onSaved={() => undefined} />
        <Link
          to="/payment-setup"
          search={{ redirectTo: backTo }}
          onClick={onLeave}
          className="link mt-2 inline-flex min-h-11 items-center text-s text-text-2"
        >
          {t('game.card.ownPage')}
        </Link>
      </Suspense>
    )
  return (
    <div className="flex min-h-15 items-center gap-3.5 rounded-m bg-surface-2 py-2 pr-2 pl-3.5">
      <CardFace
        brand={card.brand}
        last4={card.last4}
        detail={t(card.expired ? 'game.card.expired' : 'game.card.expires', {
          date: `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear).slice(-2)}`,
        })}
      />
      <Link
        to="/payment-methods"
        onClick={onLeave}
        className={buttonClass({ variant: 'ghost', size: 'small' }, 'ml-auto flex-none')}
      >
        {t('game.card.change')}
      </Link>
    </div>
  )
}
