import { useQuery } from '@tanstack/react-query'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import {
  defaultBearer,
  REFUND_BEARERS,
  refundLimit,
  splitRefund,
  type RefundBearer,
} from '@tomogolf/domain/payments/figures'
import { REFUND_CATEGORIES, type RefundCategory } from '@tomogolf/domain/payments/refund-category'
import { CURRENCIES, fromMajor, subtract, toMajor, type Money } from '@tomogolf/domain/money'
import { formatMoney } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { ChipGroup } from '@tomogolf/ui/forms/Chip.tsx'
import { FieldGroup } from '@tomogolf/ui/forms/Field.tsx'
import { HoldBar } from '@tomogolf/ui/money/HoldBar.tsx'
import { AmountDialog } from '../../components/AmountDialog.tsx'
import { askedToast } from '../../lib/progress-toast.ts'
import { useDraft } from '../../lib/drafts.ts'
import { RefundProvider } from './RefundProvider.tsx'

type Transaction = ResultOf<'GET /api/admin/transactions/:id'>
type Figures = NonNullable<Transaction['figures']>
type Amount = NonNullable<Transaction['left']>
const toMoney = ({ amount, currency }: Amount): Money => fromMajor(amount, currency)
/** Read again while the dialog is open: others refund and dispute too. */
const POLL_MS = 10_000

/** Refunds a payment: how much, whose share bears it, and why. */
export function RefundDialog({
  transaction: opened,
  figures: shares,
  left,
  onRefunded,
  onClose,
}: {
  transaction: Transaction
  figures: Figures
  left: Amount
  onRefunded: (refundId: string) => void
  onClose: () => void
}) {
  const { t, language } = useI18n()
  const params = { id: opened.id }
  const live = useQuery({
    ...apiQuery('GET /api/admin/transactions/:id', { params }),
    refetchInterval: POLL_MS,
  })
  const draft = `refund ${opened.id}`
  const { edited, edit, clear } = useDraft(`bearer ${draft}`)
  const figures = {
    refundable: toMoney(left),
    owed: toMoney(shares.owed),
    bearable: toMoney(shares.bearable),
  }
  const isPossible = (bearer: string): bearer is RefundBearer =>
    REFUND_BEARERS.includes(bearer as RefundBearer) &&
    (bearer === 'platform' || figures.bearable.minor > 0)
  const bearer = isPossible(edited.bearer ?? '')
    ? (edited.bearer as RefundBearer)
    : defaultBearer(figures)
  const category = REFUND_CATEGORIES.find((name) => name === edited.category)
  const limit = refundLimit(bearer, figures)
  const text = (value: Money) => formatMoney(value, language)
  /** What a choice costs both; null above its limit. */
  const split = (choice: RefundBearer, amount: number | null) => {
    const money = amount === null ? null : fromMajor(amount, left.currency)
    return money && money.minor <= refundLimit(choice, figures).minor
      ? splitRefund(money, choice, figures)
      : null
  }
  const sharesText = (choice: RefundBearer, amount: number | null): string => {
    const parts = split(choice, amount)
    if (!parts) return ''
    return choice === 'both'
      ? t('admin.refund.shares', { platform: text(parts.platform), host: text(parts.host) })
      : text(parts.total)
  }
  /** What the refund changes for the host. */
  const hostHint = (part: Money | undefined): string => {
    const { owed, bearable } = figures
    if (bearable.minor === 0) return t('admin.refund.hostNone')
    if (!part || part.minor === 0)
      return t(bearable.minor > owed.minor ? 'admin.refund.hostPaid' : 'admin.refund.hostRest', {
        amount: text(bearable),
      })
    return part.minor > owed.minor
      ? t('admin.refund.hostDebt', { amount: text(subtract(part, owed)) })
      : t('admin.refund.hostAfter', { before: text(owed), after: text(subtract(owed, part)) })
  }
  const half = Number((toMajor(limit) / 2).toFixed(CURRENCIES[left.currency].digits))
  const fee = toMajor(toMoney(shares.net.platform))
  return (
    <AmountDialog
      draft={draft}
      title={t('admin.refund.title', { name: opened.user.name })}
      description={t('admin.refund.text')}
      submit={(amount) => t('admin.refund.submit', { amount })}
      aloneUpTo={opened.approvalLimit}
      // the state of a refund is shown instead
      done={(asked: { approval: { until: string } } | null) =>
        asked && askedToast(t, language, asked)
      }
      max={{ amount: toMajor(limit), currency: left.currency }}
      initial={toMajor(limit)}
      quick={[
        { label: t('admin.refund.all'), amount: toMajor(limit) },
        ...(half > 0 ? [{ label: t('admin.refund.half'), amount: half }] : []),
        ...(fee > 0 && fee < toMajor(limit) ? [{ label: t('admin.refund.fee'), amount: fee }] : []),
      ]}
      onClose={onClose}
      run={async (amount, reason) => {
        const result = await api('POST /api/admin/transactions/:id/refund', {
          params,
          body: {
            amount,
            reason,
            bearer,
            ...(category && { category }),
            left: left.amount,
            owed: shares.owed.amount,
          },
        })
        clear()
        if ('approval' in result) return result
        onRefunded(result.refundId)
        return null
      }}
    >
      {(amount) => {
        const parts = split(bearer, amount)
        const kept = parts && subtract(toMoney(shares.net.total), parts.total)
        return (
          <>
            {parts && kept && (
              <HoldBar
                slim
                parts={[
                  ...(kept.minor > 0
                    ? [
                        {
                          kind: 'fee' as const,
                          label: t('admin.refund.kept', { amount: text(kept) }),
                          share: kept.minor / (kept.minor + parts.total.minor),
                        },
                      ]
                    : []),
                  {
                    kind: 'released',
                    label: t('admin.refund.back', { amount: text(parts.total) }),
                  },
                ]}
              />
            )}
            <FieldGroup label={t('admin.refund.bearer')} hint={hostHint(parts?.host)}>
              {REFUND_BEARERS.map((choice) => (
                <span
                  key={choice}
                  className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 pointer-coarse:min-h-11"
                >
                  <Radio
                    name="bearer"
                    value={choice}
                    checked={bearer === choice}
                    disabled={!isPossible(choice)}
                    onChange={() => edit('bearer', choice)}
                  >
                    {t(`admin.refund.bearer.${choice}`)}
                  </Radio>
                  <span className="text-s text-text-3 tabular-nums">
                    {isPossible(choice) && sharesText(choice, amount)}
                  </span>
                </span>
              ))}
            </FieldGroup>
            <FieldGroup label={t('admin.refund.category')}>
              <ChipGroup<RefundCategory>
                name="category"
                value={category}
                onChange={(value) => edit('category', value)}
                options={REFUND_CATEGORIES.map((value) => ({
                  value,
                  label: t(`admin.refundCategory.${value}`),
                }))}
              />
            </FieldGroup>
            <RefundProvider transaction={live.data ?? opened} />
          </>
        )
      }}
    </AmountDialog>
  )
}
