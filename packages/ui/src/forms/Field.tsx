import { createContext, useContext, useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useT } from '../i18n/i18n.tsx'

type Wiring = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}
const FieldContext = createContext<Wiring | null>(null)
/** Inside a Field: the id and aria attributes its control needs. Outside: nothing. */
export const useField = (): Partial<Wiring> => useContext(FieldContext) ?? {}

type FieldProps = {
  label: ReactNode
  /** Right of the label, quiet. */
  note?: ReactNode
  optional?: boolean
  required?: boolean
  hint?: ReactNode
  /** A sentence that offers the way out. */
  error?: ReactNode
  /** The label is for screen readers only. */
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

const Label = ({ label, note, optional }: Pick<FieldProps, 'label' | 'note' | 'optional'>) => {
  const t = useT()
  const quiet = note ?? (optional ? t('common.field.optional') : null)
  return (
    <>
      <span>{label}</span>
      {quiet && <span className="font-normal text-text-3">{quiet}</span>}
    </>
  )
}
const labelClass = 'mb-2 flex w-full justify-between gap-3 text-s font-semibold'

function Below({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="lead mt-2 text-s text-text-3">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  )
}

/** An error sentence with its icon; announced when it appears. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={children ? 'lead mt-2 flex items-start gap-2 text-s text-danger' : 'sr-only'}
    >
      {children && (
        <>
          <CircleAlert className="mt-0.5 size-4" />
          <span>{children}</span>
        </>
      )}
    </p>
  )
}

const wire = (
  id: string,
  { hint, error, required }: Pick<FieldProps, 'hint' | 'error' | 'required'>,
): Wiring => {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

/** A label, its control (any of ui/Input, ui/Stepper …), a hint and an error, wired together. */
export function Field({
  label,
  note,
  optional,
  required,
  hint,
  error,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId()
  return (
    <div className={className ?? 'min-w-0'}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : labelClass}>
        <Label label={label} note={note} optional={optional} />
      </label>
      <FieldContext value={wire(id, { hint, error, required })}>{children}</FieldContext>
      <Below id={id} hint={hint} error={error} />
    </div>
  )
}

/** The same for several controls with one question: radios, chips, segments. */
export function FieldGroup({
  label,
  note,
  optional,
  required,
  hint,
  error,
  labelHidden,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const { 'aria-describedby': described, 'aria-invalid': invalid } = wire(id, {
    hint,
    error,
    required,
  })
  return (
    <fieldset
      className={className ?? 'min-w-0'}
      aria-describedby={described}
      aria-invalid={invalid}
    >
      <legend className={labelHidden ? 'sr-only' : labelClass}>
        <Label label={label} note={note} optional={optional} />
      </legend>
      {children}
      <Below id={id} hint={hint} error={error} />
    </fieldset>
  )
}
