import type { CancellationRow } from '@tomogolf/domain/booking/cancellation-schedule'
import { money } from '@tomogolf/domain/money'
import { formatMoney } from '@tomogolf/format/money'
import type { Language } from '@tomogolf/phrases/languages'
import type { Translate } from '@tomogolf/phrases/translator'

/** What a course charges by a row of its schedule. Needs the phrase area `booking`. */
export function chargeText(
  { amount, percent, per }: CancellationRow,
  t: Translate,
  language: Language,
): string {
  if ((amount ?? percent) === 0) return t('booking.schedule.free')
  return t(`booking.schedule.row.${per}`, {
    charge:
      percent === null
        ? formatMoney(money(amount ?? 0, 'JPY'), language)
        : t('booking.schedule.ofFee', { percent }),
  })
}
