import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'

type SegmentedProps<T extends string> = {
  name: string
  /** Accessible name of the group. */
  label: string
  options: readonly { value: T; label: ReactNode }[]
  value: T
  onChange: (value: T) => void
  /** As wide as its container. */
  block?: boolean
}
/** A few exclusive options side by side, over native radios. */
export function Segmented<T extends string>({
  name,
  label,
  options,
  value,
  onChange,
  block,
}: SegmentedProps<T>) {
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx(
        'gap-0.5 rounded-m border border-line bg-surface-2 p-1',
        block ? 'flex' : 'inline-flex',
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 ' +
              'rounded-[9px] px-4 text-s font-semibold whitespace-nowrap transition-colors ' +
              'has-focus-visible:outline-2 has-focus-visible:outline-focus',
            block && 'flex-1 px-2',
            option.value === value
              ? 'bg-surface-3 text-text shadow-[0_0_0_1px_var(--color-line-2)]'
              : 'text-text-2 hover:text-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}
