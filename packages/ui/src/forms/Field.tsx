import { createContext, useContext, useId, type ReactNode } from 'react'
import { CircleAlert } from 'lucide-react'
import { useT } from '../i18n/i18n.tsx'

type ControlProps = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}
const FieldContext = createContext<ControlProps | null>(null)
/** The id and aria attributes for the control of the surrounding Field; empty outside of one. */
export const useField = (): Partial<ControlProps> => useContext(FieldContext) ?? {}

type FieldProps = {
  label: ReactNode
  /** Muted text at the right of the label. */
  note?: ReactNode
  optional?: boolean
  required?: boolean
  hint?: ReactNode
  /** A sentence that says how to correct the value. */
  error?: ReactNode
  /** Shows the label to screen readers only. */
  labelHidden?: boolean
  className?: string
  children: ReactNode
}

const Label = ({ label, note, optional }: Pick<FieldProps, 'label' | 'note' | 'optional'>) => {
  const t = useT()
  const aside = note ?? (optional ? t('common.field.optional') : null)
  return (
    <>
      <span>{label}</span>
      {aside && <span className="max-w-1/2 flex-none font-normal text-text-3">{aside}</span>}
    </>
  )
}
const labelClass = 'mb-2 flex w-full justify-between gap-3 text-s font-semibold'

/** The texts below the control. */
function HintAndError({ id, hint, error }: { id: string; hint?: ReactNode; error?: ReactNode }) {
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

/** The error of a field. The live region stays in the page, so that the message is announced. */
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

const controlProps = (
  id: string,
  { hint, error, required }: Pick<FieldProps, 'hint' | 'error' | 'required'>,
): ControlProps => {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

/** Connects a label, one control (Input, Select, Stepper …), a hint and an error. */
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
      <FieldContext value={controlProps(id, { hint, error, required })}>{children}</FieldContext>
      <HintAndError id={id} hint={hint} error={error} />
    </div>
  )
}

/** A Field for several controls with one label: radios, chips, segments. */
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
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = controlProps(id, {
    hint,
    error,
    required,
  })
  return (
    <fieldset
      className={className ?? 'min-w-0'}
      aria-describedby={describedBy}
      aria-invalid={invalid}
    >
      <legend className={labelHidden ? 'sr-only' : labelClass}>
        <Label label={label} note={note} optional={optional} />
      </legend>
      {children}
      <HintAndError id={id} hint={hint} error={error} />
    </fieldset>
  )
}
