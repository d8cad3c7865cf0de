import { iso, type Instant } from '@tomogolf/domain/time'

/** The only source of the current time: rules, jobs and the card emulator read it. */
export type Clock = { now(): Instant; iso(): string }
/** The time outside this product: of signatures and of the network. */
export const realTime = (): Instant => Date.now()

/** A clock that tests and development tools can stop at an instant. */
export type MovableClock = Clock & { set(at: Instant | null): void; readonly moved: boolean }

export function systemClock(): MovableClock {
  let fixed: Instant | null = null
  const now = () => fixed ?? realTime()
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
