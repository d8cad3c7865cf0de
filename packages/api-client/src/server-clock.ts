import { local } from './storage.ts'

// The page's clock follows the server's: each API response carries the server's time. Deadlines then read the same on a
// phone whose clock is wrong.
const TICK = 15_000
/** Milliseconds. A smaller difference is latency, not a wrong clock. */
const TOLERANCE = 2_000

let offset = 0
/** The time of the last tick; 0 while nothing is subscribed. */
let shown = 0
let timer: ReturnType<typeof setInterval> | undefined
const listeners = new Set<() => void>()

/** The corrected time, for event handlers; components use `useNow`. Milliseconds since 1970. */
export const currentTime = (): number => Date.now() + offset

/** Milliseconds by which the server's clock is ahead of this device's. */
export const clockOffset = (): number => offset

/** Converts a time of this device's clock (such as a query's `dataUpdatedAt`) to the corrected clock. */
export const correctedTime = (deviceTime: number): number => deviceTime + offset

function tick() {
  shown = currentTime()
  for (const listener of listeners) listener()
}

/** Syncs with the header `x-server-time` of a response (ISO 8601); anything else is ignored. */
export function syncClock(header: string | null | undefined): void {
  const server = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(server)) return
  const difference = server - Date.now()
  if (Math.abs(difference - offset) < TOLERANCE) return
  offset = difference
  // a page opened offline shows, and signs, the time by the last known offset
  local.set('clock-offset', String(offset))
  tick()
}

/** The clock shows the time of the server's rendering until the first tick, so that hydration renders nothing twice. */
export function showRenderedTime(rendered: number): void {
  shown = rendered
}

/** Offline: uses the offset that was last seen. */
export function restoreClockOffset(): void {
  const stored = Number(local.get('clock-offset') ?? 0)
  if (offset === 0 && Number.isFinite(stored)) offset = stored
}

/** Calls the listener at each tick. */
export function subscribeToClock(listener: () => void): () => void {
  listeners.add(listener)
  timer ??= setInterval(tick, TICK)
  if (shown === 0) shown = currentTime()
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) {
      clearInterval(timer)
      timer = undefined
      shown = 0
    }
  }
}

/** The time of the last tick. */
export function shownTime(): number {
  if (shown === 0) shown = currentTime()
  return shown
}
