import { useState } from 'react'
import { Stamp } from 'lucide-react'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Translate } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { UnlessOwn } from '../../lib/own-record.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { decisionKind, isDecidable } from './case-decision.ts'
import { askedToast } from '../../lib/progress-toast.ts'
import { ApprovalOf, useApprovalOf } from '../approvals/ApprovalsOf.tsx'
import { May } from '../../lib/may.tsx'

type Case = RowOf<'GET /api/admin/cases'>
type Outcome = 'accepted' | 'rejected'

/** What a decision about attendance takes from the hold. */
function chargedBy({ kind, details, hold }: Case, outcome: Outcome): number | null {
  if (kind !== 'attendance' || !hold) return null
  const isObjection = details === 'objection'
  if (isObjection) return outcome === 'accepted' ? 0 : hold.fee.amount
  return outcome === 'accepted' ? hold.fee.amount : hold.amount.amount
}

/** What a decision means; a report is only closed. */
function consequence(t: Translate, attendanceCase: Case, outcome: Outcome): string | undefined {
  const kind = decisionKind(attendanceCase)
  if (outcome === 'accepted') return t(`admin.case.${kind}.acceptText`)
  if (kind === 'report') return undefined
  return attendanceCase.review?.status === 'reported'
    ? t('admin.case.host_absent.rejectUnanswered')
    : t(`admin.case.${kind}.rejectText`)
}

/** The two possible decisions with their consequences, or who else decides. */
export function CaseDecision({ attendanceCase }: { attendanceCase: Case }) {
  const t = useT()
  const approval = useApprovalOf(attendanceCase.id)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const kind = decisionKind(attendanceCase)
  return (
    <>
      {approval && <ApprovalOf approval={approval} />}
      {isDecidable(attendanceCase) && approval?.state !== 'waiting' && (
        <May do="cases.decide">
          <UnlessOwn game={attendanceCase.game}>
            <section className="grid gap-4 rounded-m border border-line bg-surface-1 p-4">
              <h3 className="font-semibold">{t('admin.report.decide')}</h3>
              <Choice attendanceCase={attendanceCase} outcome="accepted" onChoose={setOutcome}>
                {t(`admin.case.${kind}.accept`)}
              </Choice>
              {kind !== 'report' && (
                <Choice attendanceCase={attendanceCase} outcome="rejected" onChoose={setOutcome}>
                  {t(`admin.case.${kind}.reject`)}
                </Choice>
              )}
            </section>
          </UnlessOwn>
        </May>
      )}
      {outcome && (
        <DecisionDialog
          attendanceCase={attendanceCase}
          outcome={outcome}
          onClose={() => setOutcome(null)}
        />
      )}
    </>
  )
}

/** A decision with what it moves, before it is chosen. */
function Choice({
  attendanceCase,
  outcome,
  onChoose,
  children,
}: {
  attendanceCase: Case
  outcome: Outcome
  onChoose: (outcome: Outcome) => void
  children: string
}) {
  const { t, language } = useI18n()
  const { hold } = attendanceCase
  const charged = chargedBy(attendanceCase, outcome)
  const money = (amount: number) =>
    formatAmount({ amount, currency: hold!.amount.currency }, language)
  return (
    <div className="grid gap-1.5">
      <Button
        size="small"
        variant={outcome === 'rejected' ? 'danger' : 'outline'}
        onClick={() => onChoose(outcome)}
      >
        {children}
      </Button>
      {hold && charged !== null && (
        <p className="tabular-nums">
          {t('admin.case.amounts', {
            charged: money(charged),
            released: money(hold.amount.amount - charged),
          })}
        </p>
      )}
      <p className="text-text-2">{consequence(t, attendanceCase, outcome)}</p>
    </div>
  )
}

function DecisionDialog({
  attendanceCase,
  outcome,
  onClose,
}: {
  attendanceCase: Case
  outcome: Outcome
  onClose: () => void
}) {
  const { t, language } = useI18n()
  const kind = decisionKind(attendanceCase)
  const charged = chargedBy(attendanceCase, outcome)
  const needsSecond = charged !== null && charged > attendanceCase.approvalLimit.amount
  return (
    <ReasonDialog
      draft={`case ${attendanceCase.id}`}
      danger={outcome === 'rejected'}
      title={t(`admin.caseKind.${attendanceCase.kind}`)}
      description={consequence(t, attendanceCase, outcome)}
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
      onClose={onClose}
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
  )
}
