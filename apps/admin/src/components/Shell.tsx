import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useNavigate, useRouterState } from '@tanstack/react-router'
import { ArrowLeft, LogOut, Menu, Search, X } from 'lucide-react'
import { api, apiQuery } from '@tomogolf/api-client/api.ts'
import { ApiError } from '@tomogolf/api-client/api-error.ts'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useMarkHydrated } from '@tomogolf/ui/lib/use-hydrated.ts'
import { useI18n, useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { formatNumber } from '@tomogolf/format/numbers'
import { local } from '@tomogolf/api-client/storage.ts'
import { announceSession } from '@tomogolf/api-client/session-channel.ts'
import { IconButton } from '@tomogolf/ui/forms/Button.tsx'
import { LogoMark } from '@tomogolf/ui/brand/Logo.tsx'
import { StepUp } from '@tomogolf/ui/step-up/StepUp.tsx'
import { Toaster } from '@tomogolf/ui/toast/Toaster.tsx'
import { EmptyState } from '@tomogolf/ui/feedback/EmptyState.tsx'
import { isTyping } from '../lib/is-typing.ts'
import { ContactsProvider } from '../lib/shown-contacts.tsx'
import { useMay } from '../lib/may.tsx'
import { SCREENS, SCREEN_GROUPS, screenAt, type Counts } from '../lib/screens.ts'
import { EnrolmentPrompt } from './EnrolmentPrompt.tsx'
import { AdminLanguage } from './AdminLanguage.tsx'

const SearchPalette = lazy(async () => ({
  default: (await import('../screens/search/SearchPalette.tsx')).SearchPalette,
}))

/** `g` and then the letter of a screen opens it. */
function useScreenShortcuts() {
  const navigate = useNavigate()
  useEffect(() => {
    let prefixAt = 0
    const onKey = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return
      const item = event.timeStamp - prefixAt < 1500 && SCREENS.find(({ go }) => go === event.key)
      prefixAt = event.key === 'g' && !item ? event.timeStamp : 0
      if (item) {
        event.preventDefault()
        void navigate({ to: item.to })
      }
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate])
}

/** `Ctrl K` or `⌘K` opens the search, and `/` on screens without a search field of their own. */
function useSearchKey(onOpen: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = event.key === 'k' && (event.metaKey || event.ctrlKey)
      const isSlash =
        event.key === '/' &&
        !isTyping(event.target) &&
        !document.querySelector('main [type=search]')
      if (!isCommand && !isSlash) return
      event.preventDefault()
      onOpen()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [onOpen])
}

/** Ends the session on the server and removes this device's data about the user. */
async function logOut() {
  await api('POST /api/auth/logout').catch(() => undefined)
  local.remove('user-email')
  announceSession(null)
  location.assign('/towkay')
}

function NavigationItem({
  screen,
  count = 0,
  onNavigate,
}: {
  screen: (typeof SCREENS)[number]
  count: number | undefined
  onNavigate: () => void
}) {
  const { t, language } = useI18n()
  const { to, key, icon: Shape } = screen
  return (
    <li>
      <Link
        to={to}
        onClick={onNavigate}
        activeProps={{
          className:
            'bg-surface-2 text-text before:absolute before:-left-3 before:inset-y-2 before:w-[3px] ' +
            'before:rounded-full before:bg-primary',
        }}
        inactiveProps={{ className: 'text-text-2 hover:bg-surface-2 hover:text-text' }}
        className="relative flex min-h-8.5 scroll-mb-6 items-center gap-3 rounded-m px-3 text-s font-medium pointer-coarse:min-h-11"
      >
        <Shape className="text-text-3" />
        <span className="flex-1">{t(`admin.nav.${key}`)}</span>
        {count > 0 && (
          <span
            className={cx(
              'text-xs tabular-nums',
              'urgent' in screen ? 'font-semibold text-warning' : 'text-text-3',
            )}
          >
            {formatNumber(count, language)}
          </span>
        )}
      </Link>
    </li>
  )
}

