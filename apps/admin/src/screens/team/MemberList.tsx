import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Lock, Smartphone, TriangleAlert, X } from 'lucide-react'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { ADMIN_ROLES, type AdminRole } from '@tomogolf/domain/team/permissions'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Avatar } from '@tomogolf/ui/data/Avatar.tsx'
import { IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { Select } from '@tomogolf/ui/forms/Input.tsx'
import { Panel } from '../../components/Panel.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import { Timestamp } from '../../components/cells/Timestamp.tsx'
import { InvitationRow } from './InvitationRow.tsx'
import type { Team } from './team.types.ts'

type Member = Team['members'][number]
type Action = { member: Member; role: AdminRole | null }

/** Administrators with their roles, then open invitations. Their own row is locked. */
export function MemberList({ team, mayChange }: { team: Team; mayChange: boolean }) {
  const t = useT()
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  const [action, setAction] = useState<Action | null>(null)
  return (
    <Panel title={t('admin.team.members')}>
      <ul>
        {team.members.map((member) => (
          <MemberRow
            key={member.id}
            member={member}
            isMe={member.id === me?.id}
            mayChange={mayChange}
            onAction={(role) => setAction({ member, role })}
          />
        ))}
        {team.invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} mayChange={mayChange} />
        ))}
      </ul>
      {action && <ChangeDialog {...action} onClose={() => setAction(null)} />}
    </Panel>
  )
}

function MemberRow({
  member,
  isMe,
  mayChange,
  onAction,
}: {
  member: Member
  isMe: boolean
  mayChange: boolean
  onAction: (role: AdminRole | null) => void
}) {
  const t = useT()
  const TwoStep = member.twoStep ? Smartphone : TriangleAlert
  return (
    <li className="grid items-center gap-x-4 gap-y-2 border-t border-line py-3 text-s first:border-0 md:grid-cols-[minmax(0,1fr)_150px_140px_130px_44px]">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar person={member} size="small" />
        <span className="min-w-0">
          <span className="block truncate font-semibold">
            {member.name}{' '}
            {isMe && <span className="font-normal text-text-3">{t('admin.team.you')}</span>}
          </span>
          <span className="block truncate text-xs text-text-3">{member.email}</span>
        </span>
      </span>
      {isMe || !mayChange ? (
        <span
          className="inline-flex min-h-10 items-center justify-between gap-2 rounded-m border border-line px-3 text-text-2"
          title={isMe ? t('admin.team.rule.self') : undefined}
        >
          {t(`admin.adminRole.${member.role}`)}
          {isMe && <Lock aria-hidden className="text-text-3" />}
        </span>
      ) : (
        <Field label={t('admin.team.roleOf', { name: member.name })} labelHidden>
          <Select
            value={member.role}
            onChange={(event) => onAction(event.target.value as AdminRole)}
            boxClassName="min-h-10!"
            className="min-h-9! text-s!"
          >
            {ADMIN_ROLES.map((role) => (
              <option key={role} value={role}>
                {t(`admin.adminRole.${role}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <span className="inline-flex items-center gap-2 text-text-2">
        <TwoStep aria-hidden className={member.twoStep ? 'text-success' : 'text-warning'} />
        {t(member.twoStep ? 'admin.team.twoStep' : 'admin.team.noTwoStep')}
      </span>
      <span className="text-text-3">
        <span className="sr-only">{t('admin.users.seen')}: </span>
        <Timestamp at={member.lastSeenAt} />
      </span>
      {mayChange && !isMe && (
        <IconButton
          label={t('admin.team.removeOf', { name: member.name })}
          icon={X}
          onClick={() => onAction(null)}
        />
      )}
    </li>
  )
}

function ChangeDialog({ member, role, onClose }: Action & { onClose: () => void }) {
  const t = useT()
  const params = { id: member.id }
  if (role === null)
    return (
      <ReasonDialog
        danger
        draft={`team remove ${member.id}`}
        title={t('admin.team.removeTitle', { name: member.name })}
        description={t('admin.team.removeText')}
        reasonHint={t('admin.edit.reasonHint')}
        submit={t('admin.team.remove')}
        done={t('admin.team.removed')}
        onClose={onClose}
        run={(reason) => api('DELETE /api/admin/team/:id', { params, body: { reason } })}
      />
    )
  return (
    <ReasonDialog
      draft={`team role ${member.id}`}
      title={t('admin.team.changeTitle', {
        name: member.name,
        role: t(`admin.adminRole.${role}`),
      })}
      description={t(`admin.roleText.${role}`)}
      reasonHint={t('admin.edit.reasonHint')}
      submit={t('admin.team.change')}
      done={t('admin.team.changed')}
      onClose={onClose}
      run={(reason) =>
        api('PATCH /api/admin/team/:id', { params, body: { role, seen: member.role, reason } })
      }
    />
  )
}
