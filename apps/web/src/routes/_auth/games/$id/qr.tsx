import { createFileRoute, isNotFound } from '@tanstack/react-router'
import { HostCode } from '../../../../features/check-in/host/HostCode.tsx'
import { ensureOr404 } from '../../../../queries/ensure-query.ts'
import { gameQuery } from '../../../../queries/games.ts'
import { BROWSER_ONLY } from '../../../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/games/$id/qr')({
  ...BROWSER_ONLY,
  staticData: { areas: ['checkin'], shell: 'bare' },
  // only the page itself fetches the code: reading it proves the host's presence
  loader: async ({ context, params }) => {
    try {
      await ensureOr404(context.queryClient, gameQuery(params.id))
    } catch (error) {
      // without a network the page shows the last code stored on this device
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
