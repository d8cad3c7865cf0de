import { priceParticipation } from '@tomogolf/domain/pricing'
import type { Block } from '../../../content/types.ts'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSettings } from '../../../queries/settings.ts'
import { HoldBar, type HoldPart } from '@tomogolf/ui/money/HoldBar.tsx'
import { EXAMPLE_GREEN_FEE } from '@tomogolf/domain/pricing'

type Moment = Extract<Block, { figure: unknown }>['figure']

/** One state of a hold as a bar, for the example green fee and the current amounts. */
export function MoneyFigure({ moment, className }: { moment: Moment; className?: string }) {
  const { t, language } = useI18n()
  const { fee, hold, price } = priceParticipation(EXAMPLE_GREEN_FEE, useSettings())
  const show = (amount: typeof hold) => formatMoney(amount, language)
  const parts: Record<Moment, readonly HoldPart[]> = {
    held: [{ kind: 'held', label: t('home.money.held', { amount: show(hold) }) }],
    checkIn: [
      { kind: 'fee', label: show(fee), share: fee.minor / hold.minor },
      { kind: 'released', label: t('home.money.back', { amount: show(price) }) },
    ],
    released: [{ kind: 'released', label: t('home.money.back', { amount: show(hold) }) }],
    charged: [{ kind: 'charged', label: t('home.money.charged', { amount: show(hold) }) }],
  }
  return (
    <figure className={className}>
      <HoldBar parts={parts[moment]} />
      <figcaption className="mt-1.5 text-xs text-text-3">
        {t('home.money.example', { price: show(price) })}
      </figcaption>
    </figure>
  )
}
