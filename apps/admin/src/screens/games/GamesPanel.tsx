import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { japanDate } from '@tomogolf/domain/time'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { GameCell } from '../../components/cells/GameCell.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import type { RowOf } from '../../lib/use-list.ts'

/** The next games on the dashboard. */
export function GamesPanel() {
  const t = useT()
  const query = { pageSize: 10, sort: 'teeTime', from: japanDate(currentTime()) } as const
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/games', { query }),
    placeholderData: keepPreviousData,
  })
  const columns: Column<RowOf<'GET /api/admin/games'>>[] = [
    {
      id: 'game',
      title: t('admin.games.game'),
      cell: (game) => <GameCell game={game} opens />,
    },
    {
      id: 'host',
      title: t('admin.role.host'),
      from: 'md',
      cell: (game) => <PersonCell person={game.host} quiet />,
    },
    {
      id: 'seats',
      title: t('admin.games.guests'),
      right: true,
      cell: (game) => `${game.seatsTaken} / ${game.slots}`,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (game) => <StateBadge area="gameStatus" state={game.status} />,
    },
  ]
  const rows = data?.rows ?? []
  return (
    <Panel
      title={t('admin.games.next')}
      aside={
        <Link
          to="/games"
          search={{ sort: query.sort, from: query.from } as never}
          className="link text-s"
        >
          {t('admin.more')}
        </Link>
      }
    >
      {error && <Refusal error={error} />}
      {data && rows.length === 0 && (
        <p role="status" className="text-s text-text-2">
          {t('admin.games.empty')}
        </p>
      )}
      {rows.length > 0 && (
        <PanelTable label={t('admin.games.next')} columns={columns} rows={rows} />
      )}
    </Panel>
  )
}
