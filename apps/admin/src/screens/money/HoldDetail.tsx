import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { basisLabel, cardLabel } from '../../lib/labels.ts'
import { AmountDialog } from '../../components/AmountDialog.tsx'
import { AwaitedAlert } from './AwaitedAlert.tsx'
import { LedgerComparison } from './LedgerComparison.tsx'
import { UnlessOwn } from '../../lib/own-record.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { askedToast, progressToast } from '../../lib/progress-toast.ts'
import { ApprovalOf, useApprovalOf } from '../approvals/ApprovalsOf.tsx'
import { May } from '../../lib/may.tsx'

type Hold = RowOf<'GET /api/admin/holds'>

/** A hold with its bar, details, actions, ledger entries and history. */
export function HoldDetail({ hold }: { hold: Hold }) {
  const { t, language } = useI18n()
  const [action, setAction] = useState<'release' | 'capture' | 'retry' | null>(null)
  const params = { id: hold.id }
  const money = (value: { amount: number; currency: string }) => formatAmount(value, language)
  const taken = hold.taken
  const toastOf =
    (done: string) =>
    ({ progress }: { progress: NonNullable<Hold['progress']> }) =>
      progressToast(t, progress, done)
  const approval = useApprovalOf(hold.id)
  const loaded = useQuery(apiQuery('GET /api/admin/holds/:id', { params }))
  return (
    <div className="grid gap-5 text-s">
      <HoldBar
        slim
        parts={
          taken
            ? [
                {
                  kind: 'fee',
                  label: t('admin.hold.taken', { amount: money(taken) }),
                  share: taken.amount / hold.amount.amount,
                },
                ...(taken.amount < hold.amount.amount
                  ? [{ kind: 'released' as const, label: t('admin.hold.back') }]
                  : []),
              ]
            : [
                {
                  kind: hold.status === 'released' ? 'released' : 'held',
                  label: `${t(`admin.holdStatus.${hold.status}`)} · ${money(hold.amount)}`,
                },
              ]
        }
      />
      <DescriptionGrid
        className="lg:grid-cols-3"
        pairs={[
          [
            t('admin.hold.made'),
            <>
              <Money
                value={{
                  amount: hold.amount.amount - hold.fee.amount,
                  currency: hold.amount.currency,
                }}
              />{' '}
              + <Money value={hold.fee} />
            </>,
          ],
          [t('admin.hold.card'), cardLabel(hold.card)],
          [t('admin.hold.policy'), hold.policyVersion],
          [t('admin.hold.placeAt'), <Timestamp key="p" at={hold.placeAt} year />],
          [
            t('admin.hold.until'),
            hold.captureBefore && <Timestamp key="u" at={hold.captureBefore} year />,
          ],
          [
            t('admin.hold.reason'),
            hold.captureReason &&
              (t.has(`admin.captureReason.${hold.captureReason}`)
                ? tDynamic(t)(`admin.captureReason.${hold.captureReason}`)
                : hold.captureReason),
          ],
          [t('admin.hold.basis'), basisLabel(t, language, hold.basis)],
          [t('admin.hold.problem'), hold.problem],
          [t('admin.ledger.refunded'), hold.refunded && <Money key="r" value={hold.refunded} />],
          [
            t('admin.games.game'),
            <Link key="g" to="/games/$id" params={{ id: hold.game.id }} className="link">
              {courseNameIn(hold.game, language)}
            </Link>,
          ],
        ]}
      />
      {approval && <ApprovalOf approval={approval} />}
      {hold.canDecide && (
        <UnlessOwn game={hold.game}>
          <div className="flex flex-wrap gap-3">
            <May do="holds.release">
              <Button size="small" onClick={() => setAction('release')}>
                {t('admin.hold.release')}
              </Button>
            </May>
            <May do="money.charge">
              <Button size="small" variant="danger" onClick={() => setAction('capture')}>
                {t('admin.hold.capture')}
              </Button>
            </May>
          </div>
        </UnlessOwn>
      )}
      {(hold.progress === 'pending' || hold.progress === 'retrying') && (
        <AwaitedAlert overdue={hold.progress === 'retrying'} onRetry={() => setAction('retry')} />
      )}
      <HoldHistory id={hold.id} />
      {action === 'retry' && (
        <ReasonDialog
          draft={`retry ${hold.id}`}
          title={t('admin.hold.retryTitle')}
          description={t('admin.hold.retryText')}
          submit={t('admin.refund.retry')}
          done={toastOf(t('admin.progress.succeeded'))}
          onClose={() => setAction(null)}
          run={(reason) => api('POST /api/admin/holds/:id/retry', { params, body: { reason } })}
        />
      )}
      {action === 'release' && (
        <ReasonDialog
          draft={`release ${hold.id}`}
          title={t('admin.release.title', { amount: money(hold.amount), name: hold.guest.name })}
          description={t('admin.release.text')}
          submit={t('admin.hold.release')}
          done={toastOf(t('admin.release.done'))}
          onClose={() => setAction(null)}
          run={(reason) => api('POST /api/admin/holds/:id/release', { params, body: { reason } })}
        />
      )}
      {action === 'capture' && (
        <AmountDialog
          draft={`capture ${hold.id}`}
          title={t('admin.capture.title', { name: hold.guest.name })}
          description={t('admin.capture.text', { amount: money(hold.amount) })}
          submit={t('admin.hold.capture')}
          done={(result: ResultOf<'POST /api/admin/holds/:id/capture'>) =>
            'approval' in result
              ? askedToast(t, language, result)
              : progressToast(t, result.progress, t('admin.capture.done'))
          }
          max={hold.amount}
          initial={hold.fee.amount}
          aloneUpTo={loaded.data?.approvalLimit}
          onClose={() => setAction(null)}
          run={(amount, reason) =>
            api('POST /api/admin/holds/:id/capture', { params, body: { amount, reason } })
          }
        />
      )}
    </div>
  )
}

function HoldHistory({ id }: { id: string }) {
  const t = useT()
  const { data, error } = useQuery(apiQuery('GET /api/admin/holds/:id', { params: { id } }))
  if (!data) return error ? <Refusal error={error} /> : <TextSkeleton lines={4} />
  return (
    <>
      <LedgerComparison {...data} />
      <ol className="grid gap-1.5 text-text-2">
        {data.events.map((event, i) => (
          <li key={i}>
            <Timestamp at={event.at} /> ·{' '}
            <b className="font-semibold text-text">{tDynamic(t)(`admin.holdStatus.${event.to}`)}</b>{' '}
            · {tDynamic(t)(`admin.actor.${event.actor}`)}
            {event.details && <span className="break-words"> · {event.details}</span>}
          </li>
        ))}
      </ol>
    </>
  )
}
