import { Link } from '@tanstack/react-router'
import { CalendarDays, List, Map as MapIcon } from 'lucide-react'
import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { useT } from '@tomogolf/ui/i18n/i18n.tsx'
import type { GamesSearch } from './games-search.ts'

const ICONS = { list: List, map: MapIcon, calendar: CalendarDays } as const

/** List, map or calendar of the same games: links, so that each has an address. */
export function ViewSwitch({ search }: { search: GamesSearch }) {
  const t = useT()
  const { view = 'list' } = search
  return (
    <nav
      aria-label={t('games.view')}
      className="flex gap-0.5 rounded-m border border-line bg-surface-2 p-1 max-lg:w-full"
    >
      {(['list', 'map', 'calendar'] as const).map((value) => {
        const Icon = ICONS[value]
        return (
          <Link
            key={value}
            to="/games"
            search={{ ...search, view: value === 'list' ? undefined : value }}
            resetScroll={false}
            preload={false}
            aria-current={view === value ? 'page' : undefined}
            className={cx(
              'flex min-h-11 flex-auto items-center justify-center gap-1.5 rounded-[9px] px-2 text-s font-semibold whitespace-nowrap transition-colors lg:px-4',
              view === value
                ? 'bg-surface-3 text-text shadow-[0_0_0_1px_var(--color-line-2)]'
                : 'text-text-2 hover:text-text',
            )}
          >
            <Icon className="size-4.5" />
            {t(`games.view.${value}`)}
          </Link>
        )
      })}
    </nav>
  )
}
