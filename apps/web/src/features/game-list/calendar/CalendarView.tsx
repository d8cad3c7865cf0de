import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { japanDate, oneYearAfter } from '@tomogolf/domain/time'
import { formatMonth } from '@tomogolf/format/dates'
import { useNow } from '@tomogolf/api-client/use-now.ts'
import { parseRange } from '@tomogolf/ui/calendar/day-range.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GamesSearch } from '../games-search.ts'
import { countsQuery } from '../view-queries.ts'
import type { ViewProps } from '../use-view.ts'
import { neighbours, shownDay, shownMonth } from './calendar-weeks.ts'
import { DayGames } from './DayGames.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import { MonthTable } from './MonthTable.tsx'

/** The games as dots on the days of a month, and those of one day as a list. */
export default function CalendarView({ search, origin, signedIn }: ViewProps) {
  const { t, language } = useI18n()
  const now = useNow()
  const { data, error, refetch } = useQuery(countsQuery(search))
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} title={t('games.failed')} />
    ) : (
      <CalendarSkeleton />
    )
  const today = japanDate(now)
  const last = japanDate(oneYearAfter(now))
  const days = data.days.map(({ day }) => day)
  const month = shownMonth(
    { month: search.month, day: search.day, from: parseRange(search.date)?.from },
    days,
    today,
    last,
  )
  const day = shownDay(search.day, month, days, today)
  const { previous, next } = neighbours(month, today, last)
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8">
      <section aria-labelledby="calendar-month">
        <div className="flex items-center gap-2 pb-2">
          <h2 id="calendar-month" aria-live="polite" className="mr-auto text-t2">
            {formatMonth(month, language)}
          </h2>
          <MonthLink search={search} to={previous} label={t('common.calendar.previous')}>
            <ChevronLeft />
          </MonthLink>
          <MonthLink search={search} to={next} label={t('common.calendar.next')}>
            <ChevronRight />
          </MonthLink>
        </div>
        <MonthTable search={search} counts={data} month={month} chosen={day} today={today} />
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-text-2">
          <span>
            <i aria-hidden className="mr-1.5 inline-block size-1.5 rounded-full bg-success" />
            {t('browse.calendar.dots')}
          </span>
          <span>
            <b aria-hidden className="mr-1.5 font-cjk text-holiday">
              祝
            </b>
            {t('browse.calendar.holiday')}
          </span>
          <span>{t('common.japanTime')}</span>
        </p>
      </section>
      {day ? (
        <DayGames key={day} day={day} search={search} origin={origin} signedIn={signedIn} />
      ) : (
        <p className="text-text-2">{t('browse.calendar.none')}</p>
      )}
    </div>
  )
}

type MonthLinkProps = {
  search: GamesSearch
  to: string | undefined
  label: string
  children: ReactNode
}
const arrow = 'grid size-11 place-items-center rounded-m'
function MonthLink({ search, to, label, children }: MonthLinkProps) {
  if (to === undefined)
    return (
      <span aria-hidden className={`${arrow} text-text-3 opacity-60`}>
        {children}
      </span>
    )
  return (
    <Link
      to="/games"
      search={{ ...search, month: to, day: undefined }}
      resetScroll={false}
      preload={false}
      replace
      aria-label={label}
      className={`${arrow} transition-colors hover:bg-surface-2`}
    >
      {children}
    </Link>
  )
}
