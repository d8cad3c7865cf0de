import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'
import { REPORT_KINDS } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { ReportDetail } from '../screens/moderation/ReportDetail.tsx'

export const Route = createFileRoute('/reports')({
  validateSearch: listSearch('state', 'kind', 'user', 'game'),
  component: Reports,
})

/** People and texts that users reported. */
function Reports() {
  const t = useT()
  const columns: Column<RowOf<'GET /api/admin/reports'>>[] = [
    {
      id: 'kind',
      title: t('admin.report.kind'),
      cell: (report) => (
        <RowToggle id={report.id}>{t(`admin.report.kind.${report.kind}`)}</RowToggle>
      ),
    },
    {
      id: 'reason',
      title: t('admin.report.reason'),
      cell: (report) => t(`admin.report.reason.${report.reason}`),
    },
    {
      id: 'reported',
      title: t('admin.report.reported'),
      cell: (report) => <PersonCell person={report.reported} quiet />,
    },
    {
      id: 'reporter',
      title: t('admin.report.reporter'),
      from: 'lg',
      cell: (report) => <PersonCell person={report.reporter} quiet />,
    },
    {
      id: 'game',
      title: t('admin.games.game'),
      from: 'xl',
      cell: (report) => (report.game ? <GameCell game={report.game} /> : '–'),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (report) => (
        <StateBadge area="reportState" state={report.decidedAt ? 'decided' : 'open'} />
      ),
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (report) => <Timestamp at={report.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/reports"
      title={t('admin.nav.reports')}
      lead={t('admin.report.lead')}
      columns={columns}
      defaultSort="createdAt"
      empty={t('admin.report.empty')}
      detail={(report) => <ReportDetail report={report} />}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('admin.state')}
            options={(['open', 'decided'] as const).map((value) => ({
              value,
              label: t(`admin.reportState.${value}`),
            }))}
          />
          <FilterSelect
            name="kind"
            label={t('admin.report.kind')}
            options={REPORT_KINDS.map((value) => ({
              value,
              label: t(`admin.report.kind.${value}`),
            }))}
          />
        </>
      }
    />
  )
}
