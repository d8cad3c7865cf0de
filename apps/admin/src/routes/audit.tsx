import { createFileRoute, Link } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { Pairs, When } from '../components/cells.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterDays, FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { OpenRow } from '../components/OpenRow.tsx'

const ACTIONS = [
  'strike.give',
  'strike.remove',
  'suspension.give',
  'suspension.lift',
  'profile.edit',
  'password.reset',
  'game.force_cancel',
  'settings.write',
  'issue.fix',
  'list.export',
  'request.take',
  'request.answer',
  'request.reopen',
  'request.close',
  'request.note',
  'case.decide',
  'appeal.decide',
  'rating.hide',
  'hold.decide',
  'transaction.refund',
  'charge.retry',
  'charge.waive',
  'host.pay_out',
  'course.add',
  'course.edit',
  'course.merge',
  'course.import',
] as const
type Row = RowOf<'GET /api/admin/audit-log'>
export const Route = createFileRoute('/audit')({
  validateSearch: listSearch('action', 'actor', 'subject', 'from', 'to'),
  component: Audit,
})

function Audit() {
  const t = useT()
  const actionName = (action: string) =>
    t.has(`admin.action.${action}`) ? tDynamic(t)(`admin.action.${action}`) : action
  // reasons written by the product are codes with a phrase; an operator's text stays as it is
  const translateReason = (text: string | null) => {
    const key = ['strikeCause', 'gameStatus', 'caseState']
      .map((area) => `admin.${area}.${text}`)
      .find((entry) => t.has(entry))
    return key ? (
      tDynamic(t)(key)
    ) : text && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? (
      <When at={text} year />
    ) : (
      (text ?? '–')
    )
  }
  const columns: Column<Row>[] = [
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'at',
      cell: (entry) => (
        <OpenRow id={entry.id}>
          <When at={entry.at} year />
        </OpenRow>
      ),
    },
    {
      id: 'actor',
      title: t('admin.audit.who'),
      cell: (entry) =>
        entry.actor ? (
          <Link
            to="."
            search={(old: object) =>
              ({ ...old, actor: entry.actor?.id, page: undefined, open: undefined }) as never
            }
            className="link"
          >
            {entry.actor.name}
          </Link>
        ) : (
          t('admin.audit.product')
        ),
    },
    { id: 'action', title: t('admin.audit.action'), cell: (entry) => actionName(entry.action) },
    {
      id: 'subject',
      title: t('admin.audit.subject'),
      from: 'lg',
      cell: (entry) => <Named row={entry} />,
    },
    {
      id: 'reason',
      title: t('admin.reason.label'),
      from: 'md',
      cell: (entry) => (
        <span className="line-clamp-2 max-w-100">{translateReason(entry.reason)}</span>
      ),
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/audit-log"
      title={t('admin.nav.audit')}
      lead={t('admin.audit.lead')}
      columns={columns}
      order="-at"
      empty={t('admin.audit.empty')}
      detail={(entry) => (
        <Pairs
          className="lg:grid-cols-3"
          pairs={[
            [t('admin.audit.subject'), <Subject key="s" row={entry} />],
            [t('admin.user.id'), entry.subject],
            [t('admin.audit.ip'), entry.ip],
            [t('admin.audit.before'), translateReason(entry.before)],
            [t('admin.audit.after'), translateReason(entry.after)],
            [t('admin.reason.label'), translateReason(entry.reason)],
          ]}
        />
      )}
      filters={
        <>
          <FilterSelect
            name="action"
            label={t('admin.audit.action')}
            options={ACTIONS.map((value) => ({ value, label: actionName(value) }))}
          />
          <FilterDays />
        </>
      }
    />
  )
}

/** The screen of each kind of subject. */
const PLACES: Readonly<
  Record<string, '/holds' | '/transactions' | '/cases' | '/issues' | '/requests' | '/courses'>
> = {
  hold: '/holds',
  transaction: '/transactions',
  host: '/transactions',
  case: '/cases',
  issue: '/issues',
  request: '/requests',
  course: '/courses',
}

/** The subject's name, or its id. */
function Named({ row: { about, subject } }: { row: Row }) {
  const t = useT()
  const setting = `admin.setting.${subject}`
  return <>{about ?? (t.has(setting) ? tDynamic(t)(setting) : subject)}</>
}

/** The subject of an entry as a link. */
function Subject({ row }: { row: Row }) {
  const { subject } = row,
    kind = row.action.split('.')[0] ?? '',
    name = <Named row={row} />
  if (['strike', 'suspension', 'profile', 'password', 'rating'].includes(kind))
    return (
      <Link to="/users/$id" params={{ id: subject }} className="link">
        {name}
      </Link>
    )
  if (kind === 'game')
    return (
      <Link to="/games/$id" params={{ id: subject }} className="link">
        {name}
      </Link>
    )
  if (kind === 'settings')
    return (
      <Link to="/settings" className="link">
        {name}
      </Link>
    )
  const place = PLACES[kind]
  return place && subject !== 'courses' ? (
    <Link to={place} search={{ id: subject, open: subject } as never} className="link">
      {name}
    </Link>
  ) : (
    name
  )
}
