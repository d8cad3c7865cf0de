import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDateTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import type { SavedCard } from '../../../queries/cards.ts'
import type { Debt } from '../../../queries/debts.ts'
import { ThreeDSecure } from '../ThreeDSecure.tsx'
import { usePayDebt } from './use-pay-debt.ts'

const CAUSE = {
  check_in: 'payment.type.platform_fee',
  no_show: 'payment.type.no_show_penalty',
  late_leave: 'payment.type.left_late_charged',
  host_absent: 'payment.type.host_no_show_penalty',
  operator: 'payment.type.payment_captured',
} as const

/** An unpaid charge: what it is for, and its payment by any valid card. */
export function DebtRow({ debt, cards }: { debt: Debt; cards: readonly SavedCard[] }) {
  const { t, language } = useI18n()
  const valid = cards.filter((card) => !card.expired)
  const [chosen, setChosen] = useState<string | undefined>()
  const cardId = chosen ?? (valid.find((card) => card.isDefault) ?? valid[0])?.id
  const payment = usePayDebt(debt.gameId, cardId)
  const amount = formatAmount(debt.amount, language)
  const moving = debt.status === 'charging' || debt.status === 'unknown'
  return (
    <li className="rounded-l border border-warning bg-surface-1 p-4.5 md:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <b className="font-semibold">{t(CAUSE[debt.cause])}</b>
        <b className="font-display text-t3 font-[650]">{amount}</b>
      </div>
      <p className="text-s text-text-2">
        <Link to="/games/$id" params={{ id: debt.gameId }} className="link">
          {courseNameIn(debt, language)}
        </Link>
        , {formatDateTime(Date.parse(debt.teeTime), language)}
      </p>
      {moving ? (
        <p role="status" className="mt-3 text-s text-text-2">
          {t('payment.debts.moving')}
        </p>
      ) : valid.length === 0 ? (
        <LinkButton
          to="/payment-setup"
          search={{ redirectTo: '/payment-methods' }}
          variant="primary"
          className="mt-3"
        >
          {t('payment.methods.add')}
        </LinkButton>
      ) : (
        <div className="mt-4 flex flex-wrap items-end gap-3">
          <Field label={t('payment.debts.with')} className="min-w-56 flex-1">
            <Select
              value={cardId}
              disabled={payment.busy}
              onChange={(event) => setChosen(event.currentTarget.value)}
            >
              {valid.map((card) => (
                <option key={card.id} value={card.id}>
                  {t('payment.card.ending', {
                    brand: cardBrandName(card.brand),
                    last4: card.last4,
                  })}
                </option>
              ))}
            </Select>
          </Field>
          <Button variant="primary" busy={payment.busy} onClick={payment.pay}>
            {t('payment.debts.pay', { amount })}
          </Button>
        </div>
      )}
      {payment.action && (
        <ThreeDSecure access={payment.action} onConfirmed={payment.pay} onRefused={payment.pay} />
      )}
    </li>
  )
}
