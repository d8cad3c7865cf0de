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
  // what the product writes into the record by itself is a word of its own; people's sentences stay as they are
  const words = (text: string | null) => {
    const key = ['strikeCause', 'gameStatus', 'caseState']
      .map((area) => `admin.${area}.${text}`)
      .find((k) => t.has(k))
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
      cell: (a) => (
        <OpenRow id={a.id}>
          <When at={a.at} year />
        </OpenRow>
      ),
    },
    {
      id: 'actor',
      title: t('admin.audit.who'),
      cell: (a) =>
        a.actor ? (
          <Link
            to="."
            search={(old: object) =>
              ({ ...old, actor: a.actor?.id, page: undefined, open: undefined }) as never
            }
            className="link"
          >
            {a.actor.name}
          </Link>
        ) : (
          t('admin.audit.product')
        ),
    },
    { id: 'action', title: t('admin.audit.action'), cell: (a) => actionName(a.action) },
    { id: 'subject', title: t('admin.audit.subject'), from: 'lg', cell: (a) => <Named row={a} /> },
    {
      id: 'reason',
      title: t('admin.reason.label'),
      from: 'md',
      cell: (a) => <span className="line-clamp-2 max-w-100">{words(a.reason)}</span>,
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
      detail={(a) => (
        <Pairs
          className="lg:grid-cols-3"
          pairs={[
            [t('admin.audit.subject'), <Subject key="s" row={a} />],
            [t('admin.user.id'), a.subject],
            [t('admin.audit.ip'), a.ip],
            [t('admin.audit.before'), words(a.before)],
            [t('admin.audit.after'), words(a.after)],
            [t('admin.reason.label'), words(a.reason)],
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

/** Where each kind of subject is looked at. */
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

/** Its name where it has one, else what it is kept under. */
function Named({ row: { about, subject } }: { row: Row }) {
  const t = useT()
  const setting = `admin.setting.${subject}`
  return <>{about ?? (t.has(setting) ? tDynamic(t)(setting) : subject)}</>
}

/** What was acted on, as the way to it. */
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
