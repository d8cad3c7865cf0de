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
/** What settled a message: the last thing an operator did with it. */
const settledBy = (r: Request) =>
  r.state === 'answered' || r.state === 'closed'
    ? r.events.findLast((e) => e.event === 'answer' || e.event === 'close')
    : undefined

/** What people wrote to support, beside what they report on games. */
export function SupportMessages({ choice }: { choice: ReactNode }) {
  const t = useT()
  const columns: Column<Request>[] = [
    {
      id: 'about',
      title: t('admin.issueList.about'),
      cell: (r) => <OpenRow id={r.id}>{String(r.fields.subject ?? r.reference)}</OpenRow>,
    },
    {
      id: 'from',
      title: t('admin.request.from'),
      cell: (r) => (
        <span className="block min-w-0">
          <b className="block truncate font-semibold">{r.name}</b>
          <span className="block truncate text-xs text-text-3">{r.email}</span>
        </span>
      ),
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (r) => (
        <StateBadge
          area="issueState"
          state={r.state === 'answered' || r.state === 'closed' ? 'fixed' : 'open'}
        />
      ),
    },
    {
      id: 'fixed',
      title: t('admin.issue.fixed'),
      from: 'lg',
      cell: (r) => {
        const e = settledBy(r)
        return e ? (
          <span>
            {tDynamic(t)(`admin.requestEvent.${e.event}`)}
            {e.note && `: ${e.note.slice(0, 60)}`}
            <span className="block text-xs text-text-3">
              {e.by && `${e.by} · `}
              <When at={e.at} />
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
      cell: (r) => <When at={r.createdAt} />,
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
      detail={(r) => <RequestDetail request={r} />}
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
