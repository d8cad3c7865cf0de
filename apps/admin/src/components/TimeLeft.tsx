import { DAY, HOUR, MINUTE } from '@tomogolf/domain/time'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Translate } from '@tomogolf/phrases/translator'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { TimeRing } from './TimeRing.tsx'

/** A span in words: hours and minutes under 48 hours, above that days and hours. */
export function spanText(t: Translate, milliseconds: number): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / MINUTE))
  if (minutes < 60) return t('admin.span.minutes', { minutes })
  return milliseconds < 2 * DAY
    ? t('admin.kpi.minutes', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    : t('admin.span.days', {
        days: Math.floor(milliseconds / DAY),
        hours: Math.floor((milliseconds % DAY) / HOUR),
      })
}

/** The time to a deadline in words. */
export const leftText = (t: Translate, milliseconds: number): string =>
  milliseconds <= 0
    ? t('admin.span.over')
    : t('admin.span.left', { span: spanText(t, milliseconds) })

/** The time to a deadline as a ring and in words; the last third is due, after it it is late. */
export function TimeLeft({ from, until }: { from: string; until: string }) {
  const t = useT()
  const now = useNow()
  const left = Date.parse(until) - now
  const share = Math.min(1, Math.max(0, left / (Date.parse(until) - Date.parse(from))))
  const isLate = left <= 0
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap tabular-nums',
        isLate ? 'text-danger' : share < 1 / 3 ? 'text-warning' : 'text-text-2',
      )}
    >
      <TimeRing share={isLate ? 1 : share} />
      {leftText(t, left)}
    </span>
  )
}
