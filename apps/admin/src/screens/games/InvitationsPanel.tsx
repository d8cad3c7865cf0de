import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { Panel } from '../../components/Panel.tsx'

type Invitation = ResultOf<'GET /api/admin/games/:id'>['invitations'][number]

/** The seats that guests keep for invited companions, and who took them. */
export function InvitationsPanel({ invitations }: { invitations: readonly Invitation[] }) {
  const { t } = useI18n()
  const columns: Column<Invitation>[] = [
    {
      id: 'guest',
      title: t('admin.role.guest'),
      cell: (invitation) => <PersonCell person={invitation.guest} opens />,
    },
    {
      id: 'companion',
      title: t('admin.game.invitee'),
      cell: (invitation) =>
        invitation.companion && <PersonCell person={invitation.companion} opens />,
    },
    {
      id: 'state',
      title: t('admin.state'),
      cell: (invitation) => t(`admin.game.invitationState.${invitation.status}`),
    },
    {
      id: 'since',
      title: t('admin.game.invitedSince'),
      from: 'md',
      cell: (invitation) => <Timestamp at={invitation.createdAt} />,
    },
    {
      id: 'until',
      title: t('admin.game.invitedUntil'),
      from: 'md',
      cell: (invitation) => <Timestamp at={invitation.until} />,
    },
  ]
  return (
    <Panel title={t('admin.game.invitations')} className="lg:col-span-2">
      <PanelTable label={t('admin.game.invitations')} columns={columns} rows={[...invitations]} />
    </Panel>
  )
}
