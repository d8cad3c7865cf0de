import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'

/** Progress through a few named steps. `current` starts at 1. */
export function Steps({
  labels,
  current,
  className,
}: {
  labels: readonly string[]
  current: number
  className?: string
}) {
  const t = useT()
  return (
    <ol
      data-toast-clear
      aria-label={t('common.steps', { current, total: labels.length })}
      className={cx('flex items-start gap-2', className)}
    >
      {labels.map((label, index) => {
        const step = index + 1
        return (
          <li
            key={label}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'relative flex-1 pt-2.5 text-xs font-semibold before:absolute before:inset-x-0 ' +
                'before:top-0 before:h-[3px] before:rounded-[2px]',
              step < current
                ? 'text-text-2 before:bg-success'
                : step === current
                  ? 'text-text before:bg-primary'
                  : 'text-text-3 before:bg-surface-3',
            )}
          >
            {label}
          </li>
        )
      })}
    </ol>
  )
}
