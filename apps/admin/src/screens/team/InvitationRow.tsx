import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Hourglass, Mail, X } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import type { Team } from './team.types.ts'

/** An open invitation: send again, or withdraw. */
export function InvitationRow({
  invitation,
  mayChange,
}: {
  invitation: Team['invitations'][number]
  mayChange: boolean
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const action = useMutation({
    mutationFn: (what: 'send' | 'withdraw') =>
      what === 'send'
        ? api('POST /api/admin/team/invitations', {
            body: { email: invitation.email, role: invitation.role },
          })
        : api('DELETE /api/admin/team/invitations/:id', { params: { id: invitation.id } }),
    onSuccess: async (_done, what) => {
      await queryClient.invalidateQueries()
      toast({
        tone: 'success',
        title: t(what === 'send' ? 'admin.team.invited' : 'admin.team.withdrawn'),
      })
    },
    onError: (error) => toast({ tone: 'danger', title: errorText(t, error) }),
  })
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-t border-line py-3 text-s md:grid-cols-[minmax(0,1fr)_150px_140px_130px_44px]">
      <span className="flex min-w-0 items-center gap-3">
        <span
          aria-hidden
          className="grid size-9 shrink-0 place-items-center rounded-full border border-dashed border-line-2"
        >
          <Mail className="text-text-3" />
        </span>
        <span className="min-w-0">
          <span className="block truncate font-semibold">{invitation.email}</span>
          <span className="block text-xs text-text-3">
            {t(invitation.expired ? 'admin.team.expired' : 'admin.team.expires')}{' '}
            <Timestamp at={invitation.expiresAt} />
          </span>
        </span>
      </span>
      <span className="inline-flex min-h-10 items-center rounded-m border border-line px-3 text-text-2">
        {t(`admin.adminRole.${invitation.role}`)}
      </span>
      <span className="inline-flex items-center gap-2 text-warning">
        <Hourglass aria-hidden />
        {t('admin.team.waiting')}
      </span>
      {mayChange && (
        <>
          <button
            type="button"
            className="link min-h-11 justify-self-start"
            disabled={action.isPending}
            onClick={() => action.mutate('send')}
          >
            {t('admin.team.again')}
          </button>
          <IconButton
            label={t('admin.team.withdrawOf', { email: invitation.email })}
            icon={X}
            disabled={action.isPending}
            onClick={() => action.mutate('withdraw')}
          />
        </>
      )}
    </li>
  )
}
