import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { tDynamic } from '@tomogolf/phrases/translator'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { Panel } from '../../components/Panel.tsx'

type Entry = ResultOf<'GET /api/admin/games/:id'>['waiting'][number]

/** Everybody who is or was on the waiting list of a game, in its order. */
export function WaitingPanel({ entries }: { entries: readonly Entry[] }) {
  const { t } = useI18n()
  const columns: Column<Entry>[] = [
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (entry) => <PersonCell person={entry.person} opens />,
    },
    {
      id: 'since',
      title: t('admin.game.waitingSince'),
      cell: (entry) => <Timestamp at={entry.joinedAt} />,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (entry) => (
        <>
          {tDynamic(t)(`admin.game.waitingState.${entry.status}`)}
          {entry.status === 'offered' && entry.offerUntil && (
            <>
              {' '}
              <Timestamp at={entry.offerUntil} />
            </>
          )}
        </>
      ),
    },
    {
      id: 'hold',
      title: t('admin.game.hold'),
      right: true,
      from: 'md',
      cell: (entry) => <Money value={entry.hold} />,
    },
  ]
  return (
    <Panel title={t('admin.game.waiting')} className="lg:col-span-2">
      <PanelTable label={t('admin.game.waiting')} columns={columns} rows={[...entries]} />
    </Panel>
  )
}
