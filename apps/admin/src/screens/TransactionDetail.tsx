import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import type { RowOf } from '../lib/use-list.ts'
import { basisWords, cardWords } from '../lib/labels.ts'
import { AmountDialog } from '../components/AmountDialog.tsx'
import { Books } from '../components/LedgerAudit.tsx'
import { Money, Pairs, StateBadge, When } from '../components/cells.tsx'
import { ReasonDialog } from '../components/ReasonDialog.tsx'
import { Refusal } from '../components/Refusal.tsx'

type Transaction = ResultOf<'GET /api/admin/transactions/:id'>

/** A transaction's circumstances and books, and what can be done about it: try again, give back, or note that the host was paid. */
export function TransactionDetail({
  transaction: { id },
}: {
  transaction: RowOf<'GET /api/admin/transactions'>
}) {
  const { data, error } = useQuery(apiQuery('GET /api/admin/transactions/:id', { params: { id } }))
  if (!data) return error ? <Refusal error={error} /> : <TextSkeleton lines={5} />
  return <Detail transaction={data} />
}

function Detail({ transaction: x }: { transaction: Transaction }) {
  const { t, language } = useI18n()
  const [act, setAct] = useState<'retry' | 'refund' | 'payOut' | null>(null)
  const params = { id: x.id },
    name = x.user.name
  const close = () => setAct(null)
  const word = (area: string, value: string | null | undefined) =>
    value && t.has(`admin.${area}.${value}`) ? tDynamic(t)(`admin.${area}.${value}`) : value
  return (
    <div className="grid gap-5 text-s">
      <Pairs
        className="lg:grid-cols-3"
        pairs={[
          [t('admin.transaction.with'), x.counterpart],
          [t('admin.hold.card'), cardWords(x.card)],
          [
            t('admin.hold.reason'),
            x.reason === 'owed_to_host'
              ? t('admin.transaction.owed')
              : (word('captureReason', x.taken?.cause) ?? x.reason),
          ],
          [t('admin.hold.basis'), basisWords(t, language, x.taken?.basis)],
          [t('admin.hold.policy'), x.taken?.policyVersion],
          [t('admin.hold.problem'), x.taken?.problem],
          [t('admin.refund.left'), x.left && <Money key="l" value={x.left} />],
          [t('admin.user.id'), x.id],
          [
            t('admin.game.hold'),
            x.holdId && (
              <Link
                key="h"
                to="/holds"
                search={{ id: x.holdId, open: x.holdId } as never}
                className="link"
              >
                {x.holdId}
              </Link>
            ),
          ],
        ]}
      />
      {x.refunds.length > 0 && (
        <ul className="grid gap-1.5">
          {x.refunds.map((r) => (
            <li key={r.id}>
              <When at={r.at} /> · <Money value={r.amount} /> ·{' '}
              <StateBadge area="refundStatus" state={r.status} /> {r.by && ` · ${r.by}`}: {r.reason}
              {r.problem && <span className="text-danger"> · {r.problem}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {x.can.retry && (
          <Button size="small" onClick={() => setAct('retry')}>
            {t('admin.transaction.retry')}
          </Button>
        )}
        {x.left && x.left.amount > 0 && (
          <Button size="small" variant="danger" onClick={() => setAct('refund')}>
            {t('admin.transaction.refund')}
          </Button>
        )}
        {x.can.payOut && (
          <Button size="small" onClick={() => setAct('payOut')}>
            {t('admin.transaction.payOut')}
          </Button>
        )}
      </div>
      <Books {...x} />
      {act === 'retry' && (
        <ReasonDialog
          draft={`retry ${x.id}`}
          title={t('admin.retry.title', { name })}
          description={t('admin.retry.text')}
          submit={t('admin.transaction.retry')}
          done={t('admin.retry.done')}
          onClose={close}
          run={(reason) =>
            api('POST /api/admin/transactions/:id/retry', { params, body: { reason } })
          }
        />
      )}
      {act === 'refund' && x.left && (
        <AmountDialog
          draft={`refund ${x.id}`}
          title={t('admin.refund.title', { name })}
          description={t('admin.refund.text')}
          submit={t('admin.transaction.refund')}
          done={t('admin.refund.done')}
          most={x.left}
          first={x.left.amount}
          onClose={close}
          run={(amount, reason) =>
            api('POST /api/admin/transactions/:id/refund', {
              params,
              body: { amount, reason, left: x.left?.amount },
            })
          }
        />
      )}
      {act === 'payOut' && (
        <ReasonDialog
          draft={`pay-out ${x.id}`}
          title={t('admin.payOut.title', { name })}
          description={t('admin.payOut.text')}
          reasonLabel={t('admin.payOut.note')}
          reasonHint={t('admin.payOut.hint')}
          submit={t('admin.transaction.payOut')}
          done={t('admin.payOut.done')}
          onClose={close}
          run={(reason) =>
            api('POST /api/admin/transactions/:id/pay-out', { params, body: { reason } })
          }
        />
      )}
    </div>
  )
}
