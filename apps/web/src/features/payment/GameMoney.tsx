import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowRight, FileText, ReceiptText } from 'lucide-react'
import { cardBrandName } from '@tomogolf/format/card-brand'
import { formatAmount } from '@tomogolf/format/money'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { AnchorButton, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { LineItems } from '@tomogolf/ui/data/LineItems.tsx'
import { Panel } from '@tomogolf/ui/data/Panel.tsx'
import { PartFailed } from '../../components/PartFailed.tsx'
import { PageSection } from '../../components/PageSection.tsx'
import type { Amount } from '../../queries/games.ts'
import { gameTransactionsQuery, type Transaction } from '../../queries/transactions.ts'
import { TransactionRow } from './transactions/TransactionRow.tsx'

/** Money moves without the viewer's action, so it is fetched when the page opens. */
function useGameTransactions(gameId: string) {
  const { data, error, refetch } = useQuery({
    ...gameTransactionsQuery(gameId),
    refetchOnMount: 'always',
  })
  const transactions: readonly Transaction[] = data?.transactions ?? []
  return { transactions, error: data ? null : error, retry: () => void refetch() }
}

/** What the card was charged for a game, with the receipts. Nothing without a charge. */
export function GameReceipt({
  gameId,
  paidAtCourse,
}: {
  gameId: string
  /** What the guest paid the course directly; null for a guest who did not play. */
  paidAtCourse: Amount | null
}) {
  const { t, language } = useI18n()
  const charges = useGameTransactions(gameId).transactions.filter(({ receipt }) => receipt)
  if (charges.length === 0) return null
  return (
    <PageSection title={t('payment.game.receipt')} id="receipt">
      <Panel>
        {charges.map((charge) => (
          <Charge key={charge.id} charge={charge} />
        ))}
        {paidAtCourse && (
          <p className="mt-4 text-s text-text-3">
            {t('payment.game.course', { amount: formatAmount(paidAtCourse, language) })}
          </p>
        )}
      </Panel>
    </PageSection>
  )
}

function Charge({ charge: { id, type, amount, net, card } }: { charge: Transaction }) {
  const { t, language } = useI18n()
  const paid = net ?? amount
  const [brand = '', last4 = ''] = card?.split(' ') ?? []
  return (
    <div className="not-first:mt-5 not-first:border-t not-first:border-line not-first:pt-5">
      {paid && (
        <LineItems
          items={[
            {
              label: t(`payment.type.${type}`),
              value: formatAmount(paid, language),
              total: true,
            },
          ]}
        />
      )}
      {card && (
        <p className="mt-1 text-s text-text-3">
          {t('payment.card.ending', { brand: cardBrandName(brand), last4 })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <LinkButton to="/receipts/$id" params={{ id }} variant="outline" icon={ReceiptText}>
          {t('payment.receipt.title')}
        </LinkButton>
        <AnchorButton
          variant="ghost"
          icon={FileText}
          href={`/api/transactions/${id}/receipt.pdf?lang=${language}`}
          target="_blank"
        >
          {t('payment.receipt.pdf')}
        </AnchorButton>
      </div>
    </div>
  )
}

/** The viewer's transactions of one game; also where a failed request says so. */
export function GameTransactions({ gameId }: { gameId: string }) {
  const t = useT()
  const { transactions, error, retry } = useGameTransactions(gameId)
  const moved = transactions.filter(({ amount }) => amount !== null)
  if (error)
    return (
      <PageSection title={t('payment.game.transactions')}>
        <PartFailed error={error} retry={retry} />
      </PageSection>
    )
  if (moved.length === 0) return null
  return (
    <PageSection title={t('payment.game.transactions')}>
      <ul className="divide-y divide-line border-y border-line">
        {moved.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} inGame />
        ))}
      </ul>
      <Link
        to="/account-settings"
        search={{ tab: 'transactions' }}
        className="link mt-3 inline-flex min-h-11 items-center gap-2 text-s font-semibold"
      >
        {t('payment.receipt.back')}
        <ArrowRight className="size-4" />
      </Link>
    </PageSection>
  )
}
