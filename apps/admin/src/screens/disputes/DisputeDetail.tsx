import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Deadline } from '../../components/cells/Deadline.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { disputeReason } from '../../lib/labels.ts'
import type { RowOf } from '../../lib/use-list.ts'
import { DisputeDialogs, type DisputeAction } from './DisputeDialogs.tsx'
import { DisputeDates } from './DisputeDates.tsx'
import { DisputeHistory } from './DisputeHistory.tsx'
import { DisputeMoney } from './DisputeMoney.tsx'
import type { AdminDispute } from './admin-dispute.types.ts'
import { EvidencePreview } from './EvidencePreview.tsx'
import { May } from '../../lib/may.tsx'
import { UnlessOwn } from '../../lib/own-record.tsx'

/** A dispute: money, deadline, evidence, log and ledger, and what an administrator can do. */
export function DisputeDetail({ row: { id } }: { row: RowOf<'GET /api/admin/disputes'> }) {
  const { data, error } = useQuery(apiQuery('GET /api/admin/disputes/:id', { params: { id } }))
  if (data) return <LoadedDispute dispute={data} />
  return error ? <Refusal error={error} /> : <TextSkeleton lines={8} />
}

function LoadedDispute({ dispute }: { dispute: AdminDispute }) {
  const t = useT()
  const [action, setAction] = useState<DisputeAction | null>(null)
  return (
    <div className="grid gap-5 text-s xl:grid-cols-[minmax(0,1fr)_344px] xl:grid-rows-[auto_1fr]">
      <div className="grid empty:hidden xl:col-start-2">
        {dispute.canAnswer && dispute.respondBy && (
          <Deadline
            label={t('admin.dispute.respondBy')}
            until={dispute.respondBy}
            end={t('admin.deadline.noAnswer')}
          />
        )}
      </div>
      <div className="grid min-w-0 content-start gap-5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        {dispute.blocksJoining && (
          <Alert tone="warning" title={t('admin.dispute.blocked')}>
            {t('admin.dispute.blockedText')}
          </Alert>
        )}
        <DisputeDates dispute={dispute} />
        <DescriptionGrid
          className="lg:grid-cols-3"
          pairs={[
            [t('admin.role.guest'), <PersonCell key="g" person={dispute.user} />],
            [t('admin.state'), <StateBadge key="s" area="disputeState" state={dispute.state} />],
            [t('admin.dispute.reason'), disputeReason(t, dispute.reason)],
            [t('admin.dispute.networkReason'), dispute.networkReason],
            [t('admin.ledger.intent'), dispute.intentId],
            [t('admin.dispute.id'), dispute.providerId],
            [t('admin.dispute.submittedBy'), dispute.submittedBy],
          ]}
        />
        <EvidencePreview evidence={dispute.evidence} submitted={dispute.submittedAt !== null} />
        <DisputeHistory dispute={dispute} />
      </div>
      <div className="grid min-w-0 content-start gap-5 xl:col-start-2">
        <DisputeMoney dispute={dispute} />
        <DisputeActs dispute={dispute} onAct={setAction} />
      </div>
      {action && (
        <DisputeDialogs dispute={dispute} action={action} onClose={() => setAction(null)} />
      )}
    </div>
  )
}

function DisputeActs({
  dispute,
  onAct,
}: {
  dispute: AdminDispute
  onAct: (action: DisputeAction) => void
}) {
  const t = useT()
  return (
    <div className="grid gap-3">
      <May do="disputes.answer">
        {dispute.canAnswer && (
          <UnlessOwn game={dispute.game}>
            <Button size="small" variant="primary" onClick={() => onAct('submit')}>
              {t('admin.dispute.submit')}
            </Button>
            <Button size="small" variant="danger" onClick={() => onAct('accept')}>
              {t('admin.dispute.accept')}
            </Button>
          </UnlessOwn>
        )}
        {dispute.blocksJoining && (
          <UnlessOwn people={[dispute.user]}>
            <Button size="small" onClick={() => onAct('release')}>
              {t('admin.dispute.release')}
            </Button>
          </UnlessOwn>
        )}
      </May>
      <a
        href={`/api/admin/disputes/${dispute.id}/evidence.pdf`}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
      >
        <FileText aria-hidden />
        {t('admin.dispute.pdf')}
        <span className="sr-only"> {t('common.newTab')}</span>
      </a>
    </div>
  )
}
