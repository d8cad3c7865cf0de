import { createFileRoute } from '@tanstack/react-router'
import { CheckIn } from '../../../../features/check-in/CheckIn.tsx'
import { ensureOr404 } from '../../../../queries/ensure-query.ts'
import { gameQuery } from '../../../../queries/games.ts'
import { BROWSER_ONLY } from '../../../../hydration/browser-only.ts'

export const Route = createFileRoute('/_auth/games/$id/check-in')({
  ...BROWSER_ONLY,
  staticData: { areas: ['checkin'], shell: 'bare' },
  loader: async ({ context, params }) => {
    await ensureOr404(context.queryClient, gameQuery(params.id))
  },
  component: Page,
})

function Page() {
  const { id } = Route.useParams()
  const { me } = Route.useRouteContext()
  return <CheckIn key={id} gameId={id} meId={me.id} name={me.firstName} />
}
