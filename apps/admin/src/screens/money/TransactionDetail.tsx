import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { CHARGE_AWAITED } from '@tomogolf/domain/machines/charge-machine'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { owedLabel } from '../../lib/owed-label.ts'
import type { RowOf } from '../../lib/use-list.ts'
import { useUnfinished } from '../../lib/use-unfinished.ts'
import { basisLabel, cardLabel } from '../../lib/labels.ts'
import { AwaitedAlert } from './AwaitedAlert.tsx'
import { FigureList } from './FigureList.tsx'
import { DisputesOf } from '../disputes/DisputesOf.tsx'
import { LedgerComparison } from './LedgerComparison.tsx'
import { UnlessOwn } from '../../lib/own-record.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { DescriptionGrid } from '../../components/DescriptionGrid.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import { RefundDialog } from './RefundDialog.tsx'
import { RefundList } from './RefundList.tsx'
import { ApprovalOf, useApprovalOf } from '../approvals/ApprovalsOf.tsx'
import { useMay } from '../../lib/may.tsx'

type Transaction = ResultOf<'GET /api/admin/transactions/:id'>

const isOpen = ({ status }: Transaction['refunds'][number]) =>
  status === 'asked' || status === 'retrying'
/** The charge has no result from the card provider yet. */
const isAwaited = ({ taken }: Transaction) =>
  taken !== null && (CHARGE_AWAITED as readonly string[]).includes(taken.status)
const isUnfinished = (transaction: Transaction) =>
  transaction.refunds.some(isOpen) || isAwaited(transaction)

/** A transaction with its ledger entries, and its actions: retry, refund, mark as paid out. */
export function TransactionDetail({
  transaction: { id },
}: {
  transaction: RowOf<'GET /api/admin/transactions'>
}) {
  const { data, error } = useUnfinished(
    apiQuery('GET /api/admin/transactions/:id', { params: { id } }),
    isUnfinished,
  )
  if (!data) return error ? <Refusal error={error} /> : <TextSkeleton lines={5} />
  return <LoadedTransaction transaction={data} />
}

type Act = 'retry' | 'refund' | 'payOut'

function LoadedTransaction({ transaction }: { transaction: Transaction }) {
  const { t, language } = useI18n()
  const [action, setAction] = useState<Act | null>(null)
  const [watched, setWatched] = useState<string | null>(null)
  const approval = useApprovalOf(transaction.id)
  const params = { id: transaction.id },
    name = transaction.user.name
  const close = () => setAction(null)
  const translateState = (area: string, value: string | null | undefined) =>
    value && t.has(`admin.${area}.${value}`) ? tDynamic(t)(`admin.${area}.${value}`) : value
  const owed = owedLabel(transaction.reason)
  return (
    <div className="grid gap-5 text-s">
      <DescriptionGrid
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.transaction.with'), transaction.counterpart],
          [t('admin.hold.card'), cardLabel(transaction.card)],
          [
            t('admin.hold.reason'),
            owed
              ? t(owed)
              : (translateState('captureReason', transaction.taken?.cause) ?? transaction.reason),
          ],
          [t('admin.hold.basis'), basisLabel(t, language, transaction.taken?.basis)],
          [t('admin.hold.policy'), transaction.taken?.policyVersion],
          [t('admin.hold.problem'), transaction.taken?.problem],
          [t('admin.refund.left'), transaction.left && <Money key="l" value={transaction.left} />],
          [t('admin.user.id'), transaction.id],
          [
            t('admin.game.hold'),
            transaction.holdId && (
              <Link
                key="h"
                to="/holds"
                search={{ id: transaction.holdId, open: transaction.holdId } as never}
                className="link"
              >
                {transaction.holdId}
              </Link>
            ),
          ],
        ]}
      />
      {transaction.figures && <FigureList figures={transaction.figures} />}
      <RefundList refunds={transaction.refunds} watched={watched} onWatch={setWatched} />
      {approval && <ApprovalOf approval={approval} />}
      {transaction.can.retry && isAwaited(transaction) && (
        <AwaitedAlert overdue onRetry={() => setAction('retry')} />
      )}
      <TransactionActs transaction={transaction} onAct={setAction} />
      <DisputesOf query={{ transaction: transaction.id }} />
      <LedgerComparison {...transaction} />
      {action === 'retry' && (
        <ReasonDialog
          draft={`retry ${transaction.id}`}
          title={t('admin.retry.title', { name })}
          description={t(isAwaited(transaction) ? 'admin.retry.awaited' : 'admin.retry.text')}
          submit={t('admin.transaction.retry')}
          done={({ status }: ResultOf<'POST /api/admin/transactions/:id/retry'>) =>
            status === 'charged'
              ? { tone: 'success', title: t('admin.retry.done') }
              : { tone: 'warning', title: t('admin.progress.noAnswer'), duration: 12_000 }
          }
          onClose={close}
          run={(reason) =>
            api('POST /api/admin/transactions/:id/retry', { params, body: { reason } })
          }
        />
      )}
      {action === 'refund' && transaction.left && transaction.figures && (
        <RefundDialog
          transaction={transaction}
          left={transaction.left}
          figures={transaction.figures}
          onRefunded={setWatched}
          onClose={close}
        />
      )}
      {action === 'payOut' && (
        <ReasonDialog
          draft={`pay-out ${transaction.id}`}
          title={[
            t('admin.payOut.title', { name }),
            transaction.owed && formatAmount(transaction.owed, language),
          ]
            .filter(Boolean)
            .join(' · ')}
          description={t('admin.payOut.text')}
          reasonLabel={t('admin.payOut.note')}
          reasonHint={t('admin.payOut.hint')}
          submit={t('admin.transaction.payOut')}
          done={t('admin.payOut.done')}
          onClose={close}
          run={(reason) =>
            api('POST /api/admin/transactions/:id/pay-out', {
              params,
              body: { reason, owed: transaction.owed?.amount },
            })
          }
        />
      )}
    </div>
  )
}

/** Who pays or is owed, or takes part in the game, leaves refund and payout to others. */
function TransactionActs({
  transaction,
  onAct,
}: {
  transaction: Transaction
  onAct: (act: Act) => void
}) {
  const t = useT()
  const may = useMay()
  const { can, game, left, user } = transaction
  const mayRefund = may('money.charge') && left !== null && left.amount > 0
  const mayPayOut = may('payouts.record') && can.payOut
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {can.retry && !isAwaited(transaction) && may('money.charge') && (
        <Button size="small" onClick={() => onAct('retry')}>
          {t('admin.transaction.retry')}
        </Button>
      )}
      {(mayRefund || mayPayOut) && (
        <UnlessOwn people={[user]} game={game}>
          {mayRefund && (
            <Button size="small" variant="danger" onClick={() => onAct('refund')}>
              {t('admin.transaction.refund')}
            </Button>
          )}
          {mayPayOut && (
            <Button size="small" onClick={() => onAct('payOut')}>
              {t('admin.transaction.payOut')}
            </Button>
          )}
        </UnlessOwn>
      )}
    </div>
  )
}
