import { hours, minutes, startOfJapanDay, type Instant } from './time.ts'

/**
 * How a game was decided: on with enough players, kept on by its host with too few, or called off.
 */
export const GAME_DECISIONS = ['on', 'kept_on', 'called_off'] as const
export type GameDecision = (typeof GAME_DECISIONS)[number]

/** The host's terms: fewer players (with the host) at `decideAt`, and the game is called off. */
export type GoNoGoTerms = { readonly minPlayers: number | null; readonly decideAt: Instant | null }
export type GoNoGo = GoNoGoTerms & { readonly decision: GameDecision | null }

/** The host is asked this long before the decision, and may keep the game on from then. */
export const ASK_HOST_BEFORE = hours(3)
/** Guests may travel on the evening before or early in the morning: the latest decision. */
export const DECIDE_BEFORE_TEE = hours(10)
/** A hold that waits for the decision is placed this long after it, not at the same moment. */
const HOLD_AFTER_DECISION = minutes(10)

/** The booking is still changed free of charge after a decision so long before its deadline. */
const DECIDE_BEFORE_CHANGES = hours(2)

/** 17:00 in Japan on the day before. */
export const defaultDecideAt = (teeTime: Instant): Instant => startOfJapanDay(teeTime) - hours(7)

/**
 * The default with a course booking: two hours before it can no longer be changed free of charge.
 * Without such a deadline, or when that moment is no time for a decision, 17:00 on the day before.
 */
export function defaultDecideAtOf(
  { teeTime, freeChangesUntil }: { teeTime: Instant; freeChangesUntil: Instant | null },
  now: Instant,
): Instant {
  const decideAt = (freeChangesUntil ?? Infinity) - DECIDE_BEFORE_CHANGES
  return isDecisionTime(decideAt, teeTime, now) ? decideAt : defaultDecideAt(teeTime)
}

/** The time of the decision of a moved game: as long before the tee time as it was. */
export const movedDecideAt = (
  decideAt: Instant,
  move: { readonly from: Instant; readonly to: Instant },
): Instant => decideAt + move.to - move.from

/**
 * The last moment (inclusive) for the decision; for a tee time soon after midnight the default time.
 */
export const latestDecideAt = (teeTime: Instant): Instant =>
  Math.max(teeTime - DECIDE_BEFORE_TEE, defaultDecideAt(teeTime))

/** A decision is made after now and in time for the guests to travel. */
export const isDecisionTime = (decideAt: Instant, teeTime: Instant, now: Instant): boolean =>
  decideAt > now && decideAt <= latestDecideAt(teeTime)

/** The host and at least one guest, at most everybody that the game has room for. */
export const isMinPlayers = (minPlayers: number, slots: number): boolean =>
  minPlayers >= 2 && minPlayers <= slots + 1

export const isUndecided = ({ decideAt, decision }: Omit<GoNoGo, 'minPlayers'>): boolean =>
  decideAt !== null && decision === null

/** Whether the decision must be made now; the time of the decision is inclusive. */
export const isDecisionDue = (game: Omit<GoNoGo, 'minPlayers'>, now: Instant): boolean =>
  isUndecided(game) && now >= (game.decideAt ?? Infinity)

/** Guests that are still needed; 0 without terms. */
export const missingGuests = (
  { minPlayers }: Pick<GoNoGoTerms, 'minPlayers'>,
  guests: number,
): number => (minPlayers === null ? 0 : Math.max(0, minPlayers - 1 - guests))

/**
 * The decision. `underWay`: the host has shown the code or a guest has arrived, so they play,
 * whatever the number; possible when the decision is late.
 */
export const decideGame = (
  game: Pick<GoNoGoTerms, 'minPlayers'>,
  { guests, underWay }: { readonly guests: number; readonly underWay: boolean },
): 'on' | 'called_off' => (underWay || missingGuests(game, guests) === 0 ? 'on' : 'called_off')

/**
 * Whether the host may keep the game on with too few players: from three hours before the decision
 * until it is made.
 */
export const canKeepOn = (
  game: Omit<GoNoGo, 'minPlayers'>,
  missing: number,
  now: Instant,
): boolean =>
  isUndecided(game) && missing > 0 && now >= (game.decideAt ?? Infinity) - ASK_HOST_BEFORE

/** With too few players before the decision, the host may cancel inside the departure window too. */
export const mayCancelUndecided = (game: GoNoGo, guests: number): boolean =>
  isUndecided(game) && missingGuests(game, guests) > 0

/**
 * The earliest moment for a hold: after the decision, so that nothing is held for a game that is
 * called off. Null when nothing is to be waited for.
 */
export const holdNotBefore = (game: Omit<GoNoGo, 'minPlayers'>): Instant | null =>
  isUndecided(game) ? (game.decideAt ?? 0) + HOLD_AFTER_DECISION : null

/**
 * Until when leaving is free because the game may still be called off; null once it is decided. A
 * late decision extends it to the tee time.
 */
export const undecidedFreeUntil = (
  game: Omit<GoNoGo, 'minPlayers'> & { readonly teeTime: Instant },
  now: Instant,
): Instant | null => {
  if (!isUndecided(game)) return null
  return isDecisionDue(game, now) ? game.teeTime : game.decideAt
}
