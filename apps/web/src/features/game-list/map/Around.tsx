import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { formatCardTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { CourseArt } from '@tomogolf/ui/brand/CourseArt.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { GameListSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import type { Origin } from '../../../lib/origin.ts'
import type { ListedGame } from '../../../queries/games.ts'
import { GameRow } from '../GameRow.tsx'
import type { GamesSearch } from '../games-search.ts'
import { firstGamesQuery } from '../view-queries.ts'
import { NearLocator } from './NearLocator.tsx'

type AroundProps = { search: GamesSearch; origin: Origin; signedIn: boolean }

/** The nearest games on a map, and as a list with the same facts; a pressed pin moves its row to the top. */
export function Around({ search, origin, signedIn }: AroundProps) {
  const { t, language } = useI18n()
  const position = origin.id === undefined ? origin.near : undefined
  const { data, error, refetch } = useQuery(firstGamesQuery(present(search, origin.id), position))
  const [selected, setSelected] = useState<string | null>(null)
  if (!data)
    return error ? (
      <ErrorState error={error} retry={() => void refetch()} title={t('games.failed')} />
    ) : (
      <GameListSkeleton cards={3} />
    )
  const games = data.games.filter((game) => game.position)
  const chosen = games.find(({ id }) => id === selected)
  const rows = chosen ? [chosen, ...games.filter((game) => game !== chosen)] : games
  const name = origin.id === undefined ? t('games.near.me') : origin.name[language]
  return (
    <div className="mb-10 grid gap-6 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-8">
      <NearLocator
        origin={origin}
        name={name}
        games={games}
        priceOf={(game) => formatAmount({ amount: game.price, currency: game.currency }, language)}
        selected={selected}
        onSelect={setSelected}
      />
      <section aria-labelledby="map-nearest" className="min-w-0">
        <h2 id="map-nearest" className="text-t3">
          {t('browse.map.nearest')}
        </h2>
        <ul className="mt-2 lg:max-h-[560px] lg:overflow-y-auto">
          {rows.map((game) => (
            <GameRow
              key={game.id}
              game={game}
              signedIn={signedIn}
              selected={game === chosen}
              lead={<Picture game={game} />}
              when={
                <p className="mt-0.5 text-xs font-semibold">
                  <time dateTime={game.teeTime}>{formatCardTime(Date.parse(game.teeTime))}</time>
                </p>
              }
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
/** The address lags behind a place that was chosen a moment ago. */
const present = (search: GamesSearch, place: string | undefined): GamesSearch => {
  const { near: _, ...rest } = search
  return place === undefined ? rest : { ...rest, near: place }
}

const Picture = ({ game }: { game: ListedGame }) => (
  <CourseArt
    seed={game.artSeed}
    terrain={game.courseTerrain}
    size="160x160"
    className="size-14 flex-none rounded-m"
  />
)
