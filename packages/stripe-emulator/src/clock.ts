/**
 * The emulator's own time in epoch milliseconds: authorisations, `created` fields and card expiry
 * follow it.
 */
export interface Clock {
  now(): number
  /** `now` in whole seconds, the unit of every timestamp in the API. */
  seconds(): number
  /** Stops the clock at `instant`; null returns to its source. */
  set(instant: number | null): void
  overridden(): boolean
}

export function createClock(source: () => number): Clock {
  let override: number | null = null
  const now = () => override ?? source()
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    set: (instant) => {
      override = instant
    },
    overridden: () => override !== null,
  }
}

/**
 * Real time, for webhook signatures and back-off only: the SDK compares a signature's age with its
 * own clock, so a signature made with the emulator's time would be refused as soon as a test moves
 * that time.
 */
export const wallClock = (): number => Date.now()

/**
 * Calendar year and month (1-12) of an instant in UTC; a card is valid through the last day of its
 * month.
 */
export function yearAndMonth(instant: number): { year: number; month: number } {
  const date = new Date(instant)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1 }
}

export const toIso = (instant: number): string => new Date(instant).toISOString()
