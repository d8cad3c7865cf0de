import { createFileRoute, notFound } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PageHead } from '../../../../components/PageHead.tsx'
import { ConversationPage } from '../../../../features/conversation/ConversationPage.tsx'
import { ensureOr404 } from '../../../../queries/ensure-query.ts'
import { gameQuery } from '../../../../queries/games.ts'
import { BROWSER_ONLY } from '../../../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/games/$id/messages')({
  ...BROWSER_ONLY,
  staticData: { areas: ['messages', 'ready', 'game'], shell: 'window' },
  loader: async ({ context, params }) => {
    const game = await ensureOr404(context.queryClient, gameQuery(params.id))
    const { role, participation } = game.viewer
    if (role === null && participation === null) throw notFound()
  },
  component: Messages,
})

function Messages() {
  const t = useT()
  const { id } = Route.useParams()
  const { me } = Route.useRouteContext()
  const { data: game } = useQuery(gameQuery(id))
  return (
    <>
      <PageHead
        noindex
        title={t('messages.title')}
        description={t('messages.description')}
        path={`/games/${id}/messages`}
      />
      {game && me && <ConversationPage key={id} game={game} meId={me.id} />}
    </>
  )
}
