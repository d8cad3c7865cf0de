import { createContext, useContext, useSyncExternalStore } from 'react'
import { shownTime, subscribeToClock } from './server-clock.ts'

/** The time of the server's rendering, which hydration repeats to produce the same HTML. */
export const RenderedAt = createContext(0)

/** The corrected time, updated every 15 seconds. Milliseconds since 1970. */
export function useNow(): number {
  const rendered = useContext(RenderedAt)
  return useSyncExternalStore(subscribeToClock, shownTime, () => rendered)
}
