import { createFileRoute } from '@tanstack/react-router'
import { FollowLink } from '../../../features/checkin/link/FollowLink.tsx'

export const Route = createFileRoute('/check-in/$gameId/$code')({
  staticData: { areas: ['checkin'], shell: 'bare' },
  component: Page,
})

function Page() {
  const { gameId, code } = Route.useParams()
  return <FollowLink gameId={gameId} code={code} />
}
