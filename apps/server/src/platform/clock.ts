import { iso, type Instant } from '@tomogolf/domain/time'

/** The only source of the present. Rules, jobs and the card emulator all read this one. */
export type Clock = { now(): Instant; iso(): string }
/** A clock that can be stopped at an instant: for tests and for the development tools. */
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
