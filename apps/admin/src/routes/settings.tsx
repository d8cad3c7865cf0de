import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { SettingsForm } from '../screens/settings/SettingsForm.tsx'
import { PageTitle } from '../components/PageTitle.tsx'

export const Route = createFileRoute('/settings')({ component: SettingsPage })

function SettingsPage() {
  const t = useT()
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/settings'))
  const changes = useQuery(apiQuery('GET /api/admin/settings/changes')).data?.changes
  return (
    <>
      <PageTitle title={t('admin.nav.settings')} lead={t('admin.settings.lead')} />
      {data ? (
        <SettingsForm rows={data.settings} changes={changes ?? []} />
      ) : error ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </>
  )
}
