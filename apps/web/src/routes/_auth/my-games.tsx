import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { MyGames, type ShownTab } from '../../features/my-games/MyGames.tsx'
import { RateRound } from '../../features/standing/RateRound.tsx'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useHostAction } from '../../lib/use-host-action.ts'
import { gameQuery } from '../../queries/games.ts'
import { prefetch } from '../../queries/ensure-query.ts'
import { savedGamesQuery } from '../../queries/saved-games.ts'
import { myGamesQuery } from '../../queries/my-games.ts'
import { checked, oneOf } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '../../components/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'
import { BROWSER_ONLY } from '../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/my-games')({
  // the tabs have inline styles, which the Content-Security-Policy forbids in documents
  ...BROWSER_ONLY,
  staticData: { areas: ['mygames', 'standing'] },
  validateSearch: (search: Record<string, unknown>): { tab?: ShownTab } =>
    checked({ tab: oneOf(search.tab, ['past', 'saved']) }),
  loaderDeps: ({ search }) => ({ tab: search.tab ?? 'upcoming' }),
  loader: ({ context, deps: { tab } }) =>
    tab === 'saved'
      ? prefetch(context.queryClient, savedGamesQuery)
      : prefetch(context.queryClient, myGamesQuery(tab)),
  component: Page,
})

function Page() {
  const t = useT()
  const { tab } = Route.useLoaderDeps()
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const host = useHostAction()
  const hostAgain = (gameId: string) =>
    host(async () => {
      const [{ prefillFrom }, played] = await Promise.all([
        import('../../features/game-form/host-again.ts'),
        queryClient.query(gameQuery(gameId)),
      ])
      prefillFrom(played)
    })
  return (
    <div className="wrap">
      <PageHead
        title={t('mygames.pageTitle')}
        description={t('mygames.description')}
        path="/my-games"
        noindex
      />
      <PageTitle title={t('mygames.title')} />
      <MyGames
        tab={tab}
        parts={{
          rating: (gameId, rating) => <RateRound gameId={gameId} rating={rating} />,
          onHostAgain: hostAgain,
        }}
        onTab={(next) =>
          void navigate({ search: next === 'upcoming' ? {} : { tab: next }, replace: true })
        }
      />
    </div>
  )
}
