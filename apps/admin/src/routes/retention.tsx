import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { formatNumber } from '@tomogolf/format/numbers'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { DataTable, type Column } from '../components/DataTable.tsx'
import { PageTitle } from '../components/PageTitle.tsx'

type Class = ResultOf<'GET /api/admin/retention'>['classes'][number] & { id: string }
export const Route = createFileRoute('/retention')({ component: RetentionPage })

/** What is erased when, and what a run would erase now. */
function RetentionPage() {
  const { t, language } = useI18n()
  const { data, error, refetch } = useQuery(apiQuery('GET /api/admin/retention'))
  const columns: Column<Class>[] = [
    {
      id: 'name',
      title: t('admin.dataRetention.data'),
      cell: (row) => <b className="font-semibold">{t(`admin.dataRetention.class.${row.name}`)}</b>,
    },
    {
      id: 'days',
      title: t('admin.dataRetention.kept'),
      cell: (row) => {
        const trigger = t(`admin.dataRetention.trigger.${row.trigger}`)
        return row.days === 0
          ? t('admin.dataRetention.until', { trigger })
          : t('admin.dataRetention.rule', { count: row.days, trigger })
      },
    },
    {
      id: 'action',
      title: t('admin.dataRetention.action'),
      from: 'md',
      cell: (row) => t(`admin.dataRetention.action.${row.action}`),
    },
    {
      id: 'erased',
      title: t('admin.dataRetention.due'),
      right: true,
      cell: (row) => formatNumber(row.erased, language),
    },
    {
      id: 'held',
      title: t('admin.dataRetention.held'),
      right: true,
      cell: (row) => formatNumber(row.held, language),
    },
  ]
  return (
    <>
      <PageTitle title={t('admin.nav.retention')} lead={t('admin.dataRetention.lead')} />
      {!data &&
        (error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={8} />
        ))}
      {data && (
        <div className="overflow-x-auto rounded-l border border-line bg-surface-1">
          <DataTable
            label={t('admin.nav.retention')}
            columns={columns}
            rows={data.classes.map((entry) => ({ ...entry, id: entry.name }))}
          />
        </div>
      )}
    </>
  )
}
