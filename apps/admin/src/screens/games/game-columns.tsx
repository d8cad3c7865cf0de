import type { Translate } from '@tomogolf/phrases/translator'
import { GameCell } from '../../components/cells/GameCell.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { StateBadge } from '../../components/cells/StateBadge.tsx'
import type { Column } from '../../components/DataTable.tsx'
import type { RowOf } from '../../lib/use-list.ts'

/** The columns that the list of games and the dashboard share. */
export const gameColumns = (t: Translate) =>
  ({
    game: {
      id: 'game',
      title: t('admin.games.game'),
      cell: (game) => <GameCell game={game} opens />,
    },
    host: {
      id: 'host',
      title: t('admin.role.host'),
      from: 'md',
      cell: (game) => <PersonCell person={game.host} quiet />,
    },
    seats: {
      id: 'seats',
      title: t('admin.games.guests'),
      right: true,
      cell: (game) => `${game.seatsTaken} / ${game.slots}`,
    },
    state: {
      id: 'state',
      title: t('admin.state'),
      cell: (game) => <StateBadge area="gameStatus" state={game.status} />,
    },
  }) satisfies Record<string, Column<RowOf<'GET /api/admin/games'>>>
