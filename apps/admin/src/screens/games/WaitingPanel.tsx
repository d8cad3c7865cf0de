import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { ON_LIST } from '@tomogolf/domain/machines/waiting-machine'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { tDynamic } from '@tomogolf/phrases/translator'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { Money } from '../../components/cells/Money.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { Panel } from '../../components/Panel.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'

type Entry = ResultOf<'GET /api/admin/games/:id'>['waiting'][number]

/** Guests who are or were on the waiting list of a game, in its order. One who waits can be taken off. */
export function WaitingPanel({
  entries,
  mayChange,
}: {
  entries: readonly Entry[]
  mayChange: boolean
}) {
  const { t } = useI18n()
  const [removing, setRemoving] = useState<Entry | null>(null)
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
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span>
            {tDynamic(t)(`admin.game.waitingState.${entry.status}`)}
            {entry.status === 'offered' && entry.offerUntil && (
              <>
                {' '}
                <Timestamp at={entry.offerUntil} />
              </>
            )}
          </span>
          {mayChange && ON_LIST.includes(entry.status) && (
            <Button size="small" variant="outline" onClick={() => setRemoving(entry)}>
              {t('admin.game.removeWaiting')}
              <span className="sr-only"> {entry.person.name}</span>
            </Button>
          )}
        </span>
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
      {removing && (
        <ReasonDialog
          danger
          draft={`waiting ${removing.id}`}
          title={t('admin.game.removeWaitingTitle')}
          description={t('admin.game.removeWaitingText')}
          reasonHint={t('admin.game.reasonTold')}
          submit={t('admin.game.removeWaiting')}
          done={t('admin.game.removeWaitingDone')}
          onClose={() => setRemoving(null)}
          run={(reason) =>
            api('POST /api/admin/waiting-list/:id/remove', {
              params: { id: removing.id },
              body: { reason },
            })
          }
        />
      )}
    </Panel>
  )
}
