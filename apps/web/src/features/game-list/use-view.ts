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
 * The view of an address once it is loaded; null for the list, which stays on screen until then and
 * is what the server renders for every view.
 */
export function useView(view: View | undefined): Render | null {
  const loadAreas = useLoadAreas()
  const [loaded, setLoaded] = useState<{ view: View; render: Render } | null>(null)
  useEffect(() => {
    if (!view) return
    let current = true
    Promise.all([FILES[view](), loadAreas(['browse', 'where'])]).then(
      ([file]) =>
        current && setLoaded({ view, render: (props) => createElement(file.default, props) }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [view, loadAreas])
  return view && loaded?.view === view ? loaded.render : null
}
