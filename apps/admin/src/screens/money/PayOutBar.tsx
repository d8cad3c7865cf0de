import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import { add, fromMajor } from '@tomogolf/domain/money'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import type { RowOf } from '../../lib/use-list.ts'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'

type Row = RowOf<'GET /api/admin/transactions'>

/** The selected rows, the total to be paid for them, and the action that marks them as paid out. */
export function PayOutBar({ rows, onDone }: { rows: readonly Row[]; onDone: () => void }) {
  const { t, language } = useI18n()
  const [isConfirming, setConfirming] = useState(false)
  const sums = [
    ...Map.groupBy(
      rows.flatMap((row) => row.owed ?? []),
      (owed) => owed.currency,
    ),
  ]
    .map(([currency, amounts]) =>
      formatMoney(
        amounts
          .map((owed) => fromMajor(owed.amount, currency))
          .reduce((sum, owed) => add(sum, owed)),
        language,
      ),
    )
    .join(' + ')
  return (
    <div className="mb-4 flex flex-wrap items-center gap-4 rounded-m border border-line bg-surface-2 px-4 py-2.5">
      <span role="status" className="text-s font-semibold tabular-nums">
        {t('admin.payOuts.chosen', { count: rows.length })} · {sums}
      </span>
      <Button size="small" onClick={() => setConfirming(true)}>
        {t('admin.transaction.payOut')}
      </Button>
      {isConfirming && (
        <ReasonDialog
          draft="pay-outs"
          title={t('admin.payOuts.title', { sum: sums })}
          description={t('admin.payOuts.text')}
          reasonLabel={t('admin.payOut.note')}
          reasonHint={t('admin.payOut.hint')}
          submit={t('admin.transaction.payOut')}
          done={t('admin.payOut.done')}
          onClose={() => setConfirming(false)}
          onDone={onDone}
          run={async (reason) => {
            const { late } = await api('POST /api/admin/pay-outs', {
              body: {
                ids: rows.map((row) => row.id),
                owed: Object.fromEntries(
                  rows.flatMap((row) => (row.owed ? [[row.id, row.owed.amount]] : [])),
                ),
                reason,
              },
            })
            if (late.length)
              toast({
                tone: 'danger',
                title: t('admin.payOuts.late', { count: late.length }),
                duration: 12_000,
              })
          }}
        />
      )}
    </div>
  )
}
