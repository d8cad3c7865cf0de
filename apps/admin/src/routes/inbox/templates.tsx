import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { TemplatesScreen } from '../../screens/inbox/TemplatesScreen.tsx'

export const Route = createFileRoute('/inbox/templates')({ component: TemplatesPage })

function TemplatesPage() {
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/reply-templates'))
  if (data) return <TemplatesScreen templates={data.templates} />
  return error ? (
    <ErrorState error={error} retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={8} />
  )
}
