import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { disputeReason } from '../../lib/labels.ts'
import type { RowOf } from '../../lib/use-list.ts'
import { DisputeDialogs, type DisputeAction } from './DisputeDialogs.tsx'
import { DisputeHistory } from './DisputeHistory.tsx'
import type { AdminDispute } from './admin-dispute.types.ts'
import { EvidencePreview } from './EvidencePreview.tsx'
import { May } from '../../lib/may.tsx'

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
    <div className="grid gap-5 text-s">
      {dispute.blocksJoining && (
        <Alert tone="warning" title={t('admin.dispute.blocked')}>
          {t('admin.dispute.blockedText')}
        </Alert>
      )}
      <DescriptionGrid
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.role.guest'), <PersonCell key="g" person={dispute.user} />],
          [t('admin.state'), <StateBadge key="s" area="disputeState" state={dispute.state} />],
          [t('admin.dispute.respondBy'), <Timestamp key="d" at={dispute.respondBy} year />],
          [t('admin.dispute.reason'), disputeReason(t, dispute.reason)],
          [t('admin.dispute.networkReason'), dispute.networkReason],
          [t('admin.amount'), <Money key="a" value={dispute.amount} />],
          [t('admin.dispute.frozen'), <Money key="f" value={dispute.frozen} />],
          [t('admin.dispute.fromHost'), <Money key="h" value={dispute.fromHost} />],
          [
            t('admin.dispute.fees'),
            dispute.fees.map((fee) => <Money key={fee.currency} value={fee} />),
          ],
          [t('admin.ledger.intent'), dispute.intentId],
          [t('admin.dispute.id'), dispute.providerId],
          [
            t('admin.dispute.submitted'),
            dispute.submittedAt && (
              <span key="u">
                <Timestamp at={dispute.submittedAt} year />
                {dispute.submittedBy && ` · ${dispute.submittedBy}`}
              </span>
            ),
          ],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <May do="disputes.answer">
          {dispute.canAnswer && (
            <>
              <Button size="small" variant="primary" onClick={() => setAction('submit')}>
                {t('admin.dispute.submit')}
              </Button>
              <Button size="small" variant="danger" onClick={() => setAction('accept')}>
                {t('admin.dispute.accept')}
              </Button>
            </>
          )}
          {dispute.blocksJoining && (
            <Button size="small" onClick={() => setAction('release')}>
              {t('admin.dispute.release')}
            </Button>
          )}
        </May>
        <a
          href={`/api/admin/disputes/${dispute.id}/evidence.pdf`}
          target="_blank"
          rel="noreferrer"
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <FileText aria-hidden />
          {t('admin.dispute.pdf')}
          <span className="sr-only"> {t('common.newTab')}</span>
        </a>
      </div>
      <EvidencePreview evidence={dispute.evidence} submitted={dispute.submittedAt !== null} />
      <DisputeHistory dispute={dispute} />
      {action && (
        <DisputeDialogs dispute={dispute} action={action} onClose={() => setAction(null)} />
      )}
    </div>
  )
}
