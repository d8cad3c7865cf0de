import { fitsWomenOnly } from './limits/audience.ts'
import { SAME_PLAYER_GAP, gameTimeStatus, isCancelled, type GameStatus } from './game.ts'
import { insideDepartureWindow } from './leave.ts'
import {
  MOST_UNFINISHED_AUTHENTICATIONS,
  nextSeatAt,
  seatLimit,
  type UnheldSeat,
} from './limits/seat-limit.ts'
import type { Settings } from './settings.ts'
import { hours, japanDate, type Instant } from './time.ts'

export type OwnGame = {
  readonly id: string
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly teeTime: Instant
}
/**
 * Another game of the same person less than 5 hours from this one (exactly 5 is allowed), or
 * undefined.
 */
export const clashingGame = (
  own: readonly OwnGame[],
  teeTime: Instant,
  exceptId?: string,
): OwnGame | undefined =>
  own.find((game) => game.id !== exceptId && Math.abs(game.teeTime - teeTime) < SAME_PLAYER_GAP)

/** The oldest unpaid charge of a person; `amount` in major units. */
export type Debt = {
  readonly gameId: string
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly courseNameKo: string
  readonly amount: number
  readonly currency: string
}
type DebtRefusal = {
  code: 'DEBT_UNPAID'
  params: {
    amount: number
    currency: string
    course: string
    courseJa?: string
    courseKo: string
    gameId: string
  }
}
/**
 * An unpaid charge blocks joining and hosting until it is paid. The names of the course become
 * `course` in the caller's language.
 */
export const debtRefusal = (debt: Debt | null): DebtRefusal | null =>
  debt && {
    code: 'DEBT_UNPAID',
    params: {
      amount: debt.amount,
      currency: debt.currency,
      course: debt.courseName,
      ...(debt.courseNameJa !== null && { courseJa: debt.courseNameJa }),
      courseKo: debt.courseNameKo,
      gameId: debt.gameId,
    },
  }

export type JoinFacts = {
  readonly now: Instant
  readonly game: {
    id: string
    hostId: string
    teeTime: Instant
    status: GameStatus
    freeSeats: number
    womenOnly: boolean
  }
  readonly viewer: {
    id: string
    profileMissing: number
    /** As declared in the profile. */
    gender: string | null
    hasCard: boolean
    cardExpired: boolean
    alreadyIn: boolean
    debt: Debt | null
    unheldSeats: readonly UnheldSeat[]
    hasAttended: boolean
    /** Authentications for this game that did not lead to a hold. */
    unfinishedAuthentications: number
  }
  readonly own: readonly OwnGame[]
  /** Whether the hold would be placed at once. */
  readonly placement: 'now' | 'scheduled'
  /** How many seats the person takes together. */
  readonly seats: number
  readonly settings: Pick<
    Settings,
    'join_deadline_hours' | 'seats_per_guest' | 'unheld_seats_max' | 'unheld_seats_max_new'
  >
}
export type JoinRefusal =
  | { code: 'GAME_CANCELLED' }
  | { code: 'GAME_ALREADY_STARTED' }
  | { code: 'JOIN_DEADLINE_PASSED'; params: { hours: number } }
  | { code: 'HOST_CANNOT_JOIN' }
  | { code: 'ALREADY_JOINED' }
  | { code: 'AUTHENTICATION_NOT_FINISHED' }
  | { code: 'WOMEN_ONLY' }
  | { code: 'PROFILE_INCOMPLETE'; params: { count: number } }
  | DebtRefusal
  | { code: 'PAYMENT_METHOD_REQUIRED' }
  | { code: 'CARD_EXPIRED' }
  | { code: 'UNHELD_SEATS_LIMIT'; params: { count: number; until: string } }
  | { code: 'GAME_CLASH'; clash: OwnGame }
  | { code: 'GAME_FULL' }
  | { code: 'SEATS_TOO_FEW'; params: { count: number } }

/**
 * The reason why a person may not join, ordered by what the person can fix first; null when joining
 * is allowed.
 */
