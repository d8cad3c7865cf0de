import { startTransition, useEffect, useState } from 'react'

let firstPage = true
/** The page that the server drew has been left: what comes now is drawn here. */
export function markFirstPageLeft(): void {
  firstPage = false
}

/**
 * Whether what only the browser knows (its zone, what it can do) may be drawn: not in what React takes over from the server. Unlike the router's
 * `useHydrated` it follows as a transition: a whole list that is drawn anew at once would be one long task.
 */
export function useHydrated(): boolean {
  const [takenOver, set] = useState(!firstPage)
  useEffect(() => {
    if (!takenOver) startTransition(() => set(true))
  }, [takenOver])
  return takenOver
}
