import { createFileRoute } from '@tanstack/react-router'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { GameCell } from '../components/cells/GameCell.tsx'
import { Money } from '../components/cells/Money.tsx'
import { PersonCell } from '../components/cells/PersonCell.tsx'
import { StateBadge } from '../components/cells/StateBadge.tsx'
import { Timestamp } from '../components/cells/Timestamp.tsx'
import type { Column } from '../components/DataTable.tsx'
import { FilterSelect } from '../components/Filters.tsx'
import { ListPage } from '../components/ListPage.tsx'
import { RowToggle } from '../components/RowToggle.tsx'
import { DISPUTE_FILTERS } from '../lib/choices.ts'
import { listSearch } from '../lib/list-search.ts'
import { disputeReason } from '../lib/labels.ts'
import type { RowOf } from '../lib/use-list.ts'
import { DisputeDetail } from '../screens/disputes/DisputeDetail.tsx'

export const Route = createFileRoute('/disputes')({
  validateSearch: listSearch('state', 'user', 'game', 'transaction'),
  component: Disputes,
})

function Disputes() {
  const t = useT()
  const columns: Column<RowOf<'GET /api/admin/disputes'>>[] = [
    {
      id: 'reason',
      title: t('admin.dispute.reason'),
      cell: (row) => <RowToggle id={row.id}>{disputeReason(t, row.reason)}</RowToggle>,
    },
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (row) => <PersonCell person={row.user} quiet />,
    },
    {
      id: 'game',
      title: t('admin.games.game'),
      from: 'lg',
      cell: (row) => <GameCell game={row.game} />,
    },
    {
      id: 'amount',
      title: t('admin.amount'),
      right: true,
      cell: (row) => <Money value={row.amount} />,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (row) => <StateBadge area="disputeState" state={row.state} />,
    },
    {
      id: 'respondBy',
      title: t('admin.dispute.respondBy'),
      sort: 'respondBy',
      right: true,
      cell: (row) => <Timestamp at={row.canAnswer ? row.respondBy : null} />,
    },
    {
      id: 'at',
      title: t('admin.when'),
      sort: 'createdAt',
      from: 'md',
      right: true,
      cell: (row) => <Timestamp at={row.openedAt} year />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/disputes"
      title={t('admin.nav.disputes')}
      lead={t('admin.dispute.lead')}
      searchFor={t('admin.users.search')}
      columns={columns}
      defaultSort="-createdAt"
      empty={t('admin.dispute.empty')}
      detail={(row) => <DisputeDetail row={row} />}
      filters={
        <FilterSelect
          name="state"
          label={t('admin.state')}
          options={DISPUTE_FILTERS.map((value) => ({
            value,
            label: t(`admin.disputeState.${value}`),
          }))}
        />
      }
    />
  )
}
