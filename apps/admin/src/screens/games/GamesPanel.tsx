import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { japanDate } from '@tomogolf/domain/time'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { currentTime } from '@tomogolf/api-client/server-clock.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Refusal } from '../../components/Refusal.tsx'
import type { RowOf } from '../../lib/use-list.ts'
import { gameColumns } from './game-columns.tsx'

/** The next games on the dashboard. */
export function GamesPanel() {
  const t = useT()
  const query = { pageSize: 10, sort: 'teeTime', from: japanDate(currentTime()) } as const
  const { data, error } = useQuery({
    ...apiQuery('GET /api/admin/games', { query }),
    placeholderData: keepPreviousData,
  })
  const shared = gameColumns(t)
  const columns: Column<RowOf<'GET /api/admin/games'>>[] = [
    shared.game,
    shared.host,
    shared.seats,
    shared.state,
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
