import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api } from '@tomogolf/api-client/api.ts'
import {
  defaultBearer,
  REFUND_BEARERS,
  refundLimit,
  splitRefund,
  type RefundBearer,
} from '@tomogolf/domain/payments/figures'
import { fromMajor, toMajor, type Money } from '@tomogolf/domain/money'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { AmountDialog } from '../../components/AmountDialog.tsx'
import { askedToast } from '../../lib/progress-toast.ts'
import { useDraft } from '../../lib/drafts.ts'

type Transaction = ResultOf<'GET /api/admin/transactions/:id'>
type Amount = NonNullable<Transaction['left']>
const toMoney = ({ amount, currency }: Amount): Money => fromMajor(amount, currency)

/** Refunds a payment: how much, and whose share bears it. */
export function RefundDialog({
  transaction,
  left,
  owed,
  onRefunded,
  onClose,
}: {
  transaction: Pick<Transaction, 'approvalLimit' | 'id' | 'user'>
  left: Amount
  /** The host's unpaid share. */
  owed: Amount
  onRefunded: (refundId: string) => void
  onClose: () => void
}) {
  const { t, language } = useI18n()
  const draft = `refund ${transaction.id}`
  const { edited, edit, clear } = useDraft(`bearer ${draft}`)
  const figures = { refundable: toMoney(left), owed: toMoney(owed) }
  const isPossible = (bearer: string): bearer is RefundBearer =>
    REFUND_BEARERS.includes(bearer as RefundBearer) &&
    (bearer === 'platform' || figures.owed.minor > 0)
  const bearer = isPossible(edited.bearer ?? '')
    ? (edited.bearer as RefundBearer)
    : defaultBearer(figures)
  const limit = refundLimit(bearer, figures)
  const describeShares = (amount: number) => {
    const { platform, host } = splitRefund(fromMajor(amount, left.currency), bearer, figures)
    return t('admin.refund.shares', {
      platform: formatMoney(platform, language),
      host: formatMoney(host, language),
    })
  }
  return (
    <AmountDialog
      draft={draft}
      title={t('admin.refund.title', { name: transaction.user.name })}
      description={t('admin.refund.text')}
      submit={t('admin.transaction.refund')}
      aloneUpTo={transaction.approvalLimit}
      // the state of a refund is shown instead
      done={(asked: { approval: { until: string } } | null) =>
        asked && askedToast(t, language, asked)
      }
      max={{ amount: toMajor(limit), currency: left.currency }}
      initial={toMajor(limit)}
      describe={describeShares}
      onClose={onClose}
      run={async (amount, reason) => {
        const result = await api('POST /api/admin/transactions/:id/refund', {
          params: { id: transaction.id },
          body: { amount, reason, bearer, left: left.amount, owed: owed.amount },
        })
        clear()
        if ('approval' in result) return result
        onRefunded(result.refundId)
        return null
      }}
    >
      <FieldGroup
        label={t('admin.refund.bearer')}
        hint={
          figures.owed.minor > 0
            ? t('admin.refund.hostRest', { amount: formatMoney(figures.owed, language) })
            : t('admin.refund.hostNone')
        }
      >
        {REFUND_BEARERS.map((choice) => (
          <Radio
            key={choice}
            name="bearer"
            value={choice}
            checked={bearer === choice}
            disabled={!isPossible(choice)}
            onChange={() => edit('bearer', choice)}
          >
            {t(`admin.refund.bearer.${choice}`)}
          </Radio>
        ))}
      </FieldGroup>
    </AmountDialog>
  )
}
