import { useNavigate } from '@tanstack/react-router'
import { HOST_DESTINATION } from '../../lib/destination.ts'
import { requestHostForm } from '../../lib/open-host-form.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMe } from '../../queries/session.ts'
import { Button, type ButtonLook } from '@tomogolf/ui/forms/Button.tsx'

/** Opens the host form on the games list. Guests log in first. */
export function useHostAction(): () => void {
  const navigate = useNavigate()
  const me = useMe()
  return () => {
    if (!me) return void navigate({ to: '/login', search: { redirectTo: HOST_DESTINATION } })
    requestHostForm()
    return void navigate({ to: '/games' })
  }
}

export function HostButton({
  onDone,
  ...look
}: ButtonLook & { onDone?: () => void; className?: string }) {
  const t = useT()
  const host = useHostAction()
  return (
    <Button
      {...look}
      onClick={() => {
        onDone?.()
        host()
      }}
    >
      {t('common.nav.host')}
    </Button>
  )
}
