import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { UserScreen } from '../../screens/users/UserScreen.tsx'

export const Route = createFileRoute('/users/$id')({ component: UserPage })

function UserPage() {
  const { id } = Route.useParams()
  const { data, error, refetch } = useQuery(
    apiQuery('GET /api/admin/users/:id', { params: { id } }),
  )
  if (data) return <UserScreen key={id} user={data} />
  return error ? (
    <ErrorState error={error} retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={10} />
  )
}
