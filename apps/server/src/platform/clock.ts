import { iso, type Instant } from '@tomogolf/domain/time'

/** The only source of the current time: rules, jobs and the card emulator read it. */
export type Clock = { now(): Instant; iso(): string }
/** A clock that tests and development tools can stop at an instant. */
export type MovableClock = Clock & { set(at: Instant | null): void; readonly moved: boolean }

export function systemClock(): MovableClock {
  let fixed: Instant | null = null
  const now = () => fixed ?? Date.now()
  return {
    now,
    iso: () => iso(now()),
    set: (at) => {
      fixed = at
    },
    get moved() {
      return fixed !== null
    },
  }
}