export function joinRefusal(facts: JoinFacts): JoinRefusal | null {
  const { game, viewer, now, settings } = facts
  if (isCancelled(game.status)) return { code: 'GAME_CANCELLED' }
  if (game.status !== 'scheduled' || now >= game.teeTime) return { code: 'GAME_ALREADY_STARTED' }
  if (gameTimeStatus(game.teeTime, now, settings.join_deadline_hours) !== 'open')
    return { code: 'JOIN_DEADLINE_PASSED', params: { hours: settings.join_deadline_hours } }
  if (viewer.id === game.hostId) return { code: 'HOST_CANNOT_JOIN' }
  if (viewer.alreadyIn) return { code: 'ALREADY_JOINED' }
  if (game.freeSeats <= 0) return { code: 'GAME_FULL' }
  const most = Math.min(game.freeSeats, settings.seats_per_guest)
  if (most < facts.seats) return { code: 'SEATS_TOO_FEW', params: { count: most } }
  // a gender that is still missing is asked for with the rest of the profile
  if (viewer.gender !== null && !fitsWomenOnly(game, viewer.gender)) return { code: 'WOMEN_ONLY' }
  if (viewer.unfinishedAuthentications >= MOST_UNFINISHED_AUTHENTICATIONS)
    return { code: 'AUTHENTICATION_NOT_FINISHED' }
  if (viewer.profileMissing > 0)
    return { code: 'PROFILE_INCOMPLETE', params: { count: viewer.profileMissing } }
  const debt = debtRefusal(viewer.debt)
  if (debt) return debt
  if (!viewer.hasCard) return { code: 'PAYMENT_METHOD_REQUIRED' }
  if (viewer.cardExpired) return { code: 'CARD_EXPIRED' }
  const limit = seatLimit(viewer.hasAttended, settings)
  const nextAt = nextSeatAt(viewer.unheldSeats, {
    placement: facts.placement,
    limit,
    seats: facts.seats,
  })
  if (nextAt !== null)
    return { code: 'UNHELD_SEATS_LIMIT', params: { count: limit, until: japanDate(nextAt) } }
  const clash = clashingGame(facts.own, game.teeTime, game.id)
  return clash ? { code: 'GAME_CLASH', clash } : null
}

export type HostFacts = {
  readonly now: Instant
  readonly teeTime: Instant
  readonly status: GameStatus
  readonly guests: number
  readonly windowHours: number
}
export type HostRefusal =
  | { code: 'GAME_ALREADY_STARTED' }
  | { code: 'GAME_CANCELLED' }
  | { code: 'PROTECTED_BOOKING'; params: { hours: number } }

/**
 * The reason why a host may not cancel or edit without support; null when allowed. Without guests:
 * always until the start. With guests: only outside the departure window.
 */
export function hostChangeRefusal(facts: HostFacts): HostRefusal | null {
  if (isCancelled(facts.status)) return { code: 'GAME_CANCELLED' }
  if (facts.status !== 'scheduled' || facts.now >= facts.teeTime)
    return { code: 'GAME_ALREADY_STARTED' }
  return facts.guests > 0 && insideDepartureWindow(facts.teeTime, facts.now, facts.windowHours)
    ? { code: 'PROTECTED_BOOKING', params: { hours: facts.windowHours } }
    : null
}

export type TeeTimeRefusal =
  | { code: 'TEE_TIME_PAST' }
  | { code: 'TEE_TIME_TOO_SOON'; params: { hours: number; earliest: Instant } }
  | { code: 'TEE_TIME_TOO_FAR' }
/** A host may set a tee time from the lead (inclusive) up to one year from now. */
export function teeTimeRefusal(
  teeTime: Instant,
  now: Instant,
  latest: Instant,
  hostLeadHours: number,
): TeeTimeRefusal | null {
  if (teeTime <= now) return { code: 'TEE_TIME_PAST' }
  const earliest = now + hours(hostLeadHours)
  if (teeTime < earliest)
    return { code: 'TEE_TIME_TOO_SOON', params: { hours: hostLeadHours, earliest } }
  return teeTime > latest ? { code: 'TEE_TIME_TOO_FAR' } : null
}
