import { DAY, minutes, seconds, type Duration, type Instant } from '../time.ts'

/** How long a code that was mailed for a login is valid. The instant of expiry still is. */
export const LOGIN_CODE_VALID: Duration = minutes(10)
/** Wrong tries that a code survives: one of 200,000 is guessed. */
export const LOGIN_CODE_TRIES = 5
/** The shortest time between two codes for an address. */
export const LOGIN_CODE_PAUSE: Duration = minutes(1)
/** More codes would be more tries: with ten a day an address withstands guessing for decades. */
export const LOGIN_CODES_A_DAY = 10

/** The codes that were requested for an address. */
export type RequestedCodes = {
  /** Null: none yet. */
  readonly requestedAt: Instant | null
  /** The start of the day in which `count` codes were requested. */
  readonly countedFrom: Instant
  readonly count: number
}

/**
 * Whether an address may get another code: what to record, or why not. The owner's known browser has
 * no daily limit, so that strangers cannot use it up.
 */
export function requestCode(
  { requestedAt, countedFrom, count }: RequestedCodes,
  now: Instant,
  isKnownBrowser: boolean,
): RequestedCodes | { readonly wait: Duration } | 'too_many' {
  const passed = now - (requestedAt ?? -Infinity)
  // a clock that was set back must not lock an address out
  if (passed >= 0 && passed < LOGIN_CODE_PAUSE) return { wait: LOGIN_CODE_PAUSE - passed }
  const age = now - countedFrom
  if (age < 0 || age >= DAY) return { requestedAt: now, countedFrom: now, count: 1 }
  if (count >= LOGIN_CODES_A_DAY && !isKnownBrowser) return 'too_many'
  return { requestedAt: now, countedFrom, count: count + 1 }
}

/** Whole seconds that a refusal states, at least one. */
export const waitSeconds = (wait: Duration): number => Math.max(1, Math.ceil(wait / seconds(1)))
