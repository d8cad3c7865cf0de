import type { ComponentProps, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import { useField } from './Field.tsx'

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { children: ReactNode }
// `relative` keeps the hidden input next to its label when the container scrolls
const row =
  'relative -mx-2.5 -my-2 flex min-h-11 cursor-pointer items-start gap-3.5 rounded-[10px] ' +
  'px-2.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-focus ' +
  'has-disabled:cursor-not-allowed has-disabled:text-text-3'
const mark =
  'mt-px grid size-6 flex-none place-items-center border-[1.5px] border-line-control ' +
  'bg-surface-2 transition-colors peer-aria-invalid:border-danger'

/** A checkbox over a native input; the children are its label. */
export function Checkbox({ children, className, ...rest }: ChoiceProps) {
  const { id: _, ...field } = useField()
  return (
    <label className={cx(row, className)}>
      <input {...field} {...rest} type="checkbox" className="peer sr-only" />
      <span
        aria-hidden
        className={cx(
          mark,
          'rounded-[7px] text-transparent peer-checked:border-success peer-checked:bg-success peer-checked:text-on-success',
        )}
      >
        <Check className="size-4 stroke-[2.75]" />
      </span>
      <span className="lead min-w-0 pt-px">{children}</span>
    </label>
  )
}

/** A radio over a native input. Use one `name` per group and place it in a FieldGroup. */
export function Radio({ children, className, ...rest }: ChoiceProps) {
  return (
    <label className={cx(row, className)}>
      <input {...rest} type="radio" className="peer sr-only" />
      <span
        aria-hidden
        className={cx(
          mark,
          'rounded-full after:size-3 after:scale-0 after:rounded-full after:bg-success ' +
            'after:transition-transform peer-checked:border-success peer-checked:after:scale-100',
        )}
      />
      <span className="min-w-0 pt-px">{children}</span>
    </label>
  )
}
