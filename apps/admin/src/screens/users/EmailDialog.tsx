import { useState } from 'react'
import { api } from '@tomogolf/api-client/api.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { TextInput } from '@tomogolf/ui/forms/Input.tsx'
import { ReasonDialog } from '../../components/ReasonDialog.tsx'
import type { AdminUser } from '../../lib/records.ts'

/** Changes the address of a user who cannot. */
export function EmailDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const t = useT()
  const [email, setEmail] = useState('')
  return (
    <ReasonDialog
      draft={`email ${user.id}`}
      title={t('admin.email.title', { name: user.name })}
      description={t(
        user.profile.emailVerified ? 'admin.email.verified' : 'admin.email.unverified',
        { email: user.email },
      )}
      submit={t('admin.email.submit')}
      done={t('admin.email.done', { email })}
      missing={/^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : t('admin.email.missing')}
      reasonHint={t('admin.edit.reasonHint')}
      onClose={onClose}
      run={(reason) =>
        api('POST /api/admin/users/:id/email', {
          params: { id: user.id },
          body: { email: email.trim(), reason },
        })
      }
    >
      <Field label={t('admin.email.new')} required>
        <TextInput
          type="email"
          autoComplete="off"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
    </ReasonDialog>
  )
}
