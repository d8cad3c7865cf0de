import { useState, type ComponentProps, type ReactNode } from 'react'
import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { cx } from '../lib/class-names.ts'
import { useT } from '../i18n/i18n.tsx'
import type { Icon } from './Button.tsx'
import { useField } from './Field.tsx'

const boxClass =
  'flex w-full items-center gap-2.5 rounded-m border bg-surface-2 px-4 transition-colors ' +
  'focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus'
const borderClass = (invalid: unknown) =>
  invalid ? 'border-danger' : 'border-line-control hover:border-text-3'
const controlClass =
  'min-h-[50px] min-w-0 flex-1 appearance-none border-0 bg-transparent p-0 text-body outline-none disabled:text-text-3'

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & {
  icon?: Icon
  /** A unit at the left edge, inside of the border. */
  before?: ReactNode
  /** A unit or a small button at the right edge, inside of the border. */
  after?: ReactNode
  /** Classes of the bordered box; `className` goes to the input. */
  boxClassName?: string
}
/** A single-line input. Inside a Field it needs no id and no aria attributes of its own. */
export function TextInput({
  icon: Shape,
  before,
  after,
  className,
  boxClassName,
  ...rest
}: TextInputProps) {
  const field = useField()
  return (
    <span
      className={cx(
        boxClass,
        'min-h-[52px]',
        borderClass(rest['aria-invalid'] ?? field['aria-invalid']),
        boxClassName,
      )}
    >
      {Shape && <Shape className="text-text-3" />}
      {before !== undefined && (
        <span className="text-s whitespace-nowrap text-text-3">{before}</span>
      )}
      <input {...field} {...rest} className={cx(controlClass, className)} />
      {after !== undefined && <span className="text-s whitespace-nowrap text-text-3">{after}</span>}
    </span>
  )
}

/** A password input with a button that shows or hides the value. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'after'>) {
  const t = useT()
  const [shown, setShown] = useState(false)
  const Shape = shown ? EyeOff : Eye
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      after={
        <button
          type="button"
          onClick={() => setShown(!shown)}
          aria-label={t(shown ? 'account.password.hide' : 'account.password.show')}
          className="-mr-3 inline-grid size-11 place-items-center rounded-s text-text-2 hover:text-text"
        >
          <Shape />
        </button>
      }
    />
  )
}

/** A multi-line input. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const field = useField()
  return (
    <span className={cx(boxClass, borderClass(rest['aria-invalid'] ?? field['aria-invalid']))}>
      <textarea
        rows={4}
        {...field}
        {...rest}
        className={cx(controlClass, 'min-h-28 resize-y py-3.5 leading-normal', className)}
      />
    </span>
  )
}

type SelectProps = ComponentProps<'select'> & { icon?: Icon; boxClassName?: string }
/** A native select: phones open their own picker, and the keyboard works everywhere. */
export function Select({ icon: Shape, className, boxClassName, children, ...rest }: SelectProps) {
  const field = useField()
  return (
    <span
      className={cx(
        boxClass,
        'relative min-h-[52px]',
        borderClass(rest['aria-invalid'] ?? field['aria-invalid']),
        boxClassName,
      )}
    >
      {Shape && <Shape className="text-text-3" />}
      <select
        {...field}
        {...rest}
        className={cx(controlClass, '-mr-9 cursor-pointer pr-9 [&>option]:bg-surface-2', className)}
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none text-text-3" />
    </span>
  )
}
