import { createFileRoute, Link } from '@tanstack/react-router'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { DescriptionGrid } from '../components/DescriptionGrid.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterDays, FilterSelect } from '../components/Filters.tsx'
import { auditWords } from '../screens/audit/audit-words.ts'
import { AuditValue } from '../screens/audit/AuditValue.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'

const ACTIONS = [
  'strike.give',
  'strike.remove',
  'suspension.give',
  'suspension.lift',
  'profile.edit',
  'password.reset',
  'mail_address.clear',
  'email.change',
  'verification.resend',
  'contact.show',
  'contact.export',
  'legal_hold.set',
  'legal_hold.lift',
  'mail.open',
  'mail.resend',
  'game.force_cancel',
  'settings.write',
  'regions.change',
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
  'question.remove',
  'invitation.end',
  'waiting.remove',
  'report.decide',
  'hold.decide',
  'transaction.refund',
  'approval.ask',
  'approval.approve',
  'approval.decline',
  'approval.withdraw',
  'charge.retry',
  'charge.waive',
  'host.pay_out',
  'host.give_up',
  'standing.inherit',
  'course.add',
  'course.edit',
  'course.merge',
  'course.import',
  'team.invite',
  'team.withdraw',
  'team.join',
  'team.role',
  'team.remove',
] as const
type Row = RowOf<'GET /api/admin/audit-log'>
export const Route = createFileRoute('/audit')({
  validateSearch: listSearch('action', 'actor', 'subject', 'from', 'to'),
  component: Audit,
})

function Audit() {
  const { t, language } = useI18n()
  const actionName = (action: string) =>
    t.has(`admin.action.${action}`) ? tDynamic(t)(`admin.action.${action}`) : action
  const translateReason = (text: string | null) =>
    text && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) ? (
      <Timestamp at={text} year />
    ) : (
      auditWords(t, language, text)
    )
  const columns: Column<Row>[] = [
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'at',
      cell: (entry) => (
        <RowToggle id={entry.id}>
          <Timestamp at={entry.at} year />
        </RowToggle>
      ),
    },
    {
      id: 'actor',
      title: t('admin.audit.who'),
      cell: (entry) =>
        entry.actor ? (
          <Link
            to="."
            search={(search: object) =>
              ({ ...search, actor: entry.actor?.id, page: undefined, open: undefined }) as never
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
      cell: (entry) => <SubjectName row={entry} />,
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
      defaultSort="-at"
      empty={t('admin.audit.empty')}
      detail={(entry) => (
        <DescriptionGrid
          className="lg:grid-cols-3"
          pairs={[
            [t('admin.audit.subject'), <SubjectLink key="s" row={entry} />],
            [t('admin.audit.who'), entry.actor && <PersonCell key="w" person={entry.actor} />],
            [t('admin.user.id'), entry.subject],
            [t('admin.audit.ip'), entry.ip],
            [
              t('admin.audit.before'),
              <AuditValue key="b" text={entry.before} plain={translateReason} />,
            ],
            [
              t('admin.audit.after'),
              <AuditValue key="a" text={entry.after} plain={translateReason} />,
            ],
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

/** The list that shows each kind of subject. */
const LIST_OF_KIND: Readonly<
  Record<
    string,
    | '/holds'
    | '/approvals'
    | '/transactions'
    | '/cases'
    | '/issues'
    | '/reports'
    | '/courses'
    | '/bookings'
    | '/disputes'
    | '/payouts'
  >
> = {
  hold: '/holds',
  transaction: '/transactions',
  host: '/transactions',
  refund: '/transactions',
  approval: '/approvals',
  case: '/cases',
  issue: '/issues',
  report: '/reports',
  course: '/courses',
  booking: '/bookings',
  dispute: '/disputes',
  payout_batch: '/payouts',
}

const OF_PERSON: readonly string[] = [
  'strike',
  'suspension',
  'profile',
  'password',
  'rating',
  'appeal',
  'legal_hold',
  'email',
  'mail_address',
  'verification',
  'guest',
  'user',
]

/** The screen of a downloaded list, by the name of its file. */
const SCREEN_OF_FILE: Readonly<Record<string, string>> = {
  'audit-log': 'audit',
  'payout-batches': 'payouts',
}
const screenOfFile = (file: string): string => SCREEN_OF_FILE[file] ?? file.split('-')[0]!

/** The subject's name, or its id. */
function SubjectName({ row: { about, action, subject } }: { row: Row }) {
  const t = useT()
  const phrase = action.endsWith('.export')
    ? `admin.nav.${screenOfFile(subject)}`
    : `admin.setting.${subject}`
  return <>{about ?? (t.has(phrase) ? tDynamic(t)(phrase) : subject)}</>
}

/** A link to the subject of an entry. */
function SubjectLink({ row }: { row: Row }) {
  const { subject } = row,
    kind = row.action.split('.')[0] ?? '',
    name = <SubjectName row={row} />
  if (OF_PERSON.includes(kind))
    return (
      <Link to="/users/$id" params={{ id: subject }} className="link">
        {name}
      </Link>
    )
  // the sender of a request has no account
  if (kind === 'request' || (row.action === 'contact.show' && !row.about))
    return (
      <Link to="/inbox" search={{ thread: subject }} className="link">
        {name}
      </Link>
    )
  // an invitation has an address, a member an account; a file has a list
  if ((kind === 'team' || kind === 'contact') && row.about)
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
  const list = LIST_OF_KIND[kind]
  return list && subject !== 'courses' ? (
    <Link to={list} search={{ id: subject, open: subject } as never} className="link">
      {name}
    </Link>
  ) : (
    name
  )
}
