import type { ChangeEvent } from 'react'
import { CODE_LENGTH } from '@tomogolf/domain/attendance'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useField } from '@tomogolf/ui/forms/Field.tsx'

type BoxesInputProps = {
  value: string
  shown: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onComposed: (value: string) => void
}

/**
 * One input that looks like eight boxes: pasting, phone keyboards and screen readers work with a
 * single field.
 */
export function BoxesInput({ value, shown, onChange, onComposed }: BoxesInputProps) {
  const field = useField()
  return (
    <span className="group relative block max-w-[430px]">
      <span
        aria-hidden
        className="grid grid-cols-[repeat(4,minmax(0,1fr))_6px_repeat(4,minmax(0,1fr))] gap-1.5"
      >
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <span
            key={index}
            className={cx(
              'grid h-13 place-items-center rounded-[10px] border bg-surface-2 font-display text-[1.375rem] font-[650]',
              index === CODE_LENGTH / 2 && 'col-start-6',
              field['aria-invalid'] ? 'border-danger' : 'border-line-control',
              index === Math.min(shown.length, CODE_LENGTH - 1) &&
                'group-focus-within:outline-2 group-focus-within:outline-offset-2 group-focus-within:outline-focus',
            )}
          >
            {shown[index]}
          </span>
        ))}
      </span>
      <input
        {...field}
        value={value}
        onChange={onChange}
        onCompositionEnd={(event) => onComposed(event.currentTarget.value)}
        type="text"
        inputMode="email"
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        className="absolute inset-0 size-full cursor-text bg-transparent text-body text-transparent caret-transparent opacity-0 outline-none"
      />
    </span>
  )
}
