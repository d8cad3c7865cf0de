import { useHostAction } from '../../lib/use-host-action.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button, type ButtonLook } from '@tomogolf/ui/forms/Button.tsx'

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
