import { cx } from '@tomogolf/ui/lib/class-names.ts'
import { SCREENS, type AreaTab } from './screens.ts'

type Edges = { first: boolean; last: boolean; list: boolean }

/** Whether a row begins or ends a group, and is not the first of its list. */
export function groupEdges(tabs: readonly AreaTab[], index: number): Edges {
  const groupAt = (at: number) => {
    const tab = tabs[at]
    return tab && SCREENS[tab].group
  }
  return {
    first: groupAt(index - 1) !== groupAt(index),
    last: groupAt(index + 1) !== groupAt(index),
    list: index > 0,
  }
}

/** A row of the account's list: a group is one raised card on phones, plain rows on desktops. */
export const rowLook = ({ first, last, list }: Edges): string =>
  cx(
    'flex min-h-15 items-center gap-4 border-x border-b border-line bg-surface-1 px-4 text-left',
    'font-semibold hover:bg-surface-2 lg:min-h-12 lg:rounded-m lg:border-0 lg:bg-transparent',
    'lg:hover:bg-surface-1',
    first && 'rounded-t-l border-t',
    first && list && 'mt-4',
    last && 'rounded-b-l',
  )
