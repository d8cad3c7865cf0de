import { useQuery } from '@tanstack/react-query'
import { FileText, HandCoins } from 'lucide-react'
import { courseNameIn } from '@tomogolf/format/course-names'
import { formatDate, formatMonth } from '@tomogolf/format/dates'
import { formatAmount } from '@tomogolf/format/money'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { hostMoneyQuery, type HostMoney as Money } from '../../queries/transactions.ts'
import { PaidTo } from './AccountForm.tsx'
import { Balance } from './Balance.tsx'
import { PayeeCard } from './PayeeCard.tsx'
import { ShareRow } from './ShareRow.tsx'

/** What a host is owed, what it is for, and what was paid or used. */
export function HostMoney() {
  const t = useT()
  const query = useQuery(hostMoneyQuery)
  if (query.isPending) return <TextSkeleton lines={8} />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const { balances, shares, history, appealDays, mode, account, accountDays, statements, payee } =
    query.data
  if (
    balances.length === 0 &&
    history.length === 0 &&
    statements.length === 0 &&
    !account &&
    !payee
  )
    return (
      <EmptyState icon={HandCoins} seed="payouts" title={t('payouts.empty')}>
        {t('payouts.emptyText')}
      </EmptyState>
    )
  return (
    <div className="grid max-w-[720px] gap-9">
      <div className="grid gap-4">
        {balances.map((balance) => (
          <Balance
            key={balance.owed.currency}
            balance={balance}
            appealDays={appealDays}
            mode={mode}
          />
        ))}
      </div>
      {shares.length > 0 && (
        <section>
          <h2 className="mb-2.5 text-t2">{t('payouts.shares')}</h2>
          <ul className="divide-y divide-line border-y border-line">
            {shares.map((share) => (
              <ShareRow key={share.id} share={share} />
            ))}
          </ul>
        </section>
      )}
      {history.length > 0 && <History history={history} />}
      {statements.length > 0 && <Statements months={statements} />}
      {mode === 'bank' && <PaidTo account={account} days={accountDays} />}
      {mode === 'connect' && <PayeeCard payee={payee} />}
    </div>
  )
}

function History({ history }: { history: Money['history'] }) {
  const { t, language } = useI18n()
  return (
    <section>
      <h2 className="mb-2.5 text-t2">{t('payouts.history')}</h2>
      <ul className="divide-y divide-line border-y border-line">
        {history.map((row) => (
          <li key={row.id} className="flex items-center gap-4 py-3.25">
            <span className="min-w-0 flex-1">
              <b className="block font-semibold">{t(`payouts.kind.${row.kind}`)}</b>
              <span className="block text-xs text-text-3 wrap-anywhere">
                {t('payouts.shareOf', {
                  course: courseNameIn(row.game, language),
                  date: formatDate(Date.parse(row.at), language, { year: true }),
                })}
              </span>
            </span>
            <b className="font-display text-t3 font-[650] whitespace-nowrap">
              {formatAmount(row.amount, language)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A PDF of each finished month, in the host's language and in Japanese. */
function Statements({ months }: { months: Money['statements'] }) {
  const { t, language } = useI18n()
  return (
    <section>
      <h2 className="mb-1 text-t2">{t('payouts.statements')}</h2>
      <p className="mb-2.5 text-s text-text-3">{t('payouts.statementsText')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {months.map((month) => (
          <li key={month}>
            <a
              href={`/api/payouts/statement.pdf?month=${month}`}
              target="_blank"
              rel="noopener"
              className="flex min-h-12 items-center gap-3 py-2 font-semibold"
            >
              <FileText aria-hidden className="size-5 flex-none text-text-3" />
              <span className="flex-1">{formatMonth(month, language)}</span>
              <span className="text-s font-normal text-text-3">PDF</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
