import { createFileRoute, Link } from '@tanstack/react-router'
import { useT, loose } from '../../src/lib/i18n.tsx'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { Pairs, When } from '../ui/bits.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { FilterDays, FilterSelect } from '../ui/Filters.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { OpenRow } from '../ui/OpenRow.tsx'

const ACTIONS = ['strike.give', 'strike.remove', 'suspension.give', 'suspension.lift', 'profile.edit', 'password.reset', 'game.force_cancel', 'settings.write', 'issue.fix', 'list.export', 'request.take', 'request.answer', 'request.reopen', 'request.close', 'request.note', 'case.decide', 'appeal.decide', 'rating.hide', 'hold.decide', 'transaction.refund', 'charge.retry', 'charge.waive', 'host.pay_out', 'course.add', 'course.edit', 'course.merge', 'course.import'] as const
export const Route = createFileRoute('/audit')({ validateSearch: listSearch('action', 'actor', 'subject', 'from', 'to'), component: Audit })

function Audit() {
  const t = useT()
  const actionName = (action: string) => (t.has(`admin.action.${action}`) ? loose(t)(`admin.action.${action}`) : action)
  const columns: Column<RowOf<'GET /api/admin/audit-log'>>[] = [
    { id: 'at', title: t('admin.when'), sort: 'at', cell: (a) => <OpenRow id={a.id}><When at={a.at} year /></OpenRow> },
    { id: 'actor', title: t('admin.audit.who'), cell: (a) => (a.actor ? <Link to="." search={(old: object) => ({ ...old, actor: a.actor?.id, page: undefined, open: undefined }) as never} className="link">{a.actor.name}</Link> : t('admin.audit.product')) },
    { id: 'action', title: t('admin.audit.action'), cell: (a) => actionName(a.action) },
    { id: 'subject', title: t('admin.audit.subject'), from: 'lg', cell: (a) => a.subject },
    { id: 'reason', title: t('admin.reason.label'), from: 'md', cell: (a) => <span className="line-clamp-2 max-w-100">{a.reason ?? '–'}</span> },
  ]
  return (
    <ListPage list="GET /api/admin/audit-log" title={t('admin.nav.audit')} lead={t('admin.audit.lead')} columns={columns} order="-at" empty={t('admin.audit.empty')}
      detail={(a) => <Pairs pairs={[[t('admin.audit.subject'), <Subject key="s" action={a.action} subject={a.subject} />], [t('admin.audit.ip'), a.ip], [t('admin.audit.before'), a.before], [t('admin.audit.after'), a.after], [t('admin.reason.label'), a.reason]]} />}
      filters={<><FilterSelect name="action" label={t('admin.audit.action')} options={ACTIONS.map((value) => ({ value, label: actionName(value) }))} /><FilterDays /></>} />
  )
}

/** Where each kind of subject is looked at. */
const PLACES: Readonly<Record<string, '/holds' | '/transactions' | '/cases' | '/issues' | '/requests' | '/courses'>> = { hold: '/holds', transaction: '/transactions', host: '/transactions', case: '/cases', issue: '/issues', request: '/requests', course: '/courses' }

/** What was acted on, as the way to it. */
function Subject({ action, subject }: { action: string; subject: string }) {
  const kind = action.split('.')[0] ?? ''
  if (['strike', 'suspension', 'profile', 'password'].includes(kind)) return <Link to="/users/$id" params={{ id: subject }} className="link">{subject}</Link>
  if (kind === 'game') return <Link to="/games/$id" params={{ id: subject }} className="link">{subject}</Link>
  if (kind === 'settings') return <Link to="/settings" className="link">{subject}</Link>
  const place = PLACES[kind]
  return place && subject !== 'courses' ? <Link to={place} search={{ id: subject, open: subject } as never} className="link">{subject}</Link> : <>{subject}</>
}
