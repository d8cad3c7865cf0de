import { createContext, useContext, useSyncExternalStore } from 'react'
import { local } from './storage.ts'

/**
 * The page's clock: the server's time leads. Each API answer says what time the server has; the difference to this
 * device's clock is kept, so that deadlines read the same on a phone whose clock is wrong.
 */
const TICK = 15_000
/** A smaller difference is the journey of the answer, not a wrong clock. */
const TOLERANCE = 2_000

let offset = 0
let shown = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

const read = () => Date.now() + offset
function tick() {
  shown = read()
  for (const listener of listeners) listener()
}

/** The corrected time, for event handlers; components use `useNow`. Milliseconds since 1970. */
export const currentTime = (): number => read()

/** How far the server's clock is ahead of this device's, milliseconds; 0 where they agree. */
export const clockOffset = (): number => offset

/** A moment of this device's clock (such as a query's `dataUpdatedAt`) as the corrected clock has it. */
export const correctedTime = (deviceTime: number): number => deviceTime + offset

/** Takes over the server's clock from an API answer's `x-server-time` (ISO 8601); anything else is ignored. */
export function syncClock(header: string | null | undefined): void {
  const server = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  if (Math.abs(difference - offset) < TOLERANCE) return
  offset = difference
  // a page opened without a network shows, and signs, the time by what was learnt last
  local.set('clock-offset', String(offset))
  tick()
}

/** The clock shows the moment of the page's rendering until it ticks: nothing is drawn twice while React takes the page over. */
export function showRenderedTime(rendered: number): void {
  shown = rendered
}

/** Without a server to ask: how far this device's clock was from the server's when it last was. */
export function restoreClockOffset(): void {
  const kept = Number(local.get('clock-offset') ?? 0)
  if (offset === 0 && Number.isFinite(kept)) offset = kept
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  timer ??= setInterval(tick, TICK)
  if (shown === 0) shown = read()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
      shown = 0
    }
  }
}

/** The moment the page was rendered on the server: the first client render repeats it, so both agree. */
export const RenderedAt = createContext(0)

/** The corrected time, renewed every 15 seconds. Milliseconds since 1970. */
export function useNow(): number {
  const rendered = useContext(RenderedAt)
  return useSyncExternalStore(
    subscribe,
    () => (shown === 0 ? (shown = read()) : shown),
    () => rendered,
  )
}
