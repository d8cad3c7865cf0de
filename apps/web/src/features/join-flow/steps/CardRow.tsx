import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { cardsQuery } from '../../../queries/cards.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { buttonClass } from '@tomogolf/ui/forms/Button.tsx'
import { CardFace } from '@tomogolf/ui/money/CardFace.tsx'
import { Skeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'

/** The default card, on which the hold is placed, with a link to change it. */
export function CardRow({ gameId, onLeave }: { gameId: string; onLeave: () => void }) {
  const t = useT()
  const { data, isPending } = useQuery(cardsQuery)
  const card = data?.paymentMethods.find((method) => method.isDefault)
  const change = buttonClass({ variant: 'ghost', size: 'small' }, 'ml-auto flex-none')
  return (
    <div className="mt-5 flex min-h-15 items-center gap-3.5 rounded-m bg-surface-2 py-2 pr-2 pl-3.5">
      {isPending ? (
        <Skeleton className="h-6 flex-1" />
      ) : card ? (
        <>
          <CardFace
            brand={card.brand}
            last4={card.last4}
            detail={t(card.expired ? 'game.card.expired' : 'game.card.expires', {
              date: `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear).slice(-2)}`,
            })}
          />
          <Link to="/payment-methods" onClick={onLeave} className={change}>
            {t('game.card.change')}
          </Link>
        </>
      ) : (
        <>
          <CreditCard className="text-text-3" />
          <span className="text-s text-text-2">{t('game.card.none')}</span>
          <Link
            to="/payment-setup"
            search={{ redirectTo: `/games/${gameId}` }}
            onClick={onLeave}
            className={change}
          >
            {t('game.card.add')}
          </Link>
        </>
      )}
    </div>
  )
}
