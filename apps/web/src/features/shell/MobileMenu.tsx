import { useEffect, useRef, type KeyboardEvent } from 'react'
import { Link, useRouterState } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Me } from '../../queries/session.ts'
import { Button, IconButton, LinkButton } from '@tomogolf/ui/forms/Button.tsx'
import { Logo } from '@tomogolf/ui/brand/Logo.tsx'
import { useSignOutAction } from './AccountMenu.tsx'
import { HostButton } from './HostButton.tsx'
import { useReturnSearch } from './use-return-search.ts'

const row =
  'flex min-h-13 items-center border-b border-line font-display text-t2 font-semibold aria-[current]:text-primary-text'

/**
 * A native modal lets the focus leave to the browser's bars: this moves it from the last element to
 * the first.
 */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button')
  const [from, to] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}

/** The menu on phones: a modal that closes on Escape and returns the focus. Mount it to open it. */
export default function MobileMenu({ onClose, me }: { onClose: () => void; me: Me | null }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const leave = useSignOutAction()
  const back = useReturnSearch()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const openedAt = useRef(path)
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (path !== openedAt.current) onClose()
  }, [path, onClose]) // a link was followed
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      onKeyDown={keepFocus}
      aria-label={t('common.nav.menu')}
      className="m-0 h-dvh max-h-none w-full max-w-none flex-col overflow-auto bg-background text-text open:flex"
    >
      <div className="wrap flex h-(--header) flex-none items-center justify-between border-b border-line">
        <Logo />
        <IconButton
          label={t('common.nav.closeMenu')}
          icon={X}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <nav aria-label={t('common.nav.main')} className="wrap pt-4 pb-8">
        <ul>
          <li>
            <Link to="/book-japan-golf" className={row}>
              {t('common.nav.book')}
            </Link>
          </li>
          <li>
            <Link to="/japan-golf-rental" className={row}>
              {t('common.nav.rental')}
            </Link>
          </li>
          <li>
            <Link to="/games" className={row}>
              {t('common.nav.find')}
            </Link>
          </li>
          <li>
            <Link to="/golf-courses" className={row}>
              {t('common.nav.courses')}
            </Link>
          </li>
          {me && (
            <li>
              <Link to="/my-games" className={row}>
                {t('common.nav.myGames')}
              </Link>
            </li>
          )}
          {me && (
            <li>
              <Link to="/account-settings" className={row}>
                {t('common.nav.accountSettings')}
              </Link>
            </li>
          )}
          <li>
            <Link to="/faq" className={row}>
              {t('common.nav.help')}
            </Link>
          </li>
          {me?.isAdmin && (
            <li>
              <a href="/towkay" className={row}>
                {t('common.nav.admin')}
              </a>
            </li>
          )}
        </ul>
        <div className="mt-6 grid gap-3">
          <HostButton variant="secondary" block onDone={onClose} />
          {me ? (
            <Button
              variant="outline"
              block
              onClick={() => {
                onClose()
                leave()
              }}
            >
              {t('common.nav.logout')}
            </Button>
          ) : (
            <>
              <LinkButton to="/register" search={back} variant="primary" block>
                {t('common.nav.register')}
              </LinkButton>
              <LinkButton to="/login" search={back} variant="outline" block>
                {t('common.nav.login')}
              </LinkButton>
            </>
          )}
        </div>
      </nav>
    </dialog>
  )
}
