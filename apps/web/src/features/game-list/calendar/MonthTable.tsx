import { Link } from '@tanstack/react-router'
import { isJapaneseHoliday } from '@tomogolf/domain/japan-holidays'
import { weekdayNames } from '@tomogolf/format/calendar'
import { formatDay, formatMonth } from '@tomogolf/format/dates'
import { dayNumber, monthOf, weekdayOf, type Day } from '@tomogolf/ui/calendar/month-days.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import type { GameCounts } from '../../../queries/games.ts'
import type { GamesSearch } from '../games-search.ts'
import { mondayWeeks } from './calendar-weeks.ts'

type MonthTableProps = {
  search: GamesSearch
  counts: GameCounts
  month: string
  chosen: Day | undefined
  today: Day
}
const MOST_DOTS = 4
/** Saturdays are blue, Sundays and holidays red, as on Japanese calendars. */
const tone = (weekday: number, isHoliday = false) =>
  weekday === 0 || isHoliday ? 'text-holiday' : weekday === 6 ? 'text-saturday' : undefined

/** A month in weeks from Monday. Days with games are links that list them. */
export function MonthTable({ search, counts, month, chosen, today }: MonthTableProps) {
  const { language } = useI18n()
  const names = weekdayNames(language)
  const byDay = new Map(counts.days.map((day) => [day.day, day]))
  return (
    <table aria-label={formatMonth(month, language)} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={names[weekday]!.long}
              className={cx('pb-1 text-2xs font-normal', tone(weekday) ?? 'text-text-3')}
            >
              {names[weekday]!.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {mondayWeeks(month).map((week, index) => (
          <tr key={index}>
            {week.map((day, cell) => (
              <td key={cell} className="p-0.5 align-top">
                {day !== null && (
                  <DayCell
                    day={day}
                    count={day < today ? undefined : byDay.get(day)}
                    search={search}
                    isChosen={day === chosen}
                    isToday={day === today}
                    isPast={day < today}
                    isOther={monthOf(day) !== month}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type DayCellProps = {
  day: Day
  count: { games: number; open: number } | undefined
  search: GamesSearch
  isChosen: boolean
  isToday: boolean
  isPast: boolean
  isOther: boolean
}
function DayCell({ day, count, search, isChosen, isToday, isPast, isOther }: DayCellProps) {
  const { t, language } = useI18n()
  const isHoliday = isJapaneseHoliday(day)
  const number = (
    <span
      className={cx(
        'relative font-display text-[.9375rem] font-semibold',
        !isChosen && tone(weekdayOf(day), isHoliday),
        isPast && 'opacity-60',
      )}
    >
      {dayNumber(day)}
      {isHoliday && (
        <span aria-hidden className="absolute -top-1 left-full ml-0.5 font-cjk text-2xs">
          祝
        </span>
      )}
    </span>
  )
  const look = cx(
    'flex w-full flex-col items-center gap-1 rounded-[10px] px-0.5 py-1.5',
    isPast ? 'min-h-9 text-text-3' : 'min-h-15',
    isOther && 'opacity-75',
  )
  if (!count)
    return <span className={cx(look, isToday && 'border border-line-control')}>{number}</span>
  return (
    <Link
      to="/games"
      search={{ ...search, day, month: isOther ? search.month : day.slice(0, 7) }}
      resetScroll={false}
      preload={false}
      replace
      aria-current={isChosen ? 'true' : undefined}
      aria-label={[
        formatDay(day, language, { year: true }),
        ...(isHoliday ? [t('browse.calendar.holiday')] : []),
        t('games.count', { count: count.games }),
        t('browse.open', { count: count.open }),
      ].join(', ')}
      className={cx(
        look,
        'border transition-colors',
        isChosen
          ? 'border-text bg-text text-background'
          : cx('bg-surface-1 hover:bg-surface-3', isToday ? 'border-line-control' : 'border-line'),
      )}
    >
      {number}
      <span className="flex h-1.5 gap-0.5">
        {Array.from({ length: Math.min(MOST_DOTS, count.open) }, (_, dot) => (
          <i
            key={dot}
            className={cx('size-1.5 rounded-full', isChosen ? 'bg-background' : 'bg-success')}
          />
        ))}
      </span>
      <span className={cx('text-xs', !isChosen && 'text-text-2')}>{count.games}</span>
    </Link>
  )
}
