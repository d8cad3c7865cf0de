import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useI18n } from '@tomogolf/ui/i18n/i18n.tsx'
import { PersonCell } from '../../components/cells/PersonCell.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { PanelTable, type Column } from '../../components/DataTable.tsx'
import { Panel } from '../../components/Panel.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'

type Invitation = ResultOf<'GET /api/admin/games/:id'>['invitations'][number]

/** The seats that guests keep for invited companions, and who took them. An open one can be ended. */
export function InvitationsPanel({
  invitations,
  mayChange,
}: {
  invitations: readonly Invitation[]
  mayChange: boolean
}) {
  const { t } = useI18n()
  const [ending, setEnding] = useState<Invitation | null>(null)
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
      cell: (invitation) => (
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t(`admin.game.invitationState.${invitation.status}`)}
          {mayChange && invitation.status === 'open' && (
            <Button size="small" variant="outline" onClick={() => setEnding(invitation)}>
              {t('admin.game.endInvitation')}
              <span className="sr-only"> {invitation.guest.name}</span>
            </Button>
          )}
        </span>
      ),
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
      {ending && (
        <ReasonDialog
          danger
          draft={`invitation ${ending.id}`}
          title={t('admin.game.endInvitationTitle')}
          description={t('admin.game.endInvitationText')}
          reasonHint={t('admin.game.reasonTold')}
          submit={t('admin.game.endInvitation')}
          done={t('admin.game.endInvitationDone')}
          onClose={() => setEnding(null)}
          run={(reason) =>
            api('POST /api/admin/invitations/:id/end', {
              params: { id: ending.id },
              body: { reason },
            })
          }
        />
      )}
    </Panel>
  )
}
