import type { Icon } from '@tomogolf/ui/forms/Button.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

export const filterButton = (set: boolean) =>
  cx(
    'relative inline-flex min-h-12 flex-none items-center gap-2 rounded-m border px-3.5',
    'text-s font-semibold whitespace-nowrap transition-colors hover:border-text-3',
    'has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
    'has-focus-visible:outline-focus',
    set
      ? 'border-text-2 bg-surface-3 [&>svg]:text-text'
      : 'border-line-control bg-surface-2 text-text-2 [&>svg]:text-text-3',
  )

type FilterSelectProps<T extends string | number> = {
  name: string
  icon: Icon
  label: string
  /** The label of no choice. */
  all: string
  value: T | null
  options: readonly { value: T; label: string }[]
  onChange: (value: T | null) => void
}
/** A filter that looks like the others and opens the system's own picker. */
export function FilterSelect<T extends string | number>({
  name,
  icon: Shape,
  label,
  all,
  value,
  options,
  onChange,
}: FilterSelectProps<T>) {
  const chosen = options.find((option) => option.value === value)
  return (
    <label className={filterButton(value !== null)}>
      <Shape className="size-4.5" />
      <span className="sr-only">{label}</span>
      <span aria-hidden>{chosen?.label ?? all}</span>
      <select
        name={name}
        value={value ?? ''}
        onChange={(event) =>
          onChange(
            options.find((option) => String(option.value) === event.currentTarget.value)?.value ??
              null,
          )
        }
        className="absolute inset-0 cursor-pointer appearance-none opacity-0 outline-none [&>option]:bg-surface-2"
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
