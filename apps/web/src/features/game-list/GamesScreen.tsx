import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { Plus, X } from 'lucide-react'
import { formatRange } from '@tomogolf/format/dates'
import { formatNumber } from '@tomogolf/format/numbers'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Switch } from '@tomogolf/ui/forms/Switch.tsx'
import { GameListSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { FILTER_FORM, FilterBar } from './FilterBar.tsx'
import { GamesList } from './GamesList.tsx'
import { filtersOf, isFiltered, wishOf, type GamesSearch } from './games-search.ts'
import { NoGames } from './NoGames.tsx'
import { useFilters } from './use-filters.ts'
import { useGames } from './use-games.ts'
import { useView } from './use-view.ts'
import { ViewSwitch } from './ViewSwitch.tsx'
import { NewRegion } from '../../components/regions/NewRegion.tsx'
import { FEW_GAMES } from '../../queries/games.ts'
import { setOrigin, useOrigin, type Origin, type OriginPlace } from '../../lib/origin.ts'

type GamesScreenProps = {
  search: GamesSearch
  signedIn: boolean
  startingId?: string | null
  onJoin?: (gameId: string) => void
  onNear?: (gameId: string) => void
  onHost?: () => void
  /** What visitors want, for hosts. */
  pool?: ReactNode
}
const nothing = () => undefined

/** Lazy, because it is rarely needed; without a network its file may be missing, too. */
const ListFailure = lazy(() =>
  import('./ListFailure.tsx').catch(() => ({
    default: function Offline() {
      return <p role="alert">{useI18n().t('common.offline.pageText')}</p>
    },
  })),
)

/** The games list: filters, heading, cards, pagination and empty states. */
export function GamesScreen({
  search,
  signedIn,
  startingId = null,
  onJoin = nothing,
  onNear = nothing,
  onHost = nothing,
  pool,
}: GamesScreenProps) {
  const { t, language } = useI18n()
  const { filters, change, send, waiting } = useFilters(search)
  const chosen = useOrigin()
  const position = search.near === undefined && chosen?.id === undefined ? chosen?.near : undefined
  const { page, old, since, error, fetching, retry } = useGames(search, position)
  const origin = useShownOrigin(chosen, page?.origin, filters.near)
  const { render, pending } = useView(search.view)
  const filtered = isFiltered(search)
  const from = origin?.id === undefined ? null : origin.name[language]
  const card = { signedIn, onJoin, onNear, from }
  return (
    <>
      <FilterBar
        origin={origin}
        view={search.view}
        filters={filters}
        onChange={change}
        onSubmit={send}
      />
      <div className="wrap">
        <div className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-2 pt-4.5 pb-4.5 lg:pt-6.5 lg:pb-5.5">
          <span className="max-lg:w-full lg:order-last">
            <ViewSwitch search={search} />
          </span>
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
            <LinkButton
              to="/games"
              search={search.view ? { view: search.view } : {}}
              size="small"
              variant="ghost"
              icon={X}
            >
              {t('games.filter.clearAll')}
            </LinkButton>
          )}
          {signedIn && (
            <Button size="small" icon={Plus} onClick={onHost}>
              {t('games.host')}
            </Button>
          )}
        </div>
        <NewRegion region={search.region ?? null} className="mb-4" />
        {error && (page || !render) && (
          <Suspense fallback={!page && <GameListSkeleton cards={6} />}>
            <ListFailure kept={page !== undefined} error={error} since={since} retry={retry} />
          </Suspense>
        )}
        {render && page?.games.length !== 0 ? (
          render({ search, origin, signedIn })
        ) : !page ? (
          !error && <GameListSkeleton cards={6} />
        ) : page.games.length === 0 && !old ? (
          <NoGames search={search} filtered={filtered} signedIn={signedIn} onHost={onHost} />
        ) : (
          <div className={pending ? 'await-view' : undefined}>
            <GamesList
              page={page}
              search={search}
              startingId={startingId}
              old={old || waiting || fetching}
              {...card}
            />
          </div>
        )}
        {page && page.games.length > 0 && page.pagination.total <= FEW_GAMES && (
          <p className="mt-6">
            <Link to="/alert" search={wishOf(search)} className="arrow-link">
              {t('games.empty.wish')}
            </Link>
          </p>
        )}
        {pool}
      </div>
    </>
  )
}

/**
 * The origin of the shown distances: of this visit, or of the address before any was chosen. A place
 * that left the address is forgotten.
 */
function useShownOrigin(
  chosen: Origin | null,
  place: OriginPlace | undefined,
  near: string | null,
): Origin | null {
  const loaded = place?.id === near ? place : undefined
  useEffect(() => {
    if (loaded) setOrigin(loaded)
    else if (near === null && chosen?.id !== undefined) setOrigin(null)
  }, [loaded, near, chosen])
  return near === null ? (chosen?.id === undefined ? chosen : null) : (loaded ?? chosen)
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
