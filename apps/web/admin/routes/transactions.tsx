import { createFileRoute } from '@tanstack/react-router'
import { useT } from '../../src/lib/i18n.tsx'
import { TRANSACTION_TYPES } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import type { RowOf } from '../lib/use-list.ts'
import { TransactionDetail } from '../screens/TransactionDetail.tsx'
import { GameCell, Money, PersonCell, StateBadge, When } from '../ui/bits.tsx'
import type { Column } from '../ui/DataTable.tsx'
import { FilterDays, FilterSelect } from '../ui/Filters.tsx'
import { ListPage } from '../ui/ListPage.tsx'
import { OpenRow } from '../ui/OpenRow.tsx'

export const Route = createFileRoute('/transactions')({ validateSearch: listSearch('type', 'status', 'user', 'game', 'from', 'to'), component: Transactions })
const STATUSES = ['successful', 'failed', 'pending', 'refunded'] as const

function Transactions() {
  const t = useT()
  const columns: Column<RowOf<'GET /api/admin/transactions'>>[] = [
    { id: 'type', title: t('admin.transaction.type'), cell: (x) => <OpenRow id={x.id}>{t(x.reason === 'owed_to_host' ? 'admin.transaction.owed' : `payment.type.${x.type}`)}</OpenRow> },
    { id: 'person', title: t('admin.users.person'), cell: (x) => <PersonCell person={x.user} quiet /> },
    { id: 'game', title: t('admin.games.game'), from: 'lg', cell: (x) => (x.game ? <GameCell game={x.game} /> : '–') },
    { id: 'amount', title: t('admin.amount'), right: true, cell: (x) => <Money value={x.amount} /> },
    { id: 'status', title: t('admin.state'), cell: (x) => <StateBadge area="transactionStatus" state={x.status} /> },
    { id: 'at', title: t('admin.when'), sort: 'createdAt', from: 'md', right: true, cell: (x) => <When at={x.createdAt} year /> },
  ]
  return (
    <ListPage list="GET /api/admin/transactions" title={t('admin.nav.transactions')} searchFor={t('admin.users.search')} columns={columns} order="-createdAt" empty={t('admin.transaction.empty')} detail={(x) => <TransactionDetail transaction={x} />} filters={<>
      <FilterSelect name="type" label={t('admin.transaction.type')} options={TRANSACTION_TYPES.map((value) => ({ value, label: t(`payment.type.${value}`) }))} />
      <FilterSelect name="status" label={t('admin.state')} options={STATUSES.map((value) => ({ value, label: t(`admin.transactionStatus.${value}`) }))} />
      <FilterDays />
    </>} />
  )
}
