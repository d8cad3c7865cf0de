import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { Panel } from '../../components/Panel.tsx'

type Link = ResultOf<'GET /api/admin/games/:id'>['substitutes'][number]

/** The links with which guests passed their seats on, and who took them. */
export function SubstitutesPanel({ links }: { links: readonly Link[] }) {
  const { t } = useI18n()
  const columns: Column<Link>[] = [
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (link) => <PersonCell person={link.guest} opens />,
    },
    {
      id: 'substitute',
      title: t('admin.game.substitute'),
      cell: (link) => link.substitute && <PersonCell person={link.substitute} opens />,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (link) => t(`admin.game.substituteState.${link.status}`),
    },
    {
      id: 'since',
      title: t('admin.game.substituteSince'),
      from: 'md',
      cell: (link) => <Timestamp at={link.createdAt} />,
    },
    {
      id: 'ended',
      title: t('admin.game.substituteEnded'),
      from: 'md',
      cell: (link) => link.endedAt && <Timestamp at={link.endedAt} />,
    },
  ]
  return (
    <Panel title={t('admin.game.substitutes')} className="lg:col-span-2">
      <PanelTable label={t('admin.game.substitutes')} columns={columns} rows={[...links]} />
    </Panel>
  )
}
