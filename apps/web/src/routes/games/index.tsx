import { Suspense, useEffect, useEffectEvent } from 'react'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { gamesSearch, searchQuery } from '../../features/game-list/games-search.ts'
import { GamesScreen } from '../../features/game-list/GamesScreen.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useHostAction } from '../../lib/use-host-action.ts'
import { isStatus } from '@tomogolf/api-client/api-error.ts'
import { removeGameLists } from '../../queries/games.ts'
import { cachedMe, useMe } from '../../queries/session.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { SignedInGames } from './-lazy-signed-in-games.ts'

export const Route = createFileRoute('/games/')({
  staticData: { signedIn: SignedInGames },
  validateSearch: gamesSearch,
  beforeLoad: ({ context, search: { refresh, ...search } }) => {
    if (!refresh) return
    removeGameLists(context.queryClient)
    throw redirect({ to: '/games', search, replace: true })
  },
  loaderDeps: ({ search }) => gamesSearch(search),
  loader: async ({ context, deps }) => {
    const games = context.queryClient.query(searchQuery(deps))
    // in the browser the page shows loading and failure itself
    games.catch(() => undefined)
    // on the server the user is still being read, and a module that is not there would not be rendered
    if (import.meta.env.SSR || cachedMe(context.queryClient)) await SignedInGames.preload?.()
    if (typeof window === 'undefined') {
      const { page } = (
        await games.catch((error: unknown) => {
          // an invalid filter is dropped, also a place that is not in the table
          if (deps.near !== undefined && isStatus(error, 400))
            throw redirect({ to: '/games', search: { ...deps, near: undefined } })
          throw error
        })
      ).pagination
      // beyond the last page, the API answers with the last one
      if (page !== (deps.page ?? 1))
        throw redirect({ to: '/games', search: { ...deps, page: page === 1 ? undefined : page } })
    }
  },
  component: Games,
})

function Games() {
  const t = useT()
  const search = Route.useLoaderDeps()
  const isSignedIn = !!useMe()
  // indexed by region; later pages and searches are not
  const inRegion = (text: string) =>
    search.region ? `${t(`common.region.${search.region}`)}: ${text}` : text
  const navigate = Route.useNavigate()
  const host = useHostAction()
  const resumeHosting = useEffectEvent(() => {
    host()
    void navigate({ search: (shown) => ({ ...shown, host: undefined }), replace: true })
  })
  useEffect(() => {
    if (search.host) resumeHosting()
  }, [search.host])
  return (
    <>
      <PageHead
        title={inRegion(t('games.pageTitle'))}
        description={inRegion(t('games.description'))}
        path={search.region ? `/games?region=${search.region}` : '/games'}
        noindex={
          search.page !== undefined || search.view !== undefined || search.near !== undefined
        }
      />
      {isSignedIn ? (
        <Suspense>
          <SignedInGames search={search} />
        </Suspense>
      ) : (
        <GamesScreen search={search} signedIn={false} />
      )}
    </>
  )
}
