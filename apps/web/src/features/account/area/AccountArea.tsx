import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import * as Tabs from 'radix-ui/tabs'
import { ArrowLeft, BellPlus, ChevronRight, HandCoins } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import { SCREENS, type AreaTab } from './screens.ts'
import { groupEdges, rowLook } from './row-look.ts'

/**
 * A page of the account: the list of its tabs and of the account's other screens, and the open one.
 * On phones it shows one of the two: the list at the page's own address, or a screen with a link
 * back.
 */
export function AccountArea<T extends AreaTab>({
  title,
  tabs,
  open,
  onOpen,
  others,
  back,
  logOut,
  children,
}: {
  title: string
  tabs: readonly T[]
  /** Undefined: on desktops the first tab, on phones the list. */
  open: T | undefined
  onOpen: (tab: T) => void
  /** The rows after the tabs: links to screens with other addresses. */
  others: ReactNode
  /** The link back to the list, on phones. */
  back: (look: { className: string; children: ReactNode }) => ReactNode
  logOut: ReactNode
  children: ReactNode
}) {
  const t = useT()
  const value = open ?? tabs[0]!
  return (
    <Tabs.Root
      orientation="vertical"
      value={value}
      onValueChange={(next) => onOpen(next as T)}
      className="pb-4 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:items-start lg:gap-12"
    >
      <div className={cx('grid gap-5', open && 'max-lg:hidden')}>
        <Tabs.List aria-label={title} className="grid">
          {tabs.map((tab, index) => {
            const { icon: Shape, group } = SCREENS[tab]
            const edges = groupEdges(tabs, index)
            return (
              <Tabs.Trigger
                key={tab}
                value={tab}
                data-group={group}
                // on phones the first tab is in the list, too, without being open
                onClick={() => onOpen(tab)}
                className={cx(
                  rowLook(edges),
                  'lg:data-[state=active]:bg-surface-2 forced-colors:data-[state=active]:outline-2',
                )}
              >
                <Shape className="text-text-3" />
                <span className="min-w-0 flex-1">{t(`account.tab.${tab as AreaTab}`)}</span>
                <ChevronRight className="size-4 text-text-3 lg:hidden" />
              </Tabs.Trigger>
            )
          })}
        </Tabs.List>
        {others}
        {logOut}
      </div>
      <div className={cx('min-w-0', !open && 'max-lg:hidden')}>
        <span className="lg:hidden">
          {back({
            className: 'mb-2 inline-flex min-h-11 items-center gap-2.5 font-semibold text-text-2',
            children: (
              <>
                <ArrowLeft className="size-4" />
                {title}
              </>
            ),
          })}
        </span>
        <h2 className="mb-5 text-d2">{t(`account.tab.${value as AreaTab}`)}</h2>
        {children}
      </div>
    </Tabs.Root>
  )
}

/** The account's screens with other addresses than the open page's. */
export function OtherScreens({ label, screens }: { label: string; screens: readonly AreaTab[] }) {
  const t = useT()
  return (
    <nav aria-label={label} className="grid">
      <Link to="/alerts" className={rowLook({ first: true, last: false, list: false })}>
        <BellPlus className="text-text-3" />
        <span className="min-w-0 flex-1">{t('account.tab.wishes')}</span>
        <ChevronRight className="size-4 text-text-3 lg:hidden" />
      </Link>
      <Link
        to="/payouts"
        className={cx(rowLook({ first: false, last: true, list: true }), 'max-lg:mb-4')}
      >
        <HandCoins className="text-text-3" />
        <span className="min-w-0 flex-1">{t('account.tab.payouts')}</span>
        <ChevronRight className="size-4 text-text-3 lg:hidden" />
      </Link>
      {screens.map((screen, index) => {
        const { icon: Shape, to } = SCREENS[screen]
        return (
          <Link
            key={screen}
            to={to}
            search={{ tab: screen }}
            className={rowLook(groupEdges(screens, index))}
          >
            <Shape className="text-text-3" />
            <span className="min-w-0 flex-1">{t(`account.tab.${screen}`)}</span>
            <ChevronRight className="size-4 text-text-3 lg:hidden" />
          </Link>
        )
      })}
    </nav>
  )
}
