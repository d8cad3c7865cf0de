import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'

/** The seats of a game as dots, filled when taken, with the number of open seats as text. */
export function SeatCount({
  taken,
  total,
  label,
  stacked,
  className,
}: {
  taken: number
  total: number
  /** Replaces the text; empty when the text is elsewhere on the page. */
  label?: string
  /** The text below the dots. */
  stacked?: boolean
  className?: string
}) {
  const t = useT()
  const open = Math.max(0, total - taken)
  const text =
    label ?? (open === 0 ? t('common.places.full') : t('common.places.open', { count: open }))
  return (
    <span
      className={cx(
        'seat-count inline-flex flex-none items-center gap-[5px] whitespace-nowrap',
        stacked && 'w-min min-w-17.5 flex-wrap justify-end',
        className,
      )}
    >
      {Array.from({ length: total }, (_, index) => (
        <i
          key={index}
          aria-hidden
          className={cx(
            'size-[13px] rounded-full',
            index >= taken
              ? 'shadow-[inset_0_0_0_1.75px_var(--color-success)]'
              : open === 0
                ? 'bg-text-3'
                : 'bg-text-2',
          )}
        />
      ))}
      <b
        className={cx(
          'font-semibold',
          stacked ? 'basis-full text-right text-xs' : 'ml-1.25 text-s',
          open === 0 ? 'text-text-3' : 'text-success',
        )}
      >
        {text}
      </b>
    </span>
  )
}
