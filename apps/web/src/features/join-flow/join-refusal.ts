/**
 * What a refused join leads to.
 * `tooLate`: the dialog closes; `card`, `profile`, `login`: needed first; `terms`: the amounts have
 * changed; `unknown`: the seat is reserved until the payment service responds; `unavailable`: the
 * game cannot be joined; `retry`: the reason is shown in the dialog, and the user may try again.
 */
export type JoinRefusal =
  | 'tooLate'
  | 'card'
  | 'profile'
  | 'login'
  | 'terms'
  | 'unknown'
  | 'unavailable'
  | 'retry'

const REFUSALS: Readonly<Record<string, JoinRefusal>> = {
  GAME_ALREADY_STARTED: 'tooLate',
  JOIN_DEADLINE_PASSED: 'tooLate',
  PAYMENT_METHOD_REQUIRED: 'card',
  CARD_EXPIRED: 'card',
  PAYMENT_SETUP_FAILED: 'card',
  PAYMENT_METHOD_NOT_FOUND: 'card',
  PROFILE_INCOMPLETE: 'profile',
  UNAUTHORIZED: 'login',
  SESSION_EXPIRED: 'login',
  TERMS_CHANGED: 'terms',
  PAYMENT_OUTCOME_UNKNOWN: 'unknown',
  GAME_NOT_FOUND: 'unavailable',
  GAME_CANCELLED: 'unavailable',
  GAME_FULL: 'unavailable',
  ALREADY_JOINED: 'unavailable',
  HOST_CANNOT_JOIN: 'unavailable',
  AUTHENTICATION_NOT_FINISHED: 'unavailable',
  UNHELD_SEATS_LIMIT: 'unavailable',
  DEBT_UNPAID: 'unavailable',
  WOMEN_ONLY: 'unavailable',
  APPROVAL_REQUIRED: 'unavailable',
  NO_APPROVAL_NEEDED: 'unavailable',
  REQUEST_PENDING: 'unavailable',
  REQUEST_DECLINED: 'unavailable',
  REQUEST_LIMIT: 'unavailable',
  JOINING_BLOCKED: 'unavailable',
  ALREADY_WAITING: 'unavailable',
  GAME_NOT_FULL: 'unavailable',
  INVITATION_ENDED: 'unavailable',
  INVITATION_TAKEN: 'unavailable',
  SUBSTITUTE_ENDED: 'unavailable',
  SUBSTITUTE_TAKEN: 'unavailable',
}
export const joinRefusal = (code: string): JoinRefusal => REFUSALS[code] ?? 'retry'

export type JoinStart = 'open' | 'profile' | 'gamePage' | 'login' | 'refused'

/** The start of the flow, by `viewer.can.join` of the game, or `can.wait` of a full one. */
export function joinStart(canJoin: true | string): JoinStart {
  if (canJoin === true) return 'open'
  if (canJoin === 'PROFILE_INCOMPLETE') return 'profile'
  if (canJoin === 'ALREADY_JOINED' || canJoin === 'HOST_CANNOT_JOIN') return 'gamePage'
  if (canJoin === 'UNAUTHORIZED') return 'login'
  if (canJoin === 'REQUEST_PENDING' || canJoin === 'ALREADY_WAITING') return 'gamePage'
  // the hold step asks for the card
  return canJoin === 'PAYMENT_METHOD_REQUIRED' || canJoin === 'CARD_EXPIRED' ? 'open' : 'refused'
}
