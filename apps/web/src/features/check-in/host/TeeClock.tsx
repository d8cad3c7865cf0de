import { formatClock } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { teeDistance } from './times.ts'

/** The time until the tee time, in large type for a screen on a counter. */
export function TeeClock({ teeTime }: { teeTime: number }) {
  const { t, language } = useI18n()
  const now = useNow()
  const { unit, value } = teeDistance(teeTime, now)
  return (
    <p className="mb-7 hidden items-center gap-4.5 border-y border-line py-6.5 lg:flex">
      <b className="font-display text-[5.5rem] leading-[.8] font-bold tracking-[-.06em]">{value}</b>
      <span className="leading-snug text-text-2">
        {t(`checkin.tee.${unit}`, { count: value })}
        <br />
        {t('checkin.tee.clock', { time: formatClock(now, language) })}
      </span>
    </p>
  )
}
