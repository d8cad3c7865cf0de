/**
 * What a refused join leads to.
 * `closed`: too late, the dialog closes; `card`: a payment method is needed first; `profile`, `login`: so is that; `terms`: look at the
 * amounts again; `unknown`: the place is kept while the payment service is asked; `gone`: nothing to be done here any more;
 * `stay`: something to read and perhaps to mend in the dialog.
 */
export type JoinProblem =
  | 'closed'
  | 'card'
  | 'profile'
  | 'login'
  | 'terms'
  | 'unknown'
  | 'gone'
  | 'stay'

const WAYS: Readonly<Record<string, JoinProblem>> = {
  GAME_ALREADY_STARTED: 'closed',
  JOIN_DEADLINE_PASSED: 'closed',
  PAYMENT_METHOD_REQUIRED: 'card',
  CARD_EXPIRED: 'card',
  PAYMENT_SETUP_FAILED: 'card',
  PAYMENT_METHOD_NOT_FOUND: 'card',
  PROFILE_INCOMPLETE: 'profile',
  UNAUTHORIZED: 'login',
  SESSION_EXPIRED: 'login',
  TERMS_CHANGED: 'terms',
  PAYMENT_OUTCOME_UNKNOWN: 'unknown',
  GAME_NOT_FOUND: 'gone',
  GAME_CANCELLED: 'gone',
  GAME_FULL: 'gone',
  ALREADY_JOINED: 'gone',
  HOST_CANNOT_JOIN: 'gone',
}
export const joinProblem = (code: string): JoinProblem => WAYS[code] ?? 'stay'

/** What the server said of joining (`viewer.can.join`) before anything was entered: whether the steps may begin, or the page is another. */
export function mayBegin(
  canJoin: true | string,
): 'begin' | 'profile' | 'open' | 'login' | 'refused' {
  if (canJoin === true) return 'begin'
  if (canJoin === 'PROFILE_INCOMPLETE') return 'profile'
  if (canJoin === 'ALREADY_JOINED' || canJoin === 'HOST_CANNOT_JOIN') return 'open'
  if (canJoin === 'UNAUTHORIZED') return 'login'
  // the card is asked for where the hold is explained
  return canJoin === 'PAYMENT_METHOD_REQUIRED' || canJoin === 'CARD_EXPIRED' ? 'begin' : 'refused'
}
