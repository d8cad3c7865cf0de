import { useConvertedTotal } from '../../lib/converted-total.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { asCurrency } from '@tomogolf/domain/money'
import { sentences } from '@tomogolf/format/sentences'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { companionsOf } from '../../lib/party/party.ts'
import { PageSection } from '../../components/PageSection.tsx'
import { PriceLanes } from '../../components/PriceLanes.tsx'
import type { Amount, GameDetail } from '../../queries/games.ts'
import { waitsFor } from '../../queries/waits-for.ts'

type CostsProps = {
  amounts: { price: Amount; fee: Amount; hold: Amount }
  game: GameDetail
  /** The reader. */
  as: 'guest' | 'joined' | 'host'
}

/** The amounts that a guest pays, to whom, and the hold that guarantees them. */
export function Costs({ amounts, game, as }: CostsProps) {
  const { t, language } = useI18n()
  const total = useConvertedTotal(amounts.hold)
  const seats =
    as === 'joined'
      ? companionsOf(game.viewer.participation).length + 1
      : as === 'guest'
        ? (game.viewer.waiting?.seats ?? 1)
        : 1
  const placed = as === 'guest' ? placementOf(game) : null
  return (
    <PageSection title={t(as === 'host' ? 'game.costs.titleHost' : 'game.costs.title')}>
      <Panel>
        <PriceLanes
          amounts={amounts}
          placed={placed}
          label={seats > 1 ? t('game.party.total', { count: seats }) : undefined}
        />
        <p className="mt-3.5 text-s text-text-3">
          {sentences(
            language,
            t(`game.costs.note.${as}`),
            t(`game.costs.currency.${asCurrency(amounts.price.currency)}`),
          )}
        </p>
        {total && <p className="mt-2 text-s text-text-3">{total}</p>}
      </Panel>
    </PageSection>
  )
}

function placementOf(game: GameDetail) {
  if (waitsFor(game)) return 'waiting'
  if (game.joining === 'approve') return 'accepted'
  const { placement, placeAt } = game.joinPreview
  return placement === 'scheduled' ? placeAt : 'today'
}
