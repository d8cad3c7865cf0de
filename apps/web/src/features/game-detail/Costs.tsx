import { useConvertedTotal } from '../../lib/converted-total.ts'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { sentences } from '@tomogolf/format/sentences'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { LineItems } from '@tomogolf/ui/data/LineItems.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { Amount } from '../../queries/games.ts'

type CostsProps = {
  amounts: { price: Amount; fee: Amount; hold: Amount }
  /** The reader. */
  as: 'guest' | 'joined' | 'host'
}

/** The amounts that a guest pays, to whom, and how the hold covers them. */
export function Costs({ amounts: { price, fee, hold }, as }: CostsProps) {
  const { t, language } = useI18n()
  const total = useConvertedTotal(hold)
  const money = (amount: Amount) => formatAmount(amount, language)
  return (
    <PageSection title={t(as === 'host' ? 'game.costs.titleHost' : 'game.costs.title')}>
      <Panel>
        <LineItems
          items={[
            { label: t('game.costs.course'), value: money(price) },
            { label: t('game.costs.fee'), value: money(fee) },
            { label: t('game.costs.sum'), value: money(hold), total: true },
          ]}
        />
        <HoldBar
          className="mt-4"
          parts={[{ kind: 'held', label: t('game.costs.held', { amount: money(hold) }) }]}
        />
        <p className="mt-3.5 text-s text-text-3">
          {sentences(
            language,
            t(`game.costs.note.${as}`),
            t(`game.costs.currency.${price.currency}`),
          )}
        </p>
        {total && <p className="mt-2 text-s text-text-3">{total}</p>}
      </Panel>
    </PageSection>
  )
}
