import { useEffect, useRef } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useField } from '@tomogolf/ui/forms/Field.tsx'

export const CODE_LENGTH = 6

type CodeInputProps = {
  value: string
  readOnly: boolean
  onChange: (code: string) => void
}

/**
 * Six boxes, drawn behind one input: a single field can be pasted into, filled in by the keyboard's
 * suggestion, and read aloud.
 */
export function CodeInput({ value, readOnly, onChange }: CodeInputProps) {
  const field = useField()
  const input = useRef<HTMLInputElement>(null)
  // the previous step is gone, and its focused element with it
  useEffect(() => input.current?.focus(), [])
  const next = Math.min(value.length, CODE_LENGTH - 1)
  return (
    <span className="group relative block">
      <span aria-hidden className="grid grid-cols-6 gap-2">
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span
            key={index}
            className={cx(
              'grid h-15 place-items-center rounded-m border bg-surface-2 font-display text-t2',
              field['aria-invalid'] ? 'border-danger' : 'border-line-control',
              index === next &&
                'group-focus-within:outline-2 group-focus-within:outline-offset-2 group-focus-within:outline-focus',
            )}
          >
            {value[index]}
          </span>
        ))}
      </span>
      <input
        {...field}
        ref={input}
        name="code"
        value={value}
        readOnly={readOnly}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(digitsOf(event.currentTarget.value))}
        className="absolute inset-0 size-full appearance-none border-0 bg-transparent p-0 text-transparent caret-transparent outline-none selection:bg-transparent"
      />
    </span>
  )
}

/** Japanese keyboards type full-width digits, and a pasted code may have spaces. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, CODE_LENGTH)
