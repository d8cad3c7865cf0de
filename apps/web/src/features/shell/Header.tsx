import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMe } from '../../queries/session.ts'
import { IconButton, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Logo } from '@tomogolf/ui/brand/Logo.tsx'
import { HostButton } from './HostButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { useSignedInParts } from './signed-in.ts'
import { useReturnSearch } from './use-return-search.ts'

const loadMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazy(loadMenu)
const navLink =
  'relative inline-flex min-h-11 items-center rounded-[10px] px-2.5 text-[.9375rem] ' +
  'font-medium whitespace-nowrap xl:px-3.5 text-text-2 hover:text-text ' +
  'aria-[current]:text-text aria-[current]:after:absolute ' +
  'aria-[current]:after:inset-x-2.5 xl:aria-[current]:after:inset-x-3.5 ' +
  'aria-[current]:after:bottom-1.25 aria-[current]:after:h-0.5 ' +
  'aria-[current]:after:rounded-[2px] aria-[current]:after:bg-primary'

/** The site header. `clear`: transparent over the hero picture. */
export function Header({ clear }: { clear?: boolean }) {
  const t = useT()
  const me = useMe()
  const parts = useSignedInParts()
  const [open, setOpen] = useState(false)
  const back = useReturnSearch()
  const close = useCallback(() => setOpen(false), [])
  return (
    <header
      className={cx(
        'sticky top-0 z-40 h-(--header)',
        clear
          ? 'header-clear'
          : 'border-b border-line bg-background/84 [backdrop-filter:blur(16px)_saturate(1.3)]',
      )}
    >
      <div className="wrap flex h-full items-center gap-2">
        <Logo />
        <nav aria-label={t('common.nav.main')} className="ml-3 hidden gap-0.5 lg:flex xl:ml-6">
          <Link to="/book-japan-golf" className={navLink}>
            {t('common.nav.book')}
          </Link>
          <Link to="/japan-golf-rental" className={navLink}>
            {t('common.nav.rental')}
          </Link>
          <Link to="/games" className={navLink}>
            {t('common.nav.find')}
          </Link>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <LanguageMenu />
          <span className="hidden items-center gap-1 lg:flex">
            {me && (
              <Link to="/my-games" className={navLink}>
                {t('common.nav.myGames')}
              </Link>
            )}
            <HostButton variant="outline" size="small" className="whitespace-nowrap" />
          </span>
          {me ? (
            <span className="ml-1.5 hidden lg:block">
              {parts && <parts.AccountMenu me={me} />}
              {parts && <parts.UnreadBadge />}
            </span>
          ) : (
            <span className="hidden items-center gap-1 lg:flex">
              <LinkButton
                to="/login"
                search={back}
                variant="ghost"
                size="small"
                className="whitespace-nowrap"
              >
                {t('common.nav.login')}
              </LinkButton>
              <LinkButton
                to="/register"
                search={back}
                variant="secondary"
                size="small"
                className="whitespace-nowrap"
              >
                {t('common.nav.register')}
              </LinkButton>
            </span>
          )}
          <IconButton
            label={t('common.nav.openMenu')}
            icon={MenuIcon}
            className="lg:hidden"
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerDown={() => void loadMenu()}
            onFocus={() => void loadMenu()}
            onClick={() => setOpen(true)}
          />
        </div>
      </div>
      {open && (
        <Suspense>
          <MobileMenu onClose={close} me={me ?? null} />
        </Suspense>
      )}
    </header>
  )
}
