import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'

/** The places of a group as balls on the tee: filled is taken, a ring is open; always with words. `words` replaces them (one word for a full game). */
export function SeatCount({
  taken,
  total,
  words,
  className,
}: {
  taken: number
  total: number
  words?: string
  className?: string
}) {
  const t = useT()
  const open = Math.max(0, total - taken)
  const label =
    words ?? (open === 0 ? t('common.places.full') : t('common.places.open', { count: open }))
  return (
    <span
      className={cx(
        'places inline-flex flex-none items-center gap-[5px] whitespace-nowrap',
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
      <b className={cx('ml-1.25 text-s font-semibold', open === 0 ? 'text-text-3' : 'text-success')}>
        {label}
      </b>
    </span>
  )
}
