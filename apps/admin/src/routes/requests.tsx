import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Badge } from '@tomogolf/ui/data/Badge.tsx'
import { listSearch } from '../lib/list-search.ts'
import type { Request } from '../lib/records.ts'
import { RequestDetail } from '../screens/support/RequestDetail.tsx'
import { ContactText } from '../components/cells/ContactText.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'

export const Route = createFileRoute('/requests')({
  validateSearch: listSearch('kind', 'state'),
  component: Requests,
})
const KINDS = ['booking', 'rental', 'contact'] as const,
  STATES = ['open', 'overdue', 'received', 'in_progress', 'answered', 'closed'] as const

function Requests() {
  const t = useT()
  const columns: Column<Request>[] = [
    {
      id: 'reference',
      title: t('admin.request.reference'),
      cell: (request) => <RowToggle id={request.id}>{request.reference}</RowToggle>,
    },
    {
      id: 'kind',
      title: t('admin.request.kind'),
      cell: (request) => t(`admin.requestKind.${request.kind}`),
    },
    {
      id: 'from',
      title: t('admin.request.from'),
      cell: (request) => (
        <span className="block min-w-0">
          <b className="block truncate font-semibold">{request.name}</b>
          <ContactText
            subject={{ kind: 'request', id: request.id, name: request.name }}
            masked={request.email}
            className="text-xs text-text-3"
          />
        </span>
      ),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (request) => (
        <span className="flex flex-wrap gap-1.5">
          <StateBadge area="requestState" state={request.state} />
          {request.overdue && <Badge tone="danger">{t('admin.requestState.overdue')}</Badge>}
        </span>
      ),
    },
    {
      id: 'taken',
      title: t('admin.request.takenBy'),
      from: 'xl',
      cell: (request) => request.takenBy ?? '–',
    },
    {
      id: 'due',
      title: t('admin.request.due'),
      from: 'lg',
      right: true,
      cell: (request) =>
        request.answeredAt ? (
          <>
            {t('admin.requestState.answered')} <Timestamp at={request.answeredAt} />
          </>
        ) : request.state === 'closed' ? (
          '–'
        ) : (
          <span className={request.overdue ? 'font-semibold text-danger' : undefined}>
            <Timestamp at={request.dueAt} />
          </span>
        ),
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (request) => <Timestamp at={request.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/requests"
      title={t('admin.nav.requests')}
      lead={t('admin.request.lead')}
      columns={columns}
      defaultSort="-createdAt"
      searchFor={t('admin.request.search')}
      empty={t('admin.request.empty')}
      detail={(request) => <RequestDetail request={request} />}
      filters={
        <>
          <FilterSelect
            name="state"
            label={t('admin.state')}
            options={STATES.map((value) => ({ value, label: t(`admin.requestState.${value}`) }))}
          />
          <FilterSelect
            name="kind"
            label={t('admin.request.kind')}
            options={KINDS.map((value) => ({ value, label: t(`admin.requestKind.${value}`) }))}
          />
        </>
      }
    />
  )
}
