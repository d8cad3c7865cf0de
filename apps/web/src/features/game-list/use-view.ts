import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useLoadAreas } from '@tomogolf/ui/i18n/i18n.tsx'
import type { Origin } from '../../lib/origin.ts'
import type { GamesSearch, View } from './games-search.ts'

export type ViewProps = { search: GamesSearch; origin: Origin | null; signedIn: boolean }
const FILES: Record<View, () => Promise<{ default: ComponentType<ViewProps> }>> = {
  map: () => import('./map/MapView.tsx'),
  calendar: () => import('./calendar/CalendarView.tsx'),
}

type Render = (props: ViewProps) => ReactNode

/**
 * The view of an address once it is loaded. Until then the list is on screen, which the server
 * renders for every view; a page that was opened on a view hides it (`pending`), so that it does
 * not flash.
 */
export function useView(view: View | undefined): { render: Render | undefined; pending: boolean } {
  const loadAreas = useLoadAreas()
  const [opened] = useState(view)
  const [loaded, setLoaded] = useState<{ view: View; render?: Render }>()
  useEffect(() => {
    if (!view) return
    let current = true
    Promise.all([FILES[view](), loadAreas(['browse', 'where'])])
      .then(
        ([file]): Render =>
          (props) =>
            createElement(file.default, props),
      )
      .catch(() => undefined)
      .then((render) => current && setLoaded({ view, ...(render && { render }) }))
    return () => {
      current = false
    }
  }, [view, loadAreas])
  return {
    render: view === loaded?.view ? loaded?.render : undefined,
    pending: !!view && view === opened && !loaded,
  }
}
