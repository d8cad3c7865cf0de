import { useState } from 'react'
import { Minus, Plus } from 'lucide-react'
import { useT } from '../i18n/i18n.tsx'
import { useField } from './Field.tsx'

type StepperProps = {
  name?: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Passes on typed values outside of the bounds, for a form that reports them as errors. */
  allowOutOfRange?: boolean
}
/** A small integer: a native number input between two buttons. */
export function Stepper({
  name,
  value,
  min,
  max,
  onChange,
  allowOutOfRange = false,
}: StepperProps) {
  const t = useT()
  const field = useField()
  // an emptied field stays empty until the next digit
  const [typed, setTyped] = useState<string | null>(null)
  const button =
    'grid h-[50px] w-13 place-items-center text-text-2 hover:text-text disabled:text-line-control'
  const clamp = (next: number) => Math.min(max, Math.max(min, next))
  const type = ({ value: text, valueAsNumber: next }: HTMLInputElement) => {
    setTyped(text === '' ? text : null)
    if (Number.isInteger(next)) onChange(allowOutOfRange ? next : clamp(next))
  }
  return (
    <span className="inline-flex items-center rounded-m border border-line-control bg-surface-2">
      <button
        type="button"
        className={button}
        aria-label={t('common.stepper.less')}
        disabled={value <= min}
        onClick={() => onChange(clamp(value - 1))}
      >
        <Minus />
      </button>
      <input
        {...field}
        name={name}
        type="number"
        inputMode="numeric"
        value={typed ?? value}
        min={min}
        max={max}
        onChange={(event) => type(event.currentTarget)}
        onBlur={() => setTyped(null)}
        className={
          'h-[50px] w-12 min-w-0 appearance-none border-0 bg-transparent text-center font-display ' +
          'text-t2 font-semibold [appearance:textfield] ' +
          '[&::-webkit-inner-spin-button]:appearance-none'
        }
      />
      <button
        type="button"
        className={button}
        aria-label={t('common.stepper.more')}
        disabled={value >= max}
        onClick={() => onChange(clamp(value + 1))}
      >
        <Plus />
      </button>
    </span>
  )
}
