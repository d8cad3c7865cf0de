import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { api } from '../../src/lib/api.ts'
import { useT } from '../../src/lib/i18n.tsx'
import { Button } from '../../src/ui/Button.tsx'
import type { RowOf } from '../lib/use-list.ts'
import { AmountDialog } from '../ui/AmountDialog.tsx'
import { Pairs } from '../ui/bits.tsx'
import { ReasonDialog } from '../ui/ReasonDialog.tsx'

/** A transaction's circumstances, and what can be done about it: try again, give back, or note that the host was paid. */
export function TransactionDetail({ transaction: x }: { transaction: RowOf<'GET /api/admin/transactions'> }) {
  const t = useT()
  const [act, setAct] = useState<'retry' | 'refund' | 'payOut' | null>(null)
  const params = { id: x.id }, name = x.user.name
  const close = () => setAct(null)
  return (
    <div className="grid gap-5 text-s">
      <Pairs className="lg:grid-cols-3" pairs={[
        [t('admin.transaction.with'), x.counterpart], [t('admin.hold.card'), x.card], [t('admin.hold.reason'), x.reason === 'owed_to_host' ? t('admin.transaction.owed') : x.reason], [t('admin.user.id'), x.id],
        [t('admin.game.hold'), x.holdId && <Link key="h" to="/holds" search={{ game: x.game?.id, open: x.holdId } as never} className="link">{x.holdId}</Link>],
      ]} />
      <div className="flex flex-wrap gap-3">
        {x.can.retry && <Button size="small" onClick={() => setAct('retry')}>{t('admin.transaction.retry')}</Button>}
        {x.can.refund && <Button size="small" variant="danger" onClick={() => setAct('refund')}>{t('admin.transaction.refund')}</Button>}
        {x.can.payOut && <Button size="small" onClick={() => setAct('payOut')}>{t('admin.transaction.payOut')}</Button>}
      </div>
      {act === 'retry' && <ReasonDialog draft={`retry ${x.id}`} title={t('admin.retry.title', { name })} description={t('admin.retry.text')} submit={t('admin.transaction.retry')} done={t('admin.retry.done')} onClose={close} run={(reason) => api('POST /api/admin/transactions/:id/retry', { params, body: { reason } })} />}
      {act === 'refund' && x.amount && <AmountDialog draft={`refund ${x.id}`} title={t('admin.refund.title', { name })} description={t('admin.refund.text')} submit={t('admin.transaction.refund')} done={t('admin.refund.done')} most={x.amount} first={x.amount.amount} onClose={close} run={(amount, reason) => api('POST /api/admin/transactions/:id/refund', { params, body: { amount, reason } })} />}
      {act === 'payOut' && <ReasonDialog draft={`pay-out ${x.id}`} title={t('admin.payOut.title', { name })} description={t('admin.payOut.text')} reasonLabel={t('admin.payOut.note')} reasonHint={t('admin.payOut.hint')} submit={t('admin.transaction.payOut')} done={t('admin.payOut.done')} onClose={close} run={(reason) => api('POST /api/admin/transactions/:id/pay-out', { params, body: { reason } })} />}
    </div>
  )
}
