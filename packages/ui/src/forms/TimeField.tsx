import { useState, type ReactNode, type Ref } from 'react'
import { Clock } from 'lucide-react'
import { useT } from '../i18n/i18n.tsx'
import { Field } from './Field.tsx'
import { TextInput } from './Input.tsx'
import { hasMinutes, parseTypedTime } from './typed-time.ts'

type TimeFieldProps = {
  label: ReactNode
  note?: ReactNode
  required?: boolean
  hint?: ReactNode
  error?: ReactNode
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
  /** `HH:mm`; empty while there is none. */
  value: string
  onChange: (time: string) => void
}
/**
 * A time on the 24-hour clock. The browser's own field shows AM and PM by the browser's language,
 * not by the page's.
 */
export function TimeField({
  value,
  onChange,
  error,
  label,
  note,
  required,
  hint,
  ...input
}: TimeFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(true)
  const time = parseTypedTime(typed ?? '')
  // a value that came from elsewhere replaces the typed text
  const shown = typed !== null && (value === '' || value === time) ? typed : value
  const isWrong = isLeft && shown !== '' && parseTypedTime(shown) === undefined
  return (
    <Field
      label={label}
      note={note}
      required={required}
      hint={hint}
      error={error ?? (isWrong ? t('errors.timeFormat') : undefined)}
    >
      <TextInput
        {...input}
        icon={Clock}
        inputMode="numeric"
        autoComplete="off"
        placeholder="00:00"
        maxLength={8}
        value={shown}
        onFocus={(event) => {
          setIsLeft(false)
          event.currentTarget.select()
        }}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text)
          onChange(hasMinutes(text) ? (parseTypedTime(text) ?? '') : '')
        }}
        onBlur={() => {
          setIsLeft(true)
          if (typed === null) return
          if (time !== undefined) onChange(time)
          if (time !== undefined || typed.trim() === '') setTyped(null)
        }}
      />
    </Field>
  )
}
