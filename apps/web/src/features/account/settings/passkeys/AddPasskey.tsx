import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { api } from '@tomogolf/api-client/api.ts'
import { parseUserAgent } from '@tomogolf/domain/user-agent'
import { errorText } from '@tomogolf/ui/i18n/error-message.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { toast } from '@tomogolf/ui/toast/toast.ts'
import { invalidateAfter } from '../../../../queries/invalidation.ts'
import { hasPasskeys, isCancelled } from '../../auth/passkey/passkey-login.ts'

/** Creates a passkey on this device. */
export function AddPasskey() {
  const t = useT()
  const queryClient = useQueryClient()
  const { browser, system } = parseUserAgent(navigator.userAgent)
  const device =
    browser && system
      ? t('account.sessions.on', { browser, system })
      : (browser ?? system ?? t('account.sessions.unknown'))
  const add = useMutation({
    mutationFn: async () => {
      const { startRegistration } = await import('@simplewebauthn/browser')
      const optionsJSON = await api('POST /api/auth/passkeys/begin')
      const response = await startRegistration({ optionsJSON })
      await api('POST /api/auth/passkeys', {
        body: { name: device, response: { ...response, clientExtensionResults: {} } },
      })
    },
    onSuccess: async () => {
      await invalidateAfter(queryClient, 'POST /api/auth/passkeys')
      toast({ tone: 'success', title: t('account.passkeys.done') })
    },
    onError: (error) => {
      // the user closed the browser's dialog
      if (isCancelled(error)) return
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
  return (
    <Button icon={Fingerprint} className="w-fit" busy={add.isPending} onClick={() => add.mutate()}>
      {t('account.passkeys.add')}
    </Button>
  )
}
