import { formatAmount } from '@tomogolf/format/money'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { nameOf, type CompanionSeat } from '../../../lib/party/party.ts'
import type { Participation } from '../../../queries/games.ts'
import { participationBadge } from '../participation-state.ts'

/** The people whose seats the guest covers: the state of each, and how to give one up. */
export function Companions({
  participation,
  canLeave,
  onLeave,
}: {
  participation: Participation
  canLeave: boolean
  onLeave: (companion: CompanionSeat) => void
}) {
  const { t, language } = useI18n()
  // a try whose card was declined is no seat
  const seats = (participation.companions ?? []).filter(({ status }) => status !== 'declined')
  if (seats.length === 0) return null
  return (
    <section className="mt-5 border-t border-line pt-5">
      <h2 className="font-text text-s font-semibold tracking-normal">{t('game.party.heading')}</h2>
      <ul>
        {seats.map((seat) => {
          const name = nameOf(seat) || t('game.party.unnamed')
          const { captured } = seat.hold ?? {}
          return (
            <li key={seat.id} className="border-b border-line py-3 last:border-0">
              <p className="flex items-start justify-between gap-4">
                <span className="min-w-0">
                  <b className="block leading-snug font-semibold wrap-anywhere">{name}</b>
                  {captured && captured.amount > 0 && (
                    <span className="text-s text-text-3">
                      {t('game.outcome.charged', { amount: formatAmount(captured, language) })}
                    </span>
                  )}
                </span>
                <Badge tone={participationBadge(seat.status)}>
                  {t(`game.place.${seat.status}`)}
                </Badge>
              </p>
              {/* below: the longer names of some languages left no space beside it */}
              {canLeave && seat.status === 'confirmed' && (
                <Button
                  size="small"
                  variant="outline"
                  className="mt-2"
                  onClick={() => onLeave(seat)}
                >
                  {t('game.party.cancel')}
                  <span className="sr-only"> {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
