import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { parseUserAgent } from '@tomogolf/domain/user-agent'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { Field } from '@tomogolf/ui/forms/Field.tsx'
import { PasswordInput } from '@tomogolf/ui/forms/Input.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../../../queries/invalidation.ts'
import { hasPasskeys, isCancelled } from '../../auth/passkey/passkey-login.ts'

/** Creates a passkey on this device, after the password. */
export function AddPasskey() {
  const t = useT()
  const queryClient = useQueryClient()
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { browser, system } = parseUserAgent(navigator.userAgent)
  const device =
    browser && system
      ? t('account.sessions.on', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'))
  const add = useMutation({
    mutationFn: async () => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = await api('POST /api/auth/passkeys/begin', {
        body: { currentPassword: password },
      })
      const response = await startRegistration({ optionsJSON })
      await api('POST /api/auth/passkeys', {
        body: { name: device, response: { ...response, clientExtensionResults: {} } },
      })
    },
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'POST /api/auth/passkeys')
      setPassword('')
      setOpen(false)
      toast({ tone: 'success', title: t('account.passkeys.done') })
    },
    onError: (error) => {
      // shown at the field, or the user closed the browser's dialog
      if (isWrongPassword(error) || isCancelled(error)) return
      // the device has a passkey of this account already
      const isHere = error instanceof Error && error.name === 'InvalidStateError'
      toast({
        tone: 'danger',
        title: t('account.passkeys.failed'),
        description: isHere ? t('account.passkeys.here') : errorText(t, error),
      })
    },
  })
  if (!hasPasskeys())
    return <p className="text-s text-text-3">{t('account.passkeys.unsupported')}</p>
  if (!open)
    return (
      <Button icon={Fingerprint} className="w-fit" onClick={() => setOpen(true)}>
        {t('account.passkeys.add')}
      </Button>
    )
  return (
    <form
      noValidate
      className="grid max-w-[480px] gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate()
      }}
    >
      <Field
        label={t('account.password.current')}
        hint={t('account.passkeys.why')}
        error={isWrongPassword(add.error) && errorText(t, add.error)}
        required
      >
        <PasswordInput
          name="passkey-password"
          autoComplete="current-password"
          value={password}
          readOnly={add.isPending}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" icon={Fingerprint} busy={add.isPending} disabled={password === ''}>
          {t('account.passkeys.add')}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'CURRENT_PASSWORD_INCORRECT'
