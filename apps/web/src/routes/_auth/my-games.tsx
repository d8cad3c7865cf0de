import { createFileRoute } from '@tanstack/react-router'
import { MyGames } from '../../features/my-games/MyGames.tsx'
import { myGamesQuery, type MyTab } from '../../features/my-games/my-games-query.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { load } from '../../queries/load.ts'
import { checked, oneOf } from '@tomogolf/ui/lib/search-params.ts'
import { PageHead } from '@tomogolf/ui/data/PageHead.tsx'
import { PageTitle } from '@tomogolf/ui/data/Panel.tsx'

export const Route = createFileRoute('/_auth/my-games')({
  staticData: { areas: ['mygames'] },
  validateSearch: (search: Record<string, unknown>): { tab?: MyTab } =>
    checked({ tab: oneOf(search.tab, ['past']) }),
  loaderDeps: ({ search }) => ({ tab: search.tab ?? 'upcoming' }),
  loader: async ({ context, deps }) => {
    const games = load(context.queryClient, myGamesQuery(deps.tab)).catch(() => undefined)
    // in the browser the page comes at once, with rows that say what is loading
    if (typeof window === 'undefined') await games
  },
  component: Page,
})

function Page() {
  const t = useT()
  const { tab } = Route.useLoaderDeps()
  const navigate = Route.useNavigate()
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
        onTab={(next) =>
          void navigate({ search: next === 'past' ? { tab: next } : {}, replace: true })
        }
      />
    </div>
  )
}
