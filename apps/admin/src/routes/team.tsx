import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { TeamScreen } from '../screens/team/TeamScreen.tsx'

export const Route = createFileRoute('/team')({ component: TeamPage })

function TeamPage() {
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/team'))
  if (data) return <TeamScreen team={data} />
  return error ? (
    <ErrorState error={error} retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={8} />
  )
}
