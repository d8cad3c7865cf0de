import { LogOut } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { Button } from '@tomogolf/ui/forms/Button.tsx'
import { useSignOutAction } from './AccountMenu.tsx'

/** Below the list of the account. */
export function LogOutButton() {
  const t = useT()
  return (
    <Button variant="outline" block icon={LogOut} onClick={useSignOutAction()}>
      {t('common.nav.logout')}
    </Button>
  )
}
