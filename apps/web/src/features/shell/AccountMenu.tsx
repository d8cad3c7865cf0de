import type { ReactNode } from 'react'
import { Link, useNavigate } from '@tanstack/react-router'
import { CalendarDays, CircleHelp, LogOut, Settings, ShieldCheck } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useSignOut, type Me } from '../../queries/session.ts'
import { Initials } from '@tomogolf/ui/data/Avatar.tsx'
import { MenuButton } from '@tomogolf/ui/overlay/MenuButton.tsx'
import type { MenuItem } from '@tomogolf/ui/overlay/menu-item.ts'
import { toast } from '@tomogolf/ui/toast/toast.ts'

/** Signs out, shows a toast and goes to the home page. Offline it shows an error toast. */
export function useSignOutAction(): () => void {
  const t = useT()
  const signOut = useSignOut()
  const navigate = useNavigate()
  return () =>
    void signOut().then(
      () => {
        toast({ title: t('common.loggedOut'), tone: 'success' })
        return navigate({ to: '/' })
      },
      () =>
        toast({
          title: t('common.offline.title'),
          description: t('common.stillLoggedIn'),
          tone: 'warning',
        }),
    )
}

export function AccountMenu({ me }: { me: Me }) {
  const t = useT()
  const leave = useSignOutAction()
  const items: MenuItem[] = [
    {
      id: 'settings',
      icon: Settings,
      label: t('common.nav.accountSettings'),
      link: (inside) => <Link to="/account-settings">{inside}</Link>,
    },
    {
      id: 'games',
      icon: CalendarDays,
      label: t('common.nav.myGames'),
      link: (inside) => <Link to="/my-games">{inside}</Link>,
    },
    {
      id: 'help',
      icon: CircleHelp,
      label: t('common.nav.help'),
      link: (inside) => <Link to="/faq">{inside}</Link>,
    },
    // the admin app is separate: a full page load
    ...(me.isAdmin
      ? [
          {
            id: 'admin',
            icon: ShieldCheck,
            label: t('common.nav.admin'),
            link: (inside: ReactNode) => <a href="/towkay">{inside}</a>,
          },
        ]
      : []),
    { id: 'logout', icon: LogOut, label: t('common.nav.logout'), onSelect: leave },
  ]
  return (
    <MenuButton
      items={items}
      label={t('common.nav.account')}
      aria-label={`${me.initials}, ${t('common.nav.accountOf', { name: me.firstName ?? me.username ?? me.email })}`}
      className="rounded-full"
    >
      <Initials text={me.initials} photo={me.avatarUrl} />
    </MenuButton>
  )
}
