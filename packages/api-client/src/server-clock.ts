import { local } from './storage.ts'

// The page's clock follows the server's, because a phone's own clock may be wrong: each API
// response has the server's time in a header.
const TICK = 15_000
/** Milliseconds. A smaller difference is taken for latency. */
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

/** Converts a time of this device, such as a query's `dataUpdatedAt`, to the corrected clock. */
export const correctedTime = (deviceTime: number): number => deviceTime + offset

function tick() {
  shown = currentTime()
  for (const listener of listeners) listener()
}

/** Syncs with the header `x-server-time` of a response (ISO 8601); anything else is ignored. */
export function syncClock(header: string | null | undefined): void {
  const serverTime = header ? Date.parse(header) : Number.NaN
  if (Number.isNaN(serverTime)) return
  const difference = serverTime - Date.now()
  if (Math.abs(difference - offset) < TOLERANCE) return
  offset = difference
  // a page that is opened offline uses the last known offset
  local.set('clock-offset', String(offset))
  tick()
}

/**
 * Syncs with the time at which a page was rendered, at most `age` milliseconds ago: a clock that may
 * be right is left alone.
 */
export function syncClockWithPage(rendered: number, age: number): void {
  const behind = rendered - Date.now()
  if (behind > 0 || behind < -age) syncClock(new Date(rendered).toISOString())
}

/**
 * Sets the time until the first tick to the server's rendering, so that hydration changes nothing.
 */
export function showRenderedTime(rendered: number): void {
  shown = rendered
}

/** Restores the offset of the last response, for a page that is opened offline. */
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
