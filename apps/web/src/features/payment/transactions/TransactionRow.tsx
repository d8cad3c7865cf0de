import { Link } from '@tanstack/react-router'
import { fromJapanText } from '@tomogolf/domain/time'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { Badge, type BadgeTone } from '@tomogolf/ui/data/Badge.tsx'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { comma } from '@tomogolf/format/sentences'
import { directionOf } from './transaction-direction.ts'
import type { Transaction } from '../../../queries/transactions.ts'

const tones: Record<Transaction['status'], BadgeTone> = {
  successful: 'neutral',
  pending: 'warning',
  failed: 'danger',
  refunded: 'success',
  frozen: 'warning',
}
const colours = {
  planned: 'text-text-2',
  held: 'text-money',
  charged: 'text-text',
  released: 'text-success',
  refunded: 'text-success',
  owed: 'text-success',
  none: 'text-text-3',
}

/** A transaction: reason, game, other user, amount and status. */
export function TransactionRow({
  transaction,
  inGame = false,
}: {
  transaction: Transaction
  /** On the page of its game, which it does not name again. */
  inGame?: boolean
}) {
  const { t, language } = useI18n()
  const { game, counterpart, companion, card, reason, amount, refunded, net, status, createdAt } =
    transaction
  const direction = directionOf(transaction)
  const owed = direction === 'owed'
  const why =
    reason !== null && !owed
      ? t.has(`errors.${reason}`)
        ? tDynamic(t)(`errors.${reason}`)
        : reason
      : null
  const [brand = '', last4 = ''] = card?.split(' ') ?? []
  const teeTime = game && fromJapanText(game.date)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <b className="font-semibold">
            {t(owed ? 'payment.type.owed_to_host' : `payment.type.${transaction.type}`)}
          </b>
          {status !== 'successful' &&
            !(status === 'refunded' && transaction.type === 'payment_refunded') && (
              <Badge tone={tones[status]}>{t(`payment.status.${status}`)}</Badge>
            )}
        </p>
        {inGame && counterpart && (
          <p className="mt-0.5 text-s text-text-2">
            {t('payment.transactions.with', { name: counterpart })}
          </p>
        )}
        {game && !inGame && (
          <p className="mt-0.5 text-s text-text-2">
            <Link to="/games/$id" params={{ id: game.id }} className="link">
              {courseNameIn(game, language)}
            </Link>
            {teeTime !== undefined && teeTime !== null && (
              <>
                {comma(language)}
                {formatDate(teeTime, language, { time: true })}
              </>
            )}
            {counterpart && <> · {t('payment.transactions.with', { name: counterpart })}</>}
          </p>
        )}
        {companion !== null && (
          <p className="mt-0.5 text-s text-text-2">
            {companion
              ? t('payment.transactions.companion', { name: companion })
              : t('payment.transactions.companionErased')}
          </p>
        )}
        <p className="mt-0.5 text-s text-text-3">
          <time dateTime={createdAt}>
            {formatDate(Date.parse(createdAt), language, { year: true, time: true })}
          </time>
          {card && <> · {t('payment.card.ending', { brand: cardBrandName(brand), last4 })}</>}
          {transaction.receipt && (
            <>
              {' '}
              ·{' '}
              <Link to="/receipts/$id" params={{ id: transaction.id }} className="link">
                {t('payment.receipt.title')}
              </Link>
            </>
          )}
        </p>
        {why && (
          <p className={cx('mt-1 text-s', status === 'failed' ? 'text-danger' : 'text-text-2')}>
            {why}
          </p>
        )}
      </div>
      {amount && (
        <div className="text-right">
          <b
            className={cx(
              'block font-display text-t2 font-[650] whitespace-nowrap',
              colours[direction],
              direction === 'none' && 'line-through',
            )}
          >
            {/* a host gets what is left of the share */}
            {formatAmount((owed && net) || amount, language)}
          </b>
          <span className="text-xs text-text-3">{t(`payment.direction.${direction}`)}</span>
          {refunded && refunded.amount > 0 && (
            <span className="block text-xs text-text-3">
              {t('payment.refundedPart', {
                refunded: formatAmount(refunded, language),
                amount: formatAmount(amount, language),
              })}
            </span>
          )}
        </div>
      )}
    </li>
  )
}
