import { Plus, X } from 'lucide-react'
import { formatRange } from '@tomogolf/format/dates'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { GameListSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { FILTER_FORM, FilterBar } from './FilterBar.tsx'
import { GamesList } from './GamesList.tsx'
import { filtersOf, isFiltered, type GamesSearch } from './games-search.ts'
import { NoGames, StaleList } from './ListStates.tsx'
import { useFilters } from './use-filters.ts'
import { useGames } from './use-games.ts'

type GamesScreenProps = {
  search: GamesSearch
  signedIn: boolean
  startingId: string | null
  onJoin: (gameId: string) => void
  onNear: (gameId: string) => void
  onHost: () => void
}

/** The games list: filters, heading, cards, pagination and empty states. */
export function GamesScreen({
  search,
  signedIn,
  startingId,
  onJoin,
  onNear,
  onHost,
}: GamesScreenProps) {
  const { t } = useI18n()
  const { filters, change, send, waiting } = useFilters(search)
  const { page, old, since, error, fetching, retry } = useGames(search)
  const filtered = isFiltered(search)
  const card = { signedIn, onJoin, onNear }
  return (
    <>
      <FilterBar filters={filters} onChange={change} onSubmit={send} />
      <div className="wrap">
        <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-2 pt-4.5 pb-4.5 lg:pt-6.5 lg:pb-5.5">
          <h1 aria-live="polite" className="mr-auto text-t2 lg:text-t1">
            <Heading search={search} total={page?.pagination.total} more={page?.more} />
          </h1>
          <Switch
            name="open"
            value="true"
            form={FILTER_FORM}
            checked={filters.open}
            onChange={(event) => change({ open: event.currentTarget.checked })}
            className="text-text-2"
          >
            {t('games.filter.open')}
          </Switch>
          {filtered && (
            <LinkButton to="/games" size="small" variant="ghost" icon={X}>
              {t('games.filter.clearAll')}
            </LinkButton>
          )}
          {signedIn && (
            <Button size="small" icon={Plus} onClick={onHost}>
              {t('games.host')}
            </Button>
          )}
        </div>
        {error && page && <StaleList error={error} since={since} retry={retry} />}
        {!page ? (
          error ? (
            <ErrorState error={error} retry={retry} title={t('games.failed')} />
          ) : (
            <GameListSkeleton cards={6} />
          )
        ) : page.games.length === 0 && !old ? (
          <NoGames filtered={filtered} signedIn={signedIn} onHost={onHost} />
        ) : (
          <GamesList
            page={page}
            search={search}
            startingId={startingId}
            old={old || waiting || fetching}
            {...card}
          />
        )}
      </div>
    </>
  )
}

/** The number of games and their dates. Screen readers announce a changed number. */
function Heading({
  search,
  total,
  more,
}: {
  search: GamesSearch
  total: number | undefined
  more: boolean | undefined
}) {
  const { t, language } = useI18n()
  const { days } = filtersOf(search)
  const when = days ? formatRange(days, language) : null
  if (total === undefined) return t('games.title')
  if (more)
    return when
      ? t('games.countMoreOn', { count: formatNumber(total, language), when })
      : t('games.countMore', { count: formatNumber(total, language) })
  return when ? t('games.countOn', { count: total, when }) : t('games.count', { count: total })
}
