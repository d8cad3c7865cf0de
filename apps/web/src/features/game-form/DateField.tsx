import { useRef, useState, type Ref } from 'react'
import { CalendarDays, ChevronDown } from 'lucide-react'
import { japanDate, oneYearAfter } from '@tomogolf/domain/time'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { formatDay } from '@tomogolf/format/dates'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { Calendar } from '@tomogolf/ui/calendar/Calendar.tsx'
import { useField } from '@tomogolf/ui/forms/Field.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'

type DateButtonProps = {
  ref?: Ref<HTMLButtonElement>
  value: string
  open: boolean
  onToggle: () => void
  panelId: string
}
/** Shows the chosen date and opens the calendar below. Inside a Field. */
export function DateButton({ ref, value, open, onToggle, panelId }: DateButtonProps) {
  const { t, language } = useI18n()
  // ARIA does not allow aria-required on a button; the form checks the date
  const { 'aria-required': _, ...field } = useField()
  const shown = value ? formatDay(value, language, { year: true }) : t('hosting.date.choose')
  return (
    // the label alone would hide the chosen date from screen readers
    <button
      ref={ref}
      type="button"
      {...field}
      aria-label={`${t('hosting.date.label')}: ${shown}`}
      aria-expanded={open}
      aria-controls={panelId}
      onClick={onToggle}
      className="flex min-h-[52px] w-full items-center gap-2.5 rounded-m border border-line-control bg-surface-2 px-4 text-left hover:border-text-3"
    >
      <CalendarDays className="text-text-3" />
      <span className={cx('flex-1', !value && 'text-text-3')}>{shown}</span>
      <ChevronDown className={cx('text-text-3 transition-transform', open && 'rotate-180')} />
    </button>
  )
}

/** The calendar, from today to one year ahead; a later day shows a warning instead. */
export function DateChoice({
  id,
  value,
  onChoose,
}: {
  id: string
  value: string
  onChoose: (day: string) => void
}) {
  const { t } = useI18n()
  const now = useNow()
  const [today, last] = [japanDate(now), japanDate(oneYearAfter(now))]
  const pick = (day: string) =>
    day > last ? toast({ tone: 'warning', title: t('errors.TEE_TIME_TOO_FAR') }) : onChoose(day)
  return (
    <div
      id={id}
      role="group"
      aria-label={t('hosting.date.label')}
      className="rounded-l border border-line-2 bg-surface-1 p-4"
    >
      <Calendar
        chosen={value ? { from: value, to: value } : null}
        today={today}
        min={today}
        max={last}
        onPick={pick}
      />
    </div>
  )
}

/** Opens the calendar, and closes it after a choice with the focus back on its button. */
export function useDateChoice(onChoose: (day: string) => void) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  return {
    open,
    box,
    toggle: () => setOpen(!open),
    choose: (day: string) => {
      onChoose(day)
      setOpen(false)
      box.current?.querySelector('button')?.focus()
    },
  }
}
