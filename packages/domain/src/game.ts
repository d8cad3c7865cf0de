import type { GameDecision } from './go-no-go.ts'
import { HOUR, MINUTE, hours, minutes, type Instant } from './time.ts'

export const SKILL_LEVELS = [
  'any',
  'beginner',
  'casual',
  'intermediate',
  'advanced',
  'scratch_pro',
] as const
export const COURSE_TYPES = ['18H', '9H', 'indoor'] as const
export const CART_SYSTEMS = ['unspecified', 'self_play', 'manual_cart', 'walking'] as const
export const MEAL_PACKAGES = ['not_included', 'subsidy_provided', 'included_in_fees'] as const
export const TERRAINS = ['mountain', 'seaside', 'parkland'] as const
export const DRESS_CODES = ['formal', 'business', 'casual'] as const
export const EXTRAS = [
  'club_rental',
  'locker',
  'pro_shop_discount',
  'practice_range',
  'shower',
  'wifi',
  'english_speaking_staff',
] as const
export const GAME_STATUSES = [
  'scheduled',
  'active',
  'completed',
  'cancelled',
  'admin_cancelled',
] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]
export type Terrain = (typeof TERRAINS)[number]
export type GameStatus = (typeof GAME_STATUSES)[number]
/** Both ends of a game that is not played: by its host or the deadline, and by an administrator. */
export const CANCELLED_STATUSES = ['cancelled', 'admin_cancelled'] as const satisfies GameStatus[]
export const isCancelled = (status: GameStatus): boolean =>
  CANCELLED_STATUSES.some((cancelled) => cancelled === status)
/** Number of guests a host may invite; the host is not counted. */
export const MAX_SLOTS = 3

/** A game is over this long after its tee time: check-in closes and settlement runs. */
export const GAME_LENGTH = hours(6)
/** A person cannot be in two games whose tee times are less than this apart. */
export const SAME_PLAYER_GAP = hours(5)
/** How long before the tee time a host can be at the course. */
export const HOST_ARRIVES_BEFORE = minutes(45)
/** Closing within this time of the join deadline counts as "Join Soon". */
export const JOIN_SOON = hours(4)

/** Seats that a guest can take: neither taken nor offered to the waiting list. */
export const freeSeats = (game: {
  readonly slots: number
  readonly seatsTaken: number
  readonly seatsOffered: number
}): number => game.slots - game.seatsTaken - game.seatsOffered

export type GameTimeStatus = 'open' | 'deadline_passed' | 'in_progress' | 'finished'

/**
 * When joining closes. At that very moment it is still open: boundaries are in the guest's favour.
 */
export const joinDeadline = (teeTime: Instant, joinDeadlineHours: number): Instant =>
  teeTime - hours(joinDeadlineHours)

/** State of a game by the clock. The sixth hour after the start still counts as in progress. */
export function gameTimeStatus(
  teeTime: Instant,
  now: Instant,
  joinDeadlineHours: number,
): GameTimeStatus {
  if (now > teeTime + GAME_LENGTH) return 'finished'
  if (now >= teeTime) return 'in_progress'
  return now > joinDeadline(teeTime, joinDeadlineHours) ? 'deadline_passed' : 'open'
}

/**
 * Time left to join, in the unit a person reads: minutes under 1 hour, hours with one decimal under
 * 24, else days. Null once closed.
 */
export function deadlineLeft(
  teeTime: Instant,
  now: Instant,
  joinDeadlineHours: number,
): { unit: 'minutes' | 'hours' | 'days'; value: number } | null {
  const left = joinDeadline(teeTime, joinDeadlineHours) - now
  if (left < 0) return null
  if (left < HOUR) return { unit: 'minutes', value: Math.floor(left / MINUTE) }
  if (left < 24 * HOUR) return { unit: 'hours', value: Math.floor(left / (6 * MINUTE)) / 10 }
  return { unit: 'days', value: Math.floor(left / (24 * HOUR)) }
}

export type CardInput = {
  teeTime: Instant
  status: GameStatus
  availableSlots: number
  joinDeadlineHours: number
  viewer: 'visitor' | 'user' | 'guest' | 'host'
  /** Guests that are still needed, and the decision; null without terms. */
  goNoGo: { readonly missing: number; readonly decision: GameDecision | null } | null
}
export type CardState = {
  time: GameTimeStatus
  /** One state badge at most; none while a game is simply open. */
  badge:
    | 'cancelled'
    | 'completed'
    | 'in_progress'
    | 'deadline_passed'
    | 'full'
    | 'needed'
    | 'on'
    | 'join_soon'
    | null
  /**
   * View for a past or cancelled game and for its guests, Manage for the host, Details otherwise;
   * the disabled labels take its place when nothing can be done. `game_started`: the host started
   * it before the tee time.
   */
  button:
    | 'view'
    | 'manage'
    | 'details'
    | 'game_started'
    | 'deadline_passed'
    | 'completed'
    | 'in_progress'
    | 'full'
  disabled: boolean
  joinable: boolean
}

type OpenBadge = 'needed' | 'on' | 'join_soon' | null
/** Badges of a game that has room and can be joined. */
export const isOpenBadge = (badge: CardState['badge']): badge is OpenBadge =>
  badge === null || badge === 'needed' || badge === 'on' || badge === 'join_soon'

/** State shown on a game card. Shared by server and pages, so that they always agree. */
export function cardState(card: CardInput, now: Instant): CardState {
  const time = gameTimeStatus(card.teeTime, now, card.joinDeadlineHours)
  const cancelled = isCancelled(card.status)
  const over = cancelled || card.status === 'completed' || time === 'finished'
  const started = card.status === 'active' || time === 'in_progress'
  const full = card.availableSlots <= 0
  const joinable =
    card.status === 'scheduled' &&
    time === 'open' &&
    !full &&
    card.viewer !== 'host' &&
    card.viewer !== 'guest'
  const soon =
    time === 'open' && joinDeadline(card.teeTime, card.joinDeadlineHours) - now < JOIN_SOON
  const badge = (): CardState['badge'] => {
    if (cancelled) return 'cancelled'
    if (over) return 'completed'
    if (started) return 'in_progress'
    if (time === 'deadline_passed') return 'deadline_passed'
    if (full) return 'full'
    if (card.goNoGo?.decision) return 'on'
    if (card.goNoGo && card.goNoGo.missing > 0) return 'needed'
    return soon ? 'join_soon' : null
  }
  const button = (): CardState['button'] => {
    if (time === 'finished' || cancelled) return 'view'
    if (card.viewer === 'host') return 'manage'
    if (card.viewer === 'guest') return 'view'
    if (over) return 'completed'
    if (time === 'in_progress') return 'in_progress'
    if (started) return 'game_started'
    if (time === 'deadline_passed') return 'deadline_passed'
    return full ? 'full' : 'details'
  }
  const enabled = ['view', 'manage', 'details'].includes(button())
  return { time, badge: badge(), button: button(), disabled: !enabled, joinable }
}
