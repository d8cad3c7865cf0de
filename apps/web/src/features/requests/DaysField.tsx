import { useId, useRef, useState } from 'react'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { japanDate, oneYearAfter } from '@tomogolf/domain/time'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { formatDay, formatRange } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMedia } from '../../lib/media.ts'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Calendar } from '@tomogolf/ui/calendar/Calendar.tsx'
import type { DayRange } from '@tomogolf/ui/calendar/day-range.ts'
import { isSingle, pickDay } from '@tomogolf/ui/calendar/pick-day.ts'
import { Field, useField } from '@tomogolf/ui/forms/Field.tsx'

const TWO_MONTHS = '(min-width: 47.5rem)'
type DaysFieldProps = {
  label: string
  empty: string
  value: DayRange | null
  mode: 'day' | 'range'
  error: string | undefined
  onChange: (days: DayRange | null) => void
}

/**
 * Picks one or several days from today on: a button with the selection, and a calendar below it.
 */
export function DaysField({ label, empty, value, mode, error, onChange }: DaysFieldProps) {
  const { t, language } = useI18n()
  const panel = useId()
  const now = useNow()
  const wide = useMedia(TWO_MONTHS)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
  }
  const pick = (day: string) => {
    const next = pickDay(value, day, mode)
    onChange(next)
    // a single day, or the end of a range
    if (next && (mode === 'day' || !isSingle(next))) close()
  }
  const text =
    value &&
    (mode === 'day' || isSingle(value)
      ? formatDay(value.from, language, { year: true })
      : formatRange(value, language))
  const today = japanDate(now)
  return (
    <div ref={box}>
      <Field label={label} error={error} required>
        <DaysButton
          label={label}
          text={text ?? empty}
          chosen={text !== null}
          invalid={error !== undefined}
          open={open}
          panel={panel}
          onToggle={() => setOpen(!open)}
        />
      </Field>
      {open && (
        <div
          id={panel}
          role="group"
          aria-label={label}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
          className="mt-3 rounded-l border border-line-2 bg-surface-1 p-4"
        >
          <Calendar
            chosen={value}
            today={today}
            min={today}
            max={japanDate(oneYearAfter(now))}
            months={mode === 'range' && wide ? 2 : 1}
            onPick={pick}
          />
          {mode === 'range' && value && isSingle(value) && (
            <p role="status" className="mt-3 border-t border-line pt-3 text-s text-text-2">
              {t('requests.dates.last')}
            </p>
          )}
        </div>
      )}
    </div>
  )
}

type DaysButtonProps = {
  label: string
  text: string
  chosen: boolean
  invalid: boolean
  open: boolean
  panel: string
  onToggle: () => void
}
function DaysButton({ label, text, chosen, invalid, open, panel, onToggle }: DaysButtonProps) {
  // a button cannot have aria-required or aria-invalid: its description has that text
  const { id, 'aria-describedby': described } = useField()
  return (
    <button
      type="button"
      id={id}
      aria-label={`${label}: ${text}`}
      aria-describedby={described}
      aria-expanded={open}
      aria-controls={panel}
      onClick={onToggle}
      className={cx(
        'flex min-h-[52px] w-full items-center gap-2.5 rounded-m border bg-surface-2 px-4 py-2 text-left leading-snug',
        invalid ? 'border-danger' : 'border-line-control hover:border-text-3',
      )}
    >
      <CalendarDays className="text-text-3" />
      <span className={cx('flex-1', !chosen && 'text-text-3')}>{text}</span>
      <ChevronDown className={cx('text-text-3 transition-transform', open && 'rotate-180')} />
    </button>
  )
}