function Sidebar({ counts, onNavigate }: { counts: Counts | undefined; onNavigate: () => void }) {
  const t = useT()
  const may = useMay()
  const me = useQuery(apiQuery('GET /api/auth/me')).data
  const list = useRef<HTMLElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // on a low screen the list scrolls: the open screen stays in sight
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [path, me])
  return (
    <>
      <nav
        ref={list}
        aria-label={t('admin.nav.label')}
        className="fade-below -mx-3 flex-1 overflow-y-auto px-3 pb-6 max-lg:mx-0 max-lg:px-0"
      >
        {SCREEN_GROUPS.map(({ key: group, screens }) => {
          const shown = screens.filter(({ needs }) => may(needs))
          return (
            shown.length > 0 && (
              <div key={group} className="mb-1">
                {group !== 'top' && (
                  <p id={`nav-${group}`} className="px-3 py-1 text-xs text-text-3">
                    {t(`admin.navGroup.${group}`)}
                  </p>
                )}
                <ul aria-labelledby={group === 'top' ? undefined : `nav-${group}`} className="grid">
                  {shown.map((screen) => (
                    <NavigationItem
                      key={screen.to}
                      screen={screen}
                      count={'count' in screen ? counts?.[screen.count] : undefined}
                      onNavigate={onNavigate}
                    />
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </nav>
      <div className="flex flex-col gap-0.5 border-t border-line pt-2">
        {me?.adminRole && (
          <p className="truncate px-3 pb-1 text-xs text-text-3">
            {me.email}
            <span className="block">{t(`admin.adminRole.${me.adminRole}`)}</span>
          </p>
        )}
        <div className="flex items-center gap-1">
          <div className="min-w-0 flex-1">
            <AdminLanguage />
          </div>
          <a
            href="/games"
            aria-label={t('admin.nav.site')}
            title={t('admin.nav.site')}
            className="grid size-9 place-items-center rounded-m text-text-2 hover:bg-surface-2 hover:text-text pointer-coarse:size-11"
          >
            <ArrowLeft />
          </a>
          <IconButton label={t('common.nav.logout')} icon={LogOut} onClick={() => void logOut()} />
        </div>
      </div>
    </>
  )
}

/** The screen of the address, or why the role does not include it. */
function Screen({ path }: { path: string }) {
  const t = useT()
  const may = useMay()
  const isLoaded = useQuery(apiQuery('GET /api/auth/me')).data !== undefined
  const screen = screenAt(path)
  if (!screen || may(screen.needs)) return <Outlet />
  if (!isLoaded) return null
  return (
    <EmptyState seed="admin" title={t('admin.noPermission.title')}>
      {t('errors.PERMISSION_REQUIRED')}
    </EmptyState>
  )
}

/** The frame of every screen: navigation beside it, below 1024 px in a menu at the top. */
export function Shell() {
  useMarkHydrated()
  const t = useT()
  const [open, setOpen] = useState(false)
  const [isSearching, setSearching] = useState(false)
  const openSearch = useCallback(() => {
    setOpen(false)
    setSearching(true)
  }, [])
  useScreenShortcuts()
  useSearchKey(openSearch)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const overview = useQuery({
    ...apiQuery('GET /api/admin/overview', { query: { range: '7d' } }),
    refetchInterval: 60_000,
  })
  useEffect(() => setOpen(false), [path])
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  const needsEnrolment =
    overview.error instanceof ApiError && overview.error.code === 'TOTP_ENROLMENT_REQUIRED'
  return (
    <div className="admin">
      <a href="#main" className="skip">
        {t('common.skip')}
      </a>
      <aside
        aria-label={t('admin.title')}
        className="sticky top-0 z-40 border-b border-line bg-background lg:h-dvh lg:border-r lg:border-b-0"
      >
        <div className="flex h-full flex-col lg:px-3 lg:py-5">
          <header className="flex min-h-15 items-center gap-3 px-4 lg:min-h-0 lg:px-3 lg:pb-3">
            <LogoMark className="size-7" />
            <span className="font-display text-t3 font-bold">TomoGolf</span>
            <span className="rounded-s border border-line-2 px-2 text-xs text-text-2 lg:hidden">
              {t('admin.title')}
            </span>
            <IconButton
              label={t('admin.search.title')}
              icon={Search}
              onClick={openSearch}
              className="ml-auto lg:hidden"
            />
            <IconButton
              label={t(open ? 'common.nav.closeMenu' : 'common.nav.openMenu')}
              icon={open ? X : Menu}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="lg:hidden"
            />
          </header>
          <div
            className={cx(
              'min-h-0 flex-1 flex-col gap-3 px-4 pb-4 lg:flex lg:px-0 lg:pb-0',
              open ? 'flex max-h-[calc(100dvh-60px)]' : 'hidden',
            )}
          >
            <button
              type="button"
              onClick={openSearch}
              className="flex min-h-10 items-center gap-3 rounded-m border border-line-control px-3 text-s text-text-2 hover:bg-surface-2 max-lg:hidden"
            >
              <Search aria-hidden className="text-text-3" />
              <span className="flex-1 text-left">{t('admin.search.title')}</span>
              <kbd aria-hidden className="text-xs text-text-3">
                Ctrl K
              </kbd>
            </button>
            <Sidebar counts={overview.data?.counts} onNavigate={() => setOpen(false)} />
          </div>
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="min-w-0 px-4 py-6 outline-none lg:px-8">
        {needsEnrolment ? (
          <EnrolmentPrompt />
        ) : (
          <ContactsProvider>
            <Screen path={path} />
          </ContactsProvider>
        )}
      </main>
      {isSearching && (
        <Suspense fallback={null}>
          <SearchPalette onClose={() => setSearching(false)} />
        </Suspense>
      )}
      <Toaster />
      <StepUp />
    </div>
  )
}
