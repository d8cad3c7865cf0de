import type { ReactNode } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { transactionsQuery } from '../../queries/transactions.ts'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Pagination } from '@tomogolf/ui/data/Pagination.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { TransactionRow } from './TransactionRow.tsx'

type PageLink = Parameters<typeof Pagination>[0]['link']

/** The user's transactions, newest first. `link` renders a link to another page. */
export default function Transactions({ page, link }: { page: number; link: PageLink }) {
  const t = useT()
  const query = useQuery({
    ...transactionsQuery(page),
    placeholderData: keepPreviousData,
  })
  if (query.isPending) return <TextSkeleton lines={8} />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const { transactions, pagination } = query.data
  if (transactions.length === 0)
    return (
      <NoTransactions
        pages={pagination.totalPages}
        first={link(1, { className: 'link', children: t('payment.transactions.first') })}
      />
    )
  return (
    <>
      <ul
        aria-busy={query.isPlaceholderData}
        className={cx(
          'divide-y divide-line border-b border-line transition-opacity',
          query.isPlaceholderData && 'opacity-50',
        )}
      >
        {transactions.map((transaction) => (
          <TransactionRow key={transaction.id} transaction={transaction} />
        ))}
      </ul>
      <p className="mt-4 text-s text-text-3">{t('payment.transactions.zone')}</p>
      <Pagination page={pagination.page} totalPages={pagination.totalPages} link={link} />
    </>
  )
}

function NoTransactions({ pages, first }: { pages: number; first: ReactNode }) {
  const t = useT()
  // a page beyond the last one
  if (pages > 0)
    return (
      <EmptyState
        icon={ReceiptText}
        seed="transactions"
        title={t('payment.transactions.beyond')}
        action={first}
      />
    )
  return (
    <EmptyState
      icon={ReceiptText}
      seed="transactions"
      title={t('payment.transactions.empty')}
      action={
        <LinkButton to="/games" variant="primary">
          {t('common.nav.find')}
        </LinkButton>
      }
    >
      {t('payment.transactions.emptyText')}
    </EmptyState>
  )
}
