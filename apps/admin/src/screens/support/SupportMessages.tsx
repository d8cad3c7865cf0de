import type { ReactNode } from 'react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { ContactText } from '../../components/cells/ContactText.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { Column } from '../../components/DataTable.tsx'
import { FilterSelect } from '../../components/Filters.tsx'
import { ListPage } from '../../components/ListPage.tsx'
import { RowToggle } from '../../components/RowToggle.tsx'
import type { Request } from '../../lib/records.ts'
import { RequestDetail } from './RequestDetail.tsx'

const STATES = ['open', 'overdue', 'answered', 'closed'] as const
/** The event that settled a message: the last answer or closing. */
const settlementOf = (request: Request) =>
  request.state === 'answered' || request.state === 'closed'
    ? request.events.findLast((event) => event.event === 'answer' || event.event === 'close')
    : undefined

/** The list of messages to support. */
export function SupportMessages({ choice }: { choice: ReactNode }) {
  const t = useT()
  const columns: Column<Request>[] = [
    {
      id: 'about',
      title: t('admin.issueList.about'),
      cell: (request) => (
        <RowToggle id={request.id}>{String(request.fields.subject ?? request.reference)}</RowToggle>
      ),
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
        const settlement = settlementOf(request)
        return settlement ? (
          <span>
            {tDynamic(t)(`admin.requestEvent.${settlement.event}`)}
            {settlement.note && `: ${settlement.note.slice(0, 60)}`}
            <span className="block text-xs text-text-3">
              {settlement.by && `${settlement.by} · `}
              <Timestamp at={settlement.at} />
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
      cell: (request) => <Timestamp at={request.createdAt} />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/requests"
      fixedFilters={{ kind: 'contact' }}
      title={t('admin.nav.issues')}
      lead={t('admin.issueList.lead')}
      actions={choice}
      columns={columns}
      defaultSort="-createdAt"
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
