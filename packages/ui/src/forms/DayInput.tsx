import { useState, type ComponentProps } from 'react'
import { TextInput } from './Input.tsx'
import { parseTypedDay } from './typed-day.ts'

type DayInputProps = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> & {
  /** `YYYY-MM-DD`; empty while there is none. */
  value: string
  /** Called with a complete day, or with nothing once the field is emptied. */
  onChange: (day: string) => void
}
/**
 * A day as `YYYY-MM-DD`, the same for every reader. The browser's own field has the order of its
 * own language, so that 12/01 may be two days.
 */
export function DayInput({ value, onChange, ...input }: DayInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? value
  return (
    <TextInput
      {...input}
      inputMode="numeric"
      autoComplete="off"
      placeholder="YYYY-MM-DD"
      maxLength={12}
      value={shown}
      aria-invalid={shown !== '' && parseTypedDay(shown) === undefined ? true : undefined}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text)
        // 2026-12-1 may be on the way to 2026-12-13
        const isWhole = text.replaceAll(/\D/g, '').length === 8
        const day = parseTypedDay(text)
        if (text === '' || (isWhole && day)) onChange(day ?? '')
      }}
      onBlur={() => {
        const day = typed === null ? undefined : parseTypedDay(typed)
        if (day !== undefined && day !== value) onChange(day)
        setTyped(null)
      }}
    />
  )
}
