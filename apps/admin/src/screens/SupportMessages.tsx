import type { ReactNode } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { StateBadge, When } from '../components/cells.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { OpenRow } from '../components/OpenRow.tsx'
import { RequestDetail, type Request } from './RequestDetail.tsx'

const STATES = ['open', 'overdue', 'answered', 'closed'] as const
/** The event that settled a message: the last answer or closing. */
const settledBy = (request: Request) =>
  request.state === 'answered' || request.state === 'closed'
    ? request.events.findLast((event) => event.event === 'answer' || event.event === 'close')
    : undefined

/** Messages to support, beside the issues reported on games. */
export function SupportMessages({ choice }: { choice: ReactNode }) {
  const t = useT()
  const columns: Column<Request>[] = [
    {
      id: 'about',
      title: t('admin.issueList.about'),
      cell: (request) => (
        <OpenRow id={request.id}>{String(request.fields.subject ?? request.reference)}</OpenRow>
      ),
    },
    {
      id: 'from',
      title: t('admin.request.from'),
      cell: (request) => (
        <span className="block min-w-0">
          <b className="block truncate font-semibold">{request.name}</b>
          <span className="block truncate text-xs text-text-3">{request.email}</span>
        </span>
      ),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (request) => (
        <StateBadge
          area="issueState"
          state={request.state === 'answered' || request.state === 'closed' ? 'fixed' : 'open'}
        />
      ),
    },
    {
      id: 'fixed',
      title: t('admin.issue.fixed'),
      from: 'lg',
      cell: (request) => {
        const settled = settledBy(request)
        return settled ? (
          <span>
            {tDynamic(t)(`admin.requestEvent.${settled.event}`)}
            {settled.note && `: ${settled.note.slice(0, 60)}`}
            <span className="block text-xs text-text-3">
              {settled.by && `${settled.by} · `}
              <When at={settled.at} />
            </span>
          </span>
        ) : (
          '–'
        )
      },
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (request) => <When at={request.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/requests"
      always={{ kind: 'contact' }}
      title={t('admin.nav.issues')}
      lead={t('admin.issueList.lead')}
      actions={choice}
      columns={columns}
      order="-createdAt"
      searchFor={t('admin.request.search')}
      empty={t('admin.request.empty')}
      detail={(request) => <RequestDetail request={request} />}
      filters={
        <FilterSelect
          name="state"
          label={t('admin.state')}
          options={STATES.map((value) => ({ value, label: t(`admin.requestState.${value}`) }))}
        />
      }
    />
  )
}
