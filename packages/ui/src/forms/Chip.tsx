import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { cx } from '../lib/class-names.ts'

const look =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border px-3.5 text-s font-medium whitespace-nowrap transition-colors'
const off = 'border-line-2 text-text-2 hover:bg-surface-2 hover:text-text'
const on = 'border-text bg-text text-background'

type ChipProps = ComponentProps<'button'> & { selected?: boolean; count?: ReactNode }
/** Selected chips are inverted, so that they never rely on hue. Without `selected` it is a plain small button. */
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
      className={cx(look, selected ? on : off, className)}
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
  /** One value: radios; a list: checkboxes. */
  value: T | readonly T[] | undefined
  onChange: (value: T, selected: boolean) => void
  className?: string
}
/** Chips as a group of native radios or checkboxes; put it in a FieldGroup. */
export function ChipGroup<T extends string>({
  name,
  options,
  value,
  onChange,
  className,
}: ChipGroupProps<T>) {
  const many = Array.isArray(value)
  const isOn = (option: T) => (many ? value.includes(option) : value === option)
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            look,
            'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus',
            isOn(option.value) ? on : off,
          )}
        >
          <input
            type={many ? 'checkbox' : 'radio'}
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
