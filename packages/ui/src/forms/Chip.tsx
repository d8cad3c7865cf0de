import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { cx } from '../lib/class-names.ts'

const baseClass =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border ' +
  'px-3.5 text-s font-medium whitespace-nowrap transition-colors'
const offClass = 'border-line-2 text-text-2 hover:bg-surface-2 hover:text-text'
const onClass = 'border-text bg-text text-background'

type ChipProps = ComponentProps<'button'> & { selected?: boolean; count?: ReactNode }
/**
 * A toggle in the shape of a pill. Selected chips are inverted, so that the state does not depend
 * on hue. Without `selected` it is a small button.
 */
export function Chip({
  selected,
  count,
  className,
  children,
  type = 'button',
  ...rest
}: ChipProps) {
  return (
    <button
      type={type}
      aria-pressed={selected}
      className={cx(baseClass, selected ? onClass : offClass, className)}
      {...rest}
    >
      {selected && <Check className="size-4" />}
      {children}
      {count !== undefined && <span className="font-display opacity-75">{count}</span>}
    </button>
  )
}

type ChipGroupProps<T extends string> = {
  name: string
  options: readonly { value: T; label: ReactNode }[]
  /** A single value renders radios, a list renders checkboxes. */
  value: T | readonly T[] | undefined
  onChange: (value: T, selected: boolean) => void
  className?: string
}
/** Chips over native radios or checkboxes. Place it in a FieldGroup. */
export function ChipGroup<T extends string>({
  name,
  options,
  value,
  onChange,
  className,
}: ChipGroupProps<T>) {
  const multiple = Array.isArray(value)
  const isOn = (option: T) => (multiple ? value.includes(option) : value === option)
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            baseClass,
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
            isOn(option.value) ? onClass : offClass,
          )}
        >
          <input
            type={multiple ? 'checkbox' : 'radio'}
            name={name}
            value={option.value}
            checked={isOn(option.value)}
            onChange={(event) => onChange(option.value, event.currentTarget.checked)}
            className="sr-only"
          />
          {isOn(option.value) && <Check className="size-4" />}
          {option.label}
        </label>
      ))}
    </div>
  )
}
