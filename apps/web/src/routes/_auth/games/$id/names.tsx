import { createFileRoute, notFound } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../../../components/PageHead.tsx'
import { NameList } from '../../../../features/player-names/NameList.tsx'
import { ensureOr404 } from '../../../../queries/ensure-query.ts'
import { gameQuery } from '../../../../queries/games.ts'
import { BROWSER_ONLY } from '../../../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/games/$id/names')({
  ...BROWSER_ONLY,
  staticData: { areas: ['names', 'game'], shell: 'action' },
  // only the page itself fetches the names: every read is recorded
  loader: async ({ context, params }) => {
    const game = await ensureOr404(context.queryClient, gameQuery(params.id))
    if (game.viewer.role !== 'host') throw notFound()
  },
  component: Names,
})

function Names() {
  const t = useT()
  const { id } = Route.useParams()
  const { data: game } = useQuery(gameQuery(id))
  return (
    <>
      <PageHead
        noindex
        title={t('names.list.title')}
        description={t('names.list.description')}
        path={`/games/${id}/names`}
      />
      {game && <NameList key={id} game={game} />}
    </>
  )
}
