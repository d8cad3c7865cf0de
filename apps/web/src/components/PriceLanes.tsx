import { unbroken } from '@tomogolf/format/unbroken'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { MoneyLanes } from '@tomogolf/ui/money/MoneyLanes.tsx'
import type { Amount } from '../queries/games.ts'

type PriceLanesProps = {
  amounts: { price: Amount; fee: Amount; hold: Amount }
  /**
   * When the hold is placed: today, with a spot from the waiting list, once the host accepts, at a time
   * (ISO), or null when that does not matter any more.
   */
  placed: 'today' | 'waiting' | 'accepted' | string | null
  /** What the total is for; the round by default. */
  label?: string | undefined
  className?: string
}

/** The price of a round in two lanes, with the hold that guarantees both. */
export function PriceLanes({
  amounts: { price, fee, hold },
  placed,
  label,
  className,
}: PriceLanesProps) {
  const { t, language } = useI18n()
  const money = (amount: Amount) => formatAmount(amount, language)
  const text =
    placed === null
      ? t('game.lanes.released', { fee: money(fee) })
      : placed === 'waiting'
        ? t('game.wait.nothing')
        : placed === 'today' || placed === 'accepted'
          ? t(`game.lanes.${placed}`, { fee: money(fee) })
          : t('game.lanes.later', {
              date: unbroken(formatDate(Date.parse(placed), language)),
              fee: money(fee),
            })
  return (
    <MoneyLanes
      className={className}
      total={{ amount: money(hold), label: label ?? t('game.lanes.total') }}
      share={fee.amount / hold.amount}
      lanes={[
        { to: t('game.lanes.tomo'), when: t('game.lanes.tomoWhen'), amount: money(fee) },
        { to: t('game.lanes.course'), when: t('game.lanes.courseWhen'), amount: money(price) },
      ]}
      hold={{ label: t('game.lanes.hold'), amount: money(hold), text }}
    />
  )
}
