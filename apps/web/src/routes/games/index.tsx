import { lazy, useEffect } from 'react'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { gamesSearch, searchQuery } from '../../features/game-list/games-search.ts'
import { GamesScreen } from '../../features/game-list/GamesScreen.tsx'
import { useAutoActions } from '../../features/game-list/use-auto-actions.ts'
import { useHostFlow } from '../../features/game-form/use-host-flow.tsx'
import { useJoinFlow } from '../../features/join-flow/use-join-flow.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { requestHostForm } from '../../lib/open-host-form.ts'
import { removeGameLists } from '../../queries/games.ts'
import { useMe } from '../../queries/session.ts'
import { PageHead } from '../../components/PageHead.tsx'

const JOIN_PARTS = {
  threeDSecure: lazy(() =>
    import('../../features/payment/ThreeDSecure.tsx').then((module) => ({
      default: module.ThreeDSecure,
    })),
  ),
  cardEntry: lazy(() => import('../../features/payment/CardEntry.tsx')),
  profileFields: lazy(() => import('../../features/account/profile/MissingFields.tsx')),
}

export const Route = createFileRoute('/games/')({
  validateSearch: gamesSearch,
  beforeLoad: ({ context, search: { refresh, ...search } }) => {
    if (!refresh) return
    removeGameLists(context.queryClient)
    throw redirect({ to: '/games', search, replace: true })
  },
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const games = context.queryClient.query(searchQuery(deps))
    // in the browser the page shows loading and failure itself
    if (typeof window === 'undefined') {
      const { page } = (await games).pagination
      // beyond the last page, the API answers with the last one
      if (page !== (deps.page ?? 1))
        throw redirect({ to: '/games', search: { ...deps, page: page === 1 ? undefined : page } })
    } else games.catch(() => undefined)
  },
  component: Games,
})

function Games() {
  const t = useT()
  const search = Route.useSearch()
  const me = useMe() ?? null
  const joinFlow = useJoinFlow(JOIN_PARTS)
  const hostFlow = useHostFlow()
  // indexed by region; later pages and searches are not
  const inRegion = (text: string) =>
    search.region ? `${t(`common.region.${search.region}`)}: ${text}` : text
  useAutoActions({ me, onHost: hostFlow.start, onJoin: joinFlow.start })
  const navigate = Route.useNavigate()
  const isSignedIn = me !== null
  useEffect(() => {
    if (!search.host) return
    if (isSignedIn) requestHostForm()
    void navigate({ search: (shown) => ({ ...shown, host: undefined }), replace: true })
  }, [search.host, isSignedIn, navigate])
  return (
    <>
      <PageHead
        title={inRegion(t('games.pageTitle'))}
        description={inRegion(t('games.description'))}
        path={search.region ? `/games?region=${search.region}` : '/games'}
        noindex={search.page !== undefined}
      />
      <GamesScreen
        search={search}
        signedIn={me !== null}
        startingId={joinFlow.startingId}
        onJoin={joinFlow.start}
        onNear={joinFlow.prepare}
        onHost={hostFlow.start}
      />
      {joinFlow.dialogs}
      {hostFlow.dialogs}
    </>
  )
}
