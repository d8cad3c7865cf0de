import { useState } from 'react'
import { FileText } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { May } from '../../lib/may.tsx'
import { UnlessOwn } from '../../lib/own-record.tsx'

/** A booking with its reference and evidence, and what an administrator says to it. */
export function BookingDetail({ row }: { row: RowOf<'GET /api/admin/bookings'> }) {
  const t = useT()
  const [outcome, setOutcome] = useState<'accepted' | 'declined' | null>(null)
  const { file, state, reason } = row.evidence
  return (
    <div className="grid gap-5 text-s">
      <DescriptionGrid
        className="lg:grid-cols-3"
        pairs={[
          [t('booking.reference'), row.reference],
          [
            t('booking.players'),
            row.bookedPlayers && t('booking.players.count', { count: row.bookedPlayers }),
          ],
          [t('booking.names'), row.namesDueAt && <Timestamp key="n" at={row.namesDueAt} year />],
          [
            t('booking.free'),
            row.freeChangesUntil && <Timestamp key="f" at={row.freeChangesUntil} year />,
          ],
          [t('booking.evidence'), <StateBadge key="s" area="evidenceState" state={state} />],
          [
            t('admin.case.decided'),
            row.reviewedAt && (
              <span key="r">
                <Timestamp at={row.reviewedAt} />
                {row.reviewedBy && ` · ${row.reviewedBy}`}
                {reason && `: ${reason}`}
              </span>
            ),
          ],
        ]}
      />
      {file && (
        <>
          {file.type.startsWith('image/') && (
            <img
              src={evidenceUrl(row.id)}
              alt={t('booking.evidence')}
              className="max-h-[70vh] max-w-full justify-self-start rounded-m border border-line"
            />
          )}
          <a
            href={evidenceUrl(row.id)}
            target="_blank"
            rel="noreferrer"
            className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
          >
            <FileText aria-hidden />
            {t('booking.evidence.open')}
          </a>
        </>
      )}
      {state === 'waiting' && (
        <May do="bookings.review">
          <UnlessOwn game={row.game}>
            <div className="flex flex-wrap gap-3">
              <Button size="small" variant="primary" onClick={() => setOutcome('accepted')}>
                {t('admin.booking.accept')}
              </Button>
              <Button size="small" variant="danger" onClick={() => setOutcome('declined')}>
                {t('admin.booking.decline')}
              </Button>
            </div>
          </UnlessOwn>
        </May>
      )}
      {outcome && (
        <ReasonDialog
          draft={`booking ${row.id} ${outcome}`}
          title={t(outcome === 'accepted' ? 'admin.booking.accept' : 'admin.booking.decline')}
          description={t('admin.booking.told')}
          submit={t(outcome === 'accepted' ? 'admin.booking.accept' : 'admin.booking.decline')}
          done={t('admin.booking.done')}
          danger={outcome === 'declined'}
          run={(given) =>
            api('POST /api/admin/bookings/:id/review', {
              params: { id: row.id },
              body: { outcome, reason: given },
            })
          }
          onClose={() => setOutcome(null)}
        />
      )}
    </div>
  )
}
const evidenceUrl = (gameId: string) => `/api/admin/bookings/${gameId}/evidence`
