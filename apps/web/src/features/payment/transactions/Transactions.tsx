import type { ReactNode } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import {
  GAME_MONEY_FILTERS,
  transactionsByGameQuery,
  type GameMoneyFilter,
} from '../../../queries/transactions.ts'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Pagination } from '@tomogolf/ui/data/Pagination.tsx'
import { TextSkeleton } from '@tomogolf/ui/feedback/Skeleton.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { ErrorState } from '@tomogolf/ui/feedback/ErrorState.tsx'
import { GameMoneyRow } from './GameMoneyRow.tsx'

type Look = Parameters<Parameters<typeof Pagination>[0]['link']>[1]
export type Place = { page?: number | undefined; state?: GameMoneyFilter | undefined }

/**
 * What each game has held and charged, newest first. `link` renders a link to another page or
 * filter.
 */
export default function Transactions({
  page,
  state,
  link,
}: {
  page: number
  state: GameMoneyFilter | undefined
  link: (to: Place, look: Look) => ReactNode
}) {
  const t = useT()
  const query = useQuery({
    ...transactionsByGameQuery(page, state),
    placeholderData: keepPreviousData,
  })
  const filters = (
    <nav aria-label={t('payment.transactions.filter')} className="mb-4 flex flex-wrap gap-2">
      {[undefined, ...GAME_MONEY_FILTERS].map((filter) => (
        <span key={filter ?? 'all'}>
          {link(
            { state: filter },
            {
              className: cx(
                'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border',
                'px-4 text-s font-medium',
                filter === state
                  ? 'border-text bg-text text-background'
                  : 'border-line-2 text-text-2 hover:bg-surface-2 hover:text-text',
              ),
              'aria-current': filter === state ? 'page' : undefined,
              children: t(filter ? `payment.money.${filter}` : 'payment.money.all'),
            },
          )}
        </span>
      ))}
    </nav>
  )
  if (query.isPending) return <TextSkeleton lines={8} />
  if (query.error) return <ErrorState error={query.error} retry={() => void query.refetch()} />
  const { games, pagination } = query.data
  if (games.length === 0)
    return (
      <>
        {state && filters}
        <NoTransactions
          isPart={pagination.totalPages > 0 || state !== undefined}
          first={link({}, { className: 'link', children: t('payment.transactions.first') })}
        />
      </>
    )
  return (
    <>
      {filters}
      <ul
        aria-busy={query.isPlaceholderData}
        className={cx(
          'divide-y divide-line border-y border-line transition-opacity',
          query.isPlaceholderData && 'opacity-50',
        )}
      >
        {games.map((money) => (
          <GameMoneyRow key={money.entries[0]!.id} money={money} />
        ))}
      </ul>
      <p className="mt-4 text-s text-text-3">{t('payment.transactions.course')}</p>
      <p className="text-s text-text-3">{t('payment.transactions.zone')}</p>
      <Pagination
        page={pagination.page}
        totalPages={pagination.totalPages}
        link={(to, look) => link({ page: to, state }, look)}
      />
    </>
  )
}

function NoTransactions({ isPart, first }: { isPart: boolean; first: ReactNode }) {
  const t = useT()
  // a page beyond the last one, or a filter without results
  if (isPart)
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
