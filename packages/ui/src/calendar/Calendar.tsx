import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useT } from '../i18n/i18n.tsx'
import { IconButton } from '../forms/Button.tsx'
import type { DayRange } from './day-range.ts'
import { MonthGrid } from './MonthGrid.tsx'
import {
  addMonths,
  clampDay,
  dayAfterKey,
  lastDayOf,
  monthOf,
  type Day,
  type Month,
} from './month-days.ts'

type CalendarProps = {
  chosen: DayRange | null
  /** Called with the day; `pickDay` makes the new range of it. */
  onPick: (day: Day) => void
  today: Day
  /** Earlier days are disabled and earlier months are not reachable. */
  min: Day
  /** The month of this day is the last one that can be shown. */
  max: Day
  /** Months side by side. */
  months?: 1 | 2
}

/**
 * A day picker. Arrow keys move by days and weeks, Home and End within a week, Page Up and Down by
 * months.
 */
export function Calendar({ chosen, onPick, today, min, max, months = 1 }: CalendarProps) {
  const t = useT()
  const grid = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<Day>(() => clampDay(chosen?.from ?? today, min, max))
  const [shown, setShown] = useState<Month>(() => monthOf(focused))
  const moved = useRef(false)
  const last = addMonths(shown, months - 1)

  // moves the focus after a key press, once the button of the new day is rendered
  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day='${focused}']`)?.focus()
  }, [focused, shown])

  const show = (month: Month) => {
    setShown(month)
    const end = addMonths(month, months - 1)
    if (monthOf(focused) < month || monthOf(focused) > end)
      setFocused(clampDay(`${month}-01`, min, max))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = (event.target as HTMLElement).dataset.day
    const next = from === undefined ? null : dayAfterKey(event.key, from)
    if (next === null) return
    event.preventDefault()
    const to = clampDay(next, min, lastDayOf(monthOf(max)))
    moved.current = true
    setFocused(to)
    if (monthOf(to) < shown) setShown(monthOf(to))
    else if (monthOf(to) > last) setShown(addMonths(monthOf(to), 1 - months))
  }
  return (
    <div className="relative">
      <span className="absolute top-0 left-0 z-1">
        <IconButton
          label={t('common.calendar.previous')}
          icon={ChevronLeft}
          disabled={shown <= monthOf(min)}
          onClick={() => show(addMonths(shown, -1))}
        />
      </span>
      <span className="absolute top-0 right-0 z-1">
        <IconButton
          label={t('common.calendar.next')}
          icon={ChevronRight}
          disabled={last >= monthOf(max)}
          onClick={() => show(addMonths(shown, 1))}
        />
      </span>
      <div
        ref={grid}
        onKeyDown={onKeyDown}
        className={months === 2 ? 'grid grid-cols-2 gap-6' : undefined}
      >
        {Array.from({ length: months }, (_, index) => addMonths(shown, index)).map((month) => (
          <MonthGrid
            key={month}
            month={month}
            chosen={chosen}
            focused={focused}
            today={today}
            disabled={(day) => day < min}
            onPick={(day) => {
              setFocused(day)
              onPick(day)
            }}
          />
        ))}
      </div>
    </div>
  )
}
