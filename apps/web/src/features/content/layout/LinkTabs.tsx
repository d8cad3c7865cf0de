import type { KeyboardEvent } from 'react'
import { Link } from '@tanstack/react-router'
import { cx } from '@tomogolf/ui/lib/class-names.ts'

type LinkTabsProps<T extends string> = {
  label: string
  tabs: readonly { value: T; label: string }[]
  value: T
}
/**
 * Tabs that are links (`?for=…`): each has a URL, is rendered on the server and works before
 * hydration. Arrow keys move between them.
 */
export function LinkTabs<T extends string>({ label, tabs, value }: LinkTabsProps<T>) {
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
    const next =
      links[
        (links.indexOf(document.activeElement as HTMLElement) + step + links.length) % links.length
      ]
    event.preventDefault()
    next?.focus()
    next?.click()
  }
  return (
    <div
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className="scroll-strip -mx-(--gutter) flex gap-1 px-(--gutter) lg:mx-0 lg:px-0"
    >
      {tabs.map((tab) => {
        const on = tab.value === value
        return (
          <Link
            key={tab.value}
            id={`tab-${tab.value}`}
            role="tab"
            to="/how-it-works"
            search={{ for: tab.value } as never}
            resetScroll={false}
            replace
            aria-selected={on}
            aria-controls={on ? 'how-panel' : undefined}
            tabIndex={on ? 0 : -1}
            className={cx(
              'relative inline-flex min-h-13 flex-none items-center px-4 font-semibold whitespace-nowrap first:pl-0.5 focus-visible:-outline-offset-2',
              on
                ? 'text-text after:absolute after:inset-x-4 after:bottom-0 after:h-0.5 after:bg-primary first:after:left-0'
                : 'text-text-3 hover:text-text',
            )}
          >
            {tab.label}
          </Link>
        )
      })}
    </div>
  )
}
