import { useEffect, useRef } from 'react'
import { Link, useLocation, type LinkProps } from '@tanstack/react-router'
import { CalendarDays, House, Map as MapIcon, PhoneCall, Plus, UserRound } from 'lucide-react'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { useMe } from '../../queries/session.ts'
import type { Icon } from '@tomogolf/ui/forms/Button.tsx'
import { Flagstick } from '@tomogolf/ui/brand/Glyphs.tsx'
import { useHostAction } from '../../lib/use-host-action.ts'

const tab =
  'relative flex flex-col items-center justify-center gap-1.25 px-1.5 text-2xs font-medium ' +
  'whitespace-nowrap ' +
  'text-text-3 aria-[current]:text-text aria-[current]:before:absolute ' +
  'aria-[current]:before:-top-px aria-[current]:before:h-[3px] ' +
  'aria-[current]:before:w-7 aria-[current]:before:rounded-b-[3px] ' +
  'aria-[current]:before:bg-primary'

type TabProps = { icon: Icon; label: string; 'aria-current'?: 'true' | undefined } & LinkProps
const Tab = ({ icon: Shape, label, ...link }: TabProps) => (
  <Link {...link} className={tab}>
    <Shape className="size-5.5" />
    {label}
  </Link>
)

/** The concierge, floating on phones; it gives way to what it would cover. */
function BookGolf() {
  const t = useT()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    const button = link.current!
    const watching = import('./give-way.ts')
      .then(({ giveWay }) => giveWay(button))
      .catch(() => undefined)
    return () => void watching.then((stop) => stop?.())
  }, [])
  return (
    <Link
      ref={link}
      to="/book-japan-golf"
      className={
        'fixed right-4 bottom-[calc(var(--tabbar)+14px)] z-44 inline-flex min-h-12 ' +
        'items-center gap-2.5 rounded-full border border-line-2 bg-inverse px-4.5 text-s ' +
        'font-semibold text-on-inverse shadow-pop transition-opacity data-away:invisible ' +
        'data-away:opacity-0'
      }
    >
      <PhoneCall />
      {t('common.nav.book')}
    </Link>
  )
}

/** The bottom navigation on phones, with the concierge button above it. */
export function TabBar() {
  const t = useT()
  const me = useMe()
  const host = useHostAction()
  // the account area has four addresses
  const isAccount = useLocation({ select: ({ pathname }) => /^\/(pro|pay)/.test(pathname) })
  return (
    <nav aria-label={t('common.nav.phone')} className="lg:hidden">
      <BookGolf />
      <div
        className={
          'fixed inset-x-0 bottom-0 z-45 grid h-(--tabbar) border-t border-line-2 ' +
          // a long label widens its tab: at 320 px equal tabs would touch
          'grid-cols-[repeat(5,minmax(max-content,1fr))] ' +
          'bg-[rgb(9_20_15/.94)] px-1.5 pb-[env(safe-area-inset-bottom)] [backdrop-filter:blur(16px)]'
        }
      >
        {!me && (
          <Tab to="/" activeOptions={{ exact: true }} icon={House} label={t('common.tab.home')} />
        )}
        <Tab to="/games" icon={Flagstick} label={t('common.tab.games')} />
        {me && <Tab to="/golf-courses" icon={MapIcon} label={t('common.tab.courses')} />}
        <button type="button" onClick={() => host()} className={tab}>
          <Plus className="size-5.5" />
          {t('common.tab.host')}
        </button>
        <Tab to="/my-games" icon={CalendarDays} label={t('common.nav.myGames')} />
        {me ? (
          <Tab
            to="/account-settings"
            icon={UserRound}
            label={t('common.nav.account')}
            aria-current={isAccount ? 'true' : undefined}
          />
        ) : (
          <Tab to="/login" icon={UserRound} label={t('common.nav.login')} />
        )}
      </div>
    </nav>
  )
}
