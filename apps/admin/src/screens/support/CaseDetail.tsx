import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Translate } from '@tomogolf/phrases/translator'
import type { RowOf } from '../../lib/use-list.ts'
import { Money } from '../../components/cells/Money.tsx'
import { Deadline } from '../../components/cells/Deadline.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { ReviewState } from '../../components/cells/ReviewState.tsx'
import { Notes } from '../../components/notes/NotesPanel.tsx'
import { CaseDecision } from './CaseDecision.tsx'
import { CaseEvidence } from './CaseEvidence.tsx'
import { CaseMessages } from './CaseMessages.tsx'
import { EvidenceColumns } from './EvidenceColumns.tsx'
import { useMay } from '../../lib/may.tsx'
import { CaseAssignee } from './CaseAssignee.tsx'

/** Cases in which the word of one side stands against the other's. */
const IS_ABOUT_PRESENCE: readonly RowOf<'GET /api/admin/cases'>['kind'][] = [
  'attendance',
  'host_absent',
]

/** What a case is about: a payment with its amount, or what was found. */
function describeSubject(
  t: Translate,
  { details, disputeId, game, kind, payment }: RowOf<'GET /api/admin/cases'>,
): [string, ReactNode][] {
  if (payment)
    return [
      [t(`admin.casePayment.${payment.what}`), <Money key="payment" value={payment.amount} />],
      [
        t('admin.casePayment.payer'),
        payment.payer && <PersonCell key="payer" person={payment.payer} />,
      ],
    ]
  if (kind === 'duplicate_booking')
    return [
      [
        t('admin.case.secondHost'),
        <Link key="second" to="/users/$id" params={{ id: details ?? '' }} className="link">
          {t('admin.case.showPerson')}
        </Link>,
      ],
      [
        t('booking.title'),
        <Link
          key="booking"
          to="/bookings"
          search={{ id: game.id, open: game.id } as never}
          className="link"
        >
          {t('admin.case.showBooking')}
        </Link>,
      ],
    ]
  // the link to the dispute says it; an objection is in its statement
  if (disputeId !== null || (kind === 'attendance' && details === 'objection')) return []
  return [[t('admin.case.details'), details]]
}

/**
 * A case: at the right the deadline and the decision, at the left what both sides say and show. On
 * phones the deadline comes first.
 */
export function CaseDetail({ attendanceCase }: { attendanceCase: RowOf<'GET /api/admin/cases'> }) {
  const t = useT()
  const may = useMay()
  const isOpen = attendanceCase.state === 'open'
  const holdEnd = isOpen ? attendanceCase.hold?.captureBefore : null
  const dueAt = isOpen ? attendanceCase.dueAt : null
  const hasColumns =
    attendanceCase.guest !== null && IS_ABOUT_PRESENCE.includes(attendanceCase.kind)
  const isInColumns =
    hasColumns &&
    attendanceCase.evidence.record.some(({ note }) => note === attendanceCase.statement)
  return (
    <div className="grid gap-5 text-s xl:grid-cols-[minmax(0,1fr)_344px] xl:grid-rows-[auto_1fr]">
      <div className="grid gap-3 empty:hidden xl:col-start-2">
        {holdEnd && (
          <Deadline
            label={t('admin.hold.until')}
            until={holdEnd}
            end={t('admin.deadline.holdEnd')}
          />
        )}
        {dueAt && (
          <Deadline
            label={t('admin.dispute.respondBy')}
            until={dueAt}
            end={t('admin.deadline.noAnswer')}
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        {attendanceCase.statement && !isInColumns && (
          <blockquote className="border-l-2 border-warning pl-4 text-body whitespace-pre-line">
            {attendanceCase.statement}
            <footer className="mt-1 text-xs text-text-3">
              <Timestamp at={attendanceCase.statementAt} />
            </footer>
          </blockquote>
        )}
        {hasColumns ? (
          <EvidenceColumns attendanceCase={attendanceCase} />
        ) : (
          <DescriptionGrid
            className="lg:grid-cols-3"
            pairs={[
              [t('admin.role.host'), <PersonCell key="h" person={attendanceCase.host} />],
              [
                t('admin.role.guest'),
                attendanceCase.guest && <PersonCell key="g" person={attendanceCase.guest} />,
              ],
            ]}
          />
        )}
        <CaseFacts attendanceCase={attendanceCase} />
        {attendanceCase.kind === 'payment_stuck' && (
          <Link
            to="/transactions"
            search={{ game: attendanceCase.game.id } as never}
            className="link justify-self-start"
          >
            {t('admin.issue.transactions')}
          </Link>
        )}
        <CaseMessages messages={attendanceCase.messages} />
        <CaseEvidence attendanceCase={attendanceCase} />
      </div>
      <div className="grid min-w-0 content-start gap-5 xl:col-start-2">
        <CaseDecision attendanceCase={attendanceCase} />
        <CaseAssignee entry={attendanceCase} />
        {(attendanceCase.internalNotes.length > 0 || may('cases.decide')) && (
          <section className="grid gap-3">
            <h3 className="text-s font-semibold">{t('admin.notes.title')}</h3>
            <Notes
              notes={attendanceCase.internalNotes}
              subject={{ kind: 'cases', id: attendanceCase.id }}
              mayAdd={may('cases.decide')}
            />
          </section>
        )}
      </div>
    </div>
  )
}

/** What the case is about, its hold, and how it was decided. */
function CaseFacts({ attendanceCase }: { attendanceCase: RowOf<'GET /api/admin/cases'> }) {
  const t = useT()
  const { decidedAt, decidedBy, disputeId, hold, reason, review, state, systemReason } =
    attendanceCase
  return (
    <DescriptionGrid
      className="lg:grid-cols-3"
      pairs={[
        ...describeSubject(t, attendanceCase),
        [t('admin.game.review'), review && <ReviewState key="r" review={review} />],
        [
          t('admin.game.hold'),
          hold && (
            <Link
              key="l"
              to="/holds"
              search={{ id: hold.id, open: hold.id } as never}
              className="inline-flex items-center gap-2"
            >
              <Money value={hold.amount} />
              <StateBadge area="holdStatus" state={hold.status} />
            </Link>
          ),
        ],
        [
          t('admin.hold.until'),
          state !== 'open' && hold?.captureBefore && (
            <Timestamp key="u" at={hold.captureBefore} year />
          ),
        ],
        [
          t('admin.nav.disputes'),
          disputeId && (
            <Link
              key="dispute"
              to="/disputes"
              search={{ id: disputeId, open: disputeId } as never}
              className="link"
            >
              {t('admin.dispute.open')}
            </Link>
          ),
        ],
        [
          t('admin.case.decided'),
          decidedAt && (
            <span key="d">
              <Timestamp at={decidedAt} />
              {decidedBy && ` · ${decidedBy}`}
              {reason && `: ${systemReason ? t(`admin.caseReason.${systemReason}`) : reason}`}
            </span>
          ),
        ],
      ]}
    />
  )
}
