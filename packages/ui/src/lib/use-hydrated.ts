import { startTransition, useEffect, useState } from 'react'

let firstPage = true
/**
 * Call on the first client-side navigation: later pages render in the browser and need no
 * hydration.
 */
export function markFirstPageLeft(): void {
  firstPage = false
}

/** The page that the server rendered is shown, and its parts may still have to hydrate. */
export const isFirstPage = () => firstPage

/**
 * False on the server and during hydration, then true: gates output that depends on the browser
 * (time zone, features). Unlike the router's `useHydrated` it updates in a transition, because
 * re-rendering a whole list at once is a long task.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(!firstPage)
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true))
  }, [hydrated])
  return hydrated
}

/**
 * Sets `html[data-hydrated]` when React has hydrated or rendered the page, for event replay and
 * browser tests.
 */
export function useMarkHydrated(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
}
