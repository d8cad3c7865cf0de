import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Stamp } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Translate } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { Money } from '../../components/cells/Money.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { UnlessOwn } from '../../lib/own-record.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { ReviewState } from '../../components/cells/ReviewState.tsx'
import { Notes } from '../../components/notes/NotesPanel.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { decisionKind, isDecidable } from './case-decision.ts'
import { CaseEvidence } from './CaseEvidence.tsx'
import { CaseMessages } from './CaseMessages.tsx'
import { askedToast } from '../../lib/progress-toast.ts'
import { ApprovalOf, useApprovalOf } from '../approvals/ApprovalsOf.tsx'
import { May, useMay } from '../../lib/may.tsx'
import { CaseAssignee } from './CaseAssignee.tsx'

/** What a decision about attendance takes from the hold. */
function chargedBy(
  { kind, details, hold }: RowOf<'GET /api/admin/cases'>,
  outcome: 'accepted' | 'rejected',
): number | null {
  if (kind !== 'attendance' || !hold) return null
  const isObjection = details === 'objection'
  if (isObjection) return outcome === 'accepted' ? 0 : hold.fee.amount
  return outcome === 'accepted' ? hold.fee.amount : hold.amount.amount
}

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
  // the link to the dispute says it; an objection is told by its statement
  if (disputeId !== null || (kind === 'attendance' && details === 'objection')) return []
  return [[t('admin.case.details'), details]]
}

/** Statements, the money at stake, and the two possible decisions with their consequences. */
export function CaseDetail({ attendanceCase }: { attendanceCase: RowOf<'GET /api/admin/cases'> }) {
  const { t, language } = useI18n()
  const may = useMay()
  const approval = useApprovalOf(attendanceCase.id)
  const [outcome, setOutcome] = useState<'accepted' | 'rejected' | null>(null)
  const kind = decisionKind(attendanceCase)
  const charged = outcome && chargedBy(attendanceCase, outcome)
  const needsSecond = charged !== null && charged > attendanceCase.approvalLimit.amount
  return (
    <div className="grid gap-5 text-s">
      <CaseAssignee entry={attendanceCase} />
      {attendanceCase.statement && (
        <blockquote className="border-l-2 border-warning pl-4 text-body whitespace-pre-line">
          {attendanceCase.statement}
          <footer className="mt-1 text-xs text-text-3">
            <Timestamp at={attendanceCase.statementAt} />
          </footer>
        </blockquote>
      )}
      <DescriptionGrid
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.role.host'), <PersonCell key="h" person={attendanceCase.host} />],
          [
            t('admin.role.guest'),
            attendanceCase.guest && <PersonCell key="g" person={attendanceCase.guest} />,
          ],
          ...describeSubject(t, attendanceCase),
          ...(attendanceCase.review
            ? [
                [
                  t('admin.game.review'),
                  <ReviewState key="r" review={attendanceCase.review} />,
                ] as [string, ReactNode],
              ]
            : []),
          [
            t('admin.game.hold'),
            attendanceCase.hold && (
              <Link
                key="l"
                to="/holds"
                search={{ id: attendanceCase.hold.id, open: attendanceCase.hold.id } as never}
                className="inline-flex items-center gap-2"
              >
                <Money value={attendanceCase.hold.amount} />
                <StateBadge area="holdStatus" state={attendanceCase.hold.status} />
              </Link>
            ),
          ],
          [
            t('admin.hold.until'),
            attendanceCase.hold?.captureBefore && (
              <Timestamp key="u" at={attendanceCase.hold.captureBefore} year />
            ),
          ],
          [
            t('admin.dispute.respondBy'),
            attendanceCase.dueAt && <Timestamp key="due" at={attendanceCase.dueAt} year />,
          ],
          [
            t('admin.nav.disputes'),
            attendanceCase.disputeId && (
              <Link
                key="dispute"
                to="/disputes"
                search={{ id: attendanceCase.disputeId, open: attendanceCase.disputeId } as never}
                className="link"
              >
                {t('admin.dispute.open')}
              </Link>
            ),
          ],
          [
            t('admin.case.decided'),
            attendanceCase.decidedAt && (
              <span key="d">
                <Timestamp at={attendanceCase.decidedAt} />
                {attendanceCase.decidedBy && ` · ${attendanceCase.decidedBy}`}
                {attendanceCase.reason &&
                  `: ${
                    attendanceCase.systemReason
                      ? t(`admin.caseReason.${attendanceCase.systemReason}`)
                      : attendanceCase.reason
                  }`}
              </span>
            ),
          ],
        ]}
      />
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
      <CaseEvidence evidence={attendanceCase.evidence} />
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
      {approval && <ApprovalOf approval={approval} />}
      {isDecidable(attendanceCase) && approval?.state !== 'waiting' && (
        <May do="cases.decide">
          <UnlessOwn people={[attendanceCase.host, attendanceCase.guest]}>
            <div className="flex flex-wrap gap-3">
              <Button size="small" onClick={() => setOutcome('accepted')}>
                {t(`admin.case.${kind}.accept`)}
              </Button>
              {kind !== 'report' && (
                <Button size="small" variant="danger" onClick={() => setOutcome('rejected')}>
                  {t(`admin.case.${kind}.reject`)}
                </Button>
              )}
            </div>
          </UnlessOwn>
        </May>
      )}
      {outcome && (
        <ReasonDialog
          draft={`case ${attendanceCase.id}`}
          danger={outcome === 'rejected'}
          title={t(`admin.caseKind.${attendanceCase.kind}`)}
          description={
            outcome === 'accepted'
              ? t(`admin.case.${kind}.acceptText`)
              : kind === 'report'
                ? undefined
                : attendanceCase.review?.status === 'reported'
                  ? t('admin.case.host_absent.rejectUnanswered')
                  : t(`admin.case.${kind}.rejectText`)
          }
          submit={
            needsSecond
              ? t('admin.approval.ask')
              : outcome === 'accepted'
                ? t(`admin.case.${kind}.accept`)
                : kind === 'report'
                  ? t('admin.case.confirm')
                  : t(`admin.case.${kind}.reject`)
          }
          done={(result: ResultOf<'POST /api/admin/cases/:id/decide'>) =>
            'approval' in result
              ? askedToast(t, language, result)
              : { tone: 'success', title: t('admin.case.done') }
          }
          onClose={() => setOutcome(null)}
          run={(reason) =>
            api('POST /api/admin/cases/:id/decide', {
              params: { id: attendanceCase.id },
              body: { outcome, reason },
            })
          }
        >
          {needsSecond && (
            <Alert tone="warning" icon={Stamp} role="status">
              {t('admin.approval.needed', {
                limit: formatAmount(attendanceCase.approvalLimit, language),
              })}
            </Alert>
          )}
        </ReasonDialog>
      )}
    </div>
  )
}
