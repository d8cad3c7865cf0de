import { Fragment } from 'react'
import { cx } from '../lib/class-names.ts'
import { weekdayNames } from '@tomogolf/format/calendar'
import { formatDay, formatMonth } from '@tomogolf/format/dates'
import { useI18n } from '../i18n/i18n.tsx'
import { isJapaneseHoliday } from '@tomogolf/domain/japan-holidays'
import type { DayRange } from './day-range.ts'
import { positionInRange } from './pick-day.ts'
import { dayNumber, weekdayOf, weeksOf, type Day, type Month } from './month-days.ts'

type MonthGridProps = {
  month: Month
  chosen: DayRange | null
  /** The only day in the tab order; arrow keys move it. */
  focused: Day
  today: Day
  disabled: (day: Day) => boolean
  onPick: (day: Day) => void
}
const positions = {
  only: 'rounded-[10px] bg-text text-background',
  from: 'rounded-l-[10px] bg-text text-background',
  to: 'rounded-r-[10px] bg-text text-background',
  in: 'bg-surface-3',
}
const tone = (day: Day) =>
  isJapaneseHoliday(day) || weekdayOf(day) === 0
    ? 'text-holiday'
    : weekdayOf(day) === 6
      ? 'text-saturday'
      : ''

/**
 * One month as a grid of days. Saturdays are blue, Sundays and holidays red, as on Japanese
 * calendars.
 */
export function MonthGrid({ month, chosen, focused, today, disabled, onPick }: MonthGridProps) {
  const { language } = useI18n()
  return (
    <table
      role="grid"
      aria-label={formatMonth(month, language)}
      className="w-full table-fixed border-collapse text-center"
    >
      <caption aria-hidden className="mb-2.5 font-display text-t3 leading-[44px] font-[650]">
        {formatMonth(month, language)}
      </caption>
      <thead>
        <tr>
          {weekdayNames(language).map(({ short, long }, weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={long}
              className={cx(
                'pb-1 text-2xs font-normal',
                weekday === 0 ? 'text-holiday' : weekday === 6 ? 'text-saturday' : 'text-text-3',
              )}
            >
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, weekday) => (
              <Fragment key={weekday}>
                {day === null ? (
                  <td />
                ) : (
                  <DayCell
                    {...{ day, focused, today, disabled, onPick }}
                    position={positionInRange(day, chosen)}
                  />
                )}
              </Fragment>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = Pick<MonthGridProps, 'focused' | 'today' | 'disabled' | 'onPick'> & {
  day: Day
  position: ReturnType<typeof positionInRange>
}
/** A day as a button. Disabled days stay focusable, so that arrow keys can cross them. */
function DayCell({ day, position, focused, today, disabled, onPick }: DayCellProps) {
  const { language } = useI18n()
  const off = disabled(day)
  return (
    <td role="gridcell" aria-selected={position !== null} className="p-0 py-px">
      <button
        type="button"
        data-day={day}
        tabIndex={day === focused ? 0 : -1}
        aria-disabled={off || undefined}
        aria-current={day === today ? 'date' : undefined}
        aria-label={formatDay(day, language, { year: true })}
        onClick={() => {
          if (!off) onPick(day)
        }}
        className={cx(
          'h-11 w-full font-display text-[.9375rem] font-semibold focus-visible:-outline-offset-2',
          position ? positions[position] : 'rounded-[10px]',
          off
            ? 'text-text-3 line-through opacity-60'
            : cx(
                position === null && 'hover:bg-surface-3',
                (position === null || position === 'in') && tone(day),
              ),
          day === today &&
            position === null &&
            'shadow-[inset_0_0_0_1px_var(--color-line-control)]',
        )}
      >
        {dayNumber(day)}
      </button>
    </td>
  )
}
