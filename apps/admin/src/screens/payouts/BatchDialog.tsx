import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { payoutDay } from '@tomogolf/domain/payouts/working-day'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { useDraft } from '../../lib/drafts.ts'

type Next = ResultOf<'GET /api/admin/payout-batches/next'>
type Totals = Next['totals']

/** Makes the next batch: the day of the transfers, and the rate for amounts in dollars. */
export function BatchDialog({
  totals,
  mode,
  onClose,
}: {
  totals: Totals
  mode: Next['mode']
  onClose: () => void
}) {
  const { t, language } = useI18n()
  const { edited, edit, clear } = useDraft('payout batch values')
  const day = edited.day ?? payoutDay(currentTime())
  const needsRate = totals.some(({ currency }) => currency === 'USD')
  const rate = Number(edited.rate ?? '')
  const isRate = /^\d+(\.\d{1,2})?$/.test(edited.rate ?? '')
  return (
    <ReasonDialog
      draft="payout batch"
      title={t('admin.payout.createTitle', {
        totals: totals.map((total) => formatAmount(total, language)).join(' + '),
      })}
      description={t('admin.payout.createText')}
      submit={t('admin.payout.createSubmit')}
      done={({ state }: { state: string }) => ({
        tone: 'success',
        title: t(
          state === 'waiting'
            ? 'admin.payout.asked'
            : mode === 'bank'
              ? 'admin.payout.created'
              : 'admin.payout.transferring',
        ),
      })}
      missing={needsRate && !isRate ? t('errors.PAYOUT_RATE_MISSING') : undefined}
      onDone={clear}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/payout-batches', {
          body: { day, yenPerDollar: needsRate ? rate : null, totals, reason },
        })
      }
    >
      {mode === 'bank' && (
        <Field label={t('admin.payout.day')} hint={t('admin.payout.dayHint')}>
          <TextInput
            type="date"
            value={day}
            onChange={(event) => edit('day', event.target.value)}
          />
        </Field>
      )}
      {needsRate && (
        <Field label={t('admin.payout.rate')} hint={t('admin.payout.rateHint')} required>
          <TextInput
            inputMode="decimal"
            before="¥"
            value={edited.rate ?? ''}
            onChange={(event) => edit('rate', event.target.value)}
          />
        </Field>
      )}
    </ReasonDialog>
  )
}
