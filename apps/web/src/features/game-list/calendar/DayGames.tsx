import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { formatCardTime, formatDay } from '@tomogolf/format/dates'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Origin } from '../../../lib/origin.ts'
import { RowsSkeleton } from './CalendarSkeleton.tsx'
import { GameRow } from '../GameRow.tsx'
import type { GamesSearch } from '../games-search.ts'
import { firstGamesQuery, MOST_LISTED } from '../view-queries.ts'

type DayGamesProps = { day: string; search: GamesSearch; origin: Origin | null; signedIn: boolean }
/** Shown before "Show all" is pressed. */
const FIRST = 4

/** The games of one day, by the filters of the list. */
export function DayGames({ day, search, origin, signedIn }: DayGamesProps) {
  const { t, language } = useI18n()
  const [all, setAll] = useState(false)
  const position = origin && origin.id === undefined ? origin.near : undefined
  const { data, error, refetch } = useQuery(firstGamesQuery({ ...search, date: day }, position))
  const total = data?.pagination.total
  return (
    <section
      aria-labelledby="calendar-day"
      className="min-w-0 lg:rounded-l lg:border lg:border-line lg:bg-surface-1 lg:px-6 lg:py-5"
    >
      <h2 id="calendar-day" aria-live="polite" className="border-b border-line pb-2 text-t3">
        {formatDay(day, language)}
        {total !== undefined && (
          <span className="text-text-2"> · {t('games.count', { count: total })}</span>
        )}
      </h2>
      {data ? (
        <ul>
          {data.games.slice(0, all ? MOST_LISTED : FIRST).map((game) => (
            <GameRow
              key={game.id}
              game={game}
              signedIn={signedIn}
              withHost
              lead={
                <time dateTime={game.teeTime} className="flex-none font-display font-semibold">
                  {formatCardTime(Date.parse(game.teeTime)).slice(-5)}
                </time>
              }
            />
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} title={t('games.failed')} />
      ) : (
        <div role="status" aria-label={t('common.loading')} className="after-200">
          <RowsSkeleton />
        </div>
      )}
      {total !== undefined && total > FIRST && !all && (
        <Button block variant="outline" className="mt-4" onClick={() => setAll(true)}>
          {t('browse.calendar.showAll', { count: total })}
        </Button>
      )}
      {total !== undefined && total > MOST_LISTED && all && (
        <Link
          to="/games"
          search={{ ...search, date: day, day: undefined, month: undefined, view: undefined }}
          className="arrow-link mt-4"
        >
          {t('browse.calendar.inList')}
        </Link>
      )}
    </section>
  )
}
