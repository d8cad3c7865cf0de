import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { GameScreen } from '../../screens/games/GameScreen.tsx'

export const Route = createFileRoute('/games/$id')({ component: GamePage })

function GamePage() {
  const { id } = Route.useParams()
  const { data, error, refetch } = useQuery(
    apiQuery('GET /api/admin/games/:id', { params: { id } }),
  )
  if (data) return <GameScreen key={id} game={data} />
  return error ? (
    <ErrorState error={error} retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={10} />
  )
}
