import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@tomogolf/api-client/api.ts'
import { ADMIN_ROLES, type AdminRole } from '@tomogolf/domain/team/permissions'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Radio } from '@tomogolf/ui/forms/Choice.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { Panel } from '../../components/Panel.tsx'
import { Refusal } from '../../components/Refusal.tsx'

/** Invites an address with a role. `role` is held by the screen, which tints it in its table. */
export function InviteForm({
  role,
  onRole,
}: {
  role: AdminRole
  onRole: (role: AdminRole) => void
}) {
  const t = useT()
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const invite = useMutation({
    mutationFn: () => api('POST /api/admin/team/invitations', { body: { email, role } }),
    onSuccess: async () => {
      setEmail('')
      await queryClient.invalidateQueries()
      toast({ tone: 'success', title: t('admin.team.invited') })
    },
  })
  return (
    <Panel title={t('admin.team.invite')}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          invite.mutate()
        }}
      >
        <Field label={t('admin.team.email')} required>
          <TextInput
            type="email"
            required
            autoComplete="off"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
        <fieldset className="grid gap-5">
          <legend className="sr-only">{t('admin.users.role')}</legend>
          {ADMIN_ROLES.map((value) => (
            <Radio
              key={value}
              name="role"
              checked={value === role}
              onChange={() => onRole(value)}
              className="text-s"
            >
              <b className="block font-semibold">{t(`admin.adminRole.${value}`)}</b>
              <span className="text-text-3">{t(`admin.roleText.${value}`)}</span>
            </Radio>
          ))}
        </fieldset>
        {invite.error && <Refusal error={invite.error} />}
        <Button type="submit" variant="primary" block busy={invite.isPending}>
          {t('admin.team.send')}
        </Button>
        <p className="text-xs text-text-3">{t('admin.team.sendHint')}</p>
      </form>
    </Panel>
  )
}
