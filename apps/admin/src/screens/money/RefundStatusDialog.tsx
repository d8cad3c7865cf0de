import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Alert } from '@tomogolf/ui/feedback/Alert.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { CaseClock } from './CaseClock.tsx'
import { Dialog } from '@tomogolf/ui/overlay/Dialog.tsx'

type Refund = ResultOf<'GET /api/admin/transactions/:id'>['refunds'][number]
const TONES = {
  asked: 'neutral',
  retrying: 'warning',
  refunded: 'success',
  failed: 'danger',
} as const

/** The live state of a refund; the transaction is read again until it has a result. */
export function RefundStatusDialog({
  refund,
  onRetry,
  onClose,
}: {
  refund: Refund
  onRetry: () => void
  onClose: () => void
}) {
  const { t, language } = useI18n()
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('admin.refund.statusTitle', { amount: formatAmount(refund.amount, language) })}
      footer={
        <>
          <Button onClick={onClose}>{t('common.close')}</Button>
          {refund.canRetry && (
            <Button variant="ghost" onClick={onRetry}>
              {t('admin.refund.retry')}
            </Button>
          )}
        </>
      }
    >
      <Alert tone={TONES[refund.status]} role="status">
        {t(`admin.refund.${refund.status}`)}
        {(refund.status === 'asked' || refund.status === 'retrying') && (
          <span className="block">
            <CaseClock since={refund.at} />
          </span>
        )}
        {refund.problem && <span className="mt-1 block break-words">{refund.problem}</span>}
      </Alert>
    </Dialog>
  )
}
