import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { HostCode } from '../../../../features/check-in/host/HostCode.tsx'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { ensureOr404 } from '../../../../queries/load.ts'

export const Route = createFileRoute('/_auth/games/$id/qr')({
  staticData: { areas: ['checkin'], shell: 'bare' },
  // the code itself is asked for by the page alone: asking counts as the host's presence
  loader: async ({ context, params }) => {
    try {
      await ensureOr404(
        context.queryClient,
        apiQuery('GET /api/games/:id', { params: { id: params.id } }),
      )
    } catch (error) {
      // without a network this device has the last code
      if (isNotFound(error)) throw error
    }
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { me } = Route.useRouteContext()
  return <HostCode key={id} gameId={id} hostId={me.id} />
}
