import { createFileRoute } from '@tanstack/react-router'
import { GAME_STATUSES } from '@tomogolf/domain/game'
import { CURRENCY_CODES } from '@tomogolf/domain/money'
import { REGIONS } from '@tomogolf/domain/regions'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { listSearch } from '../../lib/list-search.ts'
import type { RowOf } from '../../lib/use-list.ts'
import { Money } from '../../components/cells/Money.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { Column } from '../../components/DataTable.tsx'
import { FilterDays, FilterSelect } from '../../components/Filters.tsx'
import { ListPage } from '../../components/ListPage.tsx'
import { gameColumns } from '../../screens/games/game-columns.tsx'

export const Route = createFileRoute('/games/')({
  validateSearch: listSearch('status', 'region', 'currency', 'from', 'to', 'host'),
  component: Games,
})

function Games() {
  const t = useT()
  const shared = gameColumns(t)
  const columns: Column<RowOf<'GET /api/admin/games'>>[] = [
    { ...shared.game, sort: 'teeTime' },
    shared.host,
    shared.seats,
    {
      id: 'price',
      title: t('common.card.price'),
      right: true,
      from: 'md',
      cell: (game) => <Money value={game.price} />,
    },
    shared.state,
    {
      id: 'created',
      title: t('admin.games.created'),
      sort: 'createdAt',
      from: 'xl',
      right: true,
      cell: (game) => <Timestamp at={game.createdAt} year />,
    },
  ]
  return (
    <ListPage
      list="GET /api/admin/games"
      title={t('admin.nav.games')}
      columns={columns}
      defaultSort="-teeTime"
      searchFor={t('admin.games.search')}
      empty={t('admin.games.empty')}
      filters={
        <>
          <FilterSelect
            name="status"
            label={t('admin.state')}
            options={GAME_STATUSES.map((value) => ({
              value,
              label: t(`admin.gameStatus.${value}`),
            }))}
          />
          <FilterSelect
            name="region"
            label={t('admin.region')}
            options={REGIONS.map((value) => ({ value, label: t(`common.region.${value}`) }))}
          />
          <FilterSelect
            name="currency"
            label={t('admin.currency')}
            options={CURRENCY_CODES.map((value) => ({ value, label: value }))}
          />
          <FilterDays />
        </>
      }
    />
  )
}
