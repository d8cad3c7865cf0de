import { useQuery } from '@tanstack/react-query'
import { weekdayNames } from '@tomogolf/format/calendar'
import { formatMonth } from '@tomogolf/format/dates'
import { monthOf, type Day } from '@tomogolf/ui/calendar/month-days.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useMedia, WIDE } from '../../../lib/media.ts'
import type { GameCounts } from '../../../queries/games.ts'
import type { GamesSearch } from '../games-search.ts'
import { firstByDayQuery } from '../view-queries.ts'
import { mondayWeeks } from './calendar-weeks.ts'
import { DayCell } from './DayCell.tsx'
import { weekdayTone } from './weekday-tone.ts'

type MonthTableProps = {
  search: GamesSearch
  counts: GameCounts
  month: string
  chosen: Day | undefined
  today: Day
}

/** A month in weeks from Monday. Days with games are links that list them; wide cells name the first. */
export function MonthTable({ search, counts, month, chosen, today }: MonthTableProps) {
  const { language } = useI18n()
  const isWide = useMedia(WIDE)
  const names = weekdayNames(language)
  const weeks = mondayWeeks(month)
  const byDay = new Map(counts.days.map((day) => [day.day, day]))
  // the names of days that the filters allow
  const shown = weeks.flat().filter((day) => day !== null && day >= today && byDay.has(day))
  const { data } = useQuery({
    ...firstByDayQuery(search, { from: shown[0] ?? today, to: shown.at(-1) ?? today }),
    enabled: isWide && shown.length > 0,
  })
  const firstOf = new Map(data?.days.map(({ day, games }) => [day, games]))
  return (
    <table aria-label={formatMonth(month, language)} className="w-full table-fixed border-collapse">
      <thead>
        <tr>
          {[1, 2, 3, 4, 5, 6, 0].map((weekday) => (
            <th
              key={weekday}
              scope="col"
              abbr={names[weekday]!.long}
              className={cx(
                'pb-1 text-2xs font-normal lg:pl-3 lg:text-left',
                weekdayTone(weekday) ?? 'text-text-3',
              )}
            >
              {names[weekday]!.short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((day, cell) => (
              <td key={cell} className="p-0.5 align-top">
                {day !== null && (
                  <DayCell
                    day={day}
                    count={day < today ? undefined : byDay.get(day)}
                    first={firstOf.get(day) ?? []}
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
