import { useNow } from '@tomogolf/api-client/use-now.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { Timestamp } from './Timestamp.tsx'
import { leftText } from '../TimeLeft.tsx'

/** A deadline that moves money, in front of everything else: how long, until when, and then what. */
export function Deadline({
  label,
  until,
  end,
  className,
}: {
  label: string
  until: string
  /** What happens at its end. */
  end: string
  className?: string
}) {
  const t = useT()
  const left = Date.parse(until) - useNow()
  return (
    <section className={cx('rounded-m border border-line bg-surface-1 p-4', className)}>
      <p
        className={cx(
          'font-display text-[1.75rem] leading-tight font-bold tabular-nums',
          left <= 0 ? 'text-danger' : 'text-warning',
        )}
      >
        {leftText(t, left)}
      </p>
      <p className="mt-1 text-text-2">
        {label} <Timestamp at={until} year />
      </p>
      <p className="mt-1 text-text-2">{end}</p>
    </section>
  )
}
