import { createFileRoute } from '@tanstack/react-router'
import { FollowLink } from '../../../features/check-in/link/FollowLink.tsx'
import { checked } from '@tomogolf/ui/lib/search-params.ts'

export const Route = createFileRoute('/check-in/$gameId/$code')({
  staticData: { areas: ['checkin'], shell: 'bare' },
  validateSearch: (search: Record<string, unknown>) =>
    checked({ p: typeof search.p === 'string' ? search.p : undefined }),
  component: Page,
})

function Page() {
  const { gameId, code } = Route.useParams()
  const { p } = Route.useSearch()
  return <FollowLink gameId={gameId} code={code} proof={p} />
}
