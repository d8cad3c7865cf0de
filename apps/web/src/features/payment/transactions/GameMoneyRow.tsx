import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { fromJapanText } from '@tomogolf/domain/time'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatCardTime } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GameMoney } from '../../../queries/transactions.ts'
import { TransactionRow } from './TransactionRow.tsx'

const COLOURS = {
  planned: 'text-text-2',
  held: 'text-money',
  charged: 'text-text-2',
  released: 'text-success',
  refunded: 'text-success',
  owed: 'text-success',
}

/** A game in one line, its amount and its state, which opens to its transactions. */
export function GameMoneyRow({ money }: { money: GameMoney }) {
  const { t, language } = useI18n()
  const { game, state, amount, entries } = money
  // the verification of a card, for example
  if (!game)
    return (
      <li>
        <ul>
          {entries.map((entry) => (
            <TransactionRow key={entry.id} transaction={entry} />
          ))}
        </ul>
      </li>
    )
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-18 cursor-pointer list-none items-center gap-4 py-4 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <b className="block font-display text-t3 font-semibold wrap-anywhere">
              {courseNameIn(game, language)}
            </b>
            <span className="text-s text-text-2">
              {formatCardTime(fromJapanText(game.date) ?? NaN)}
            </span>
          </span>
          {amount && state !== 'none' && (
            <span className="flex-none text-right">
              <b className="block font-display text-t3 font-[650] whitespace-nowrap">
                {formatAmount(amount, language)}
              </b>
              <span className={cx('text-s', COLOURS[state])}>{t(`payment.money.${state}`)}</span>
            </span>
          )}
          <ChevronDown className="size-4 flex-none text-text-3 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mb-4 border-l border-line-2 pl-4 md:ml-4">
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <TransactionRow key={entry.id} transaction={entry} inGame />
            ))}
          </ul>
          <Link
            to="/games/$id"
            params={{ id: game.id }}
            className="link inline-flex min-h-11 items-center text-s"
          >
            {t('payment.transactions.game')}
          </Link>
        </div>
      </details>
    </li>
  )
}
