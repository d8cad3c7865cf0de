import { settingsAt, type LaunchPlace, type Launches } from '@tomogolf/domain/launch/region-launch'
import {
  regionProblem,
  regionProblemOfEdit,
  type RegionProblem,
  type WrittenPlace,
} from '@tomogolf/domain/launch/region-problem'
import { fitsWomenOnly } from '@tomogolf/domain/limits/audience'
import { koreanCourseName } from '@tomogolf/domain/hangul/korean-names'
import {
  clashingGame,
  debtRefusal,
  hostChangeRefusal,
  teeTimeRefusal,
  type Debt,
  type OwnGame,
} from '@tomogolf/domain/joining'
import {
  DECIDE_BEFORE_TEE,
  isDecisionTime,
  isMinPlayers,
  mayCancelUndecided,
  movedDecideAt,
} from '@tomogolf/domain/go-no-go'
import { money, toMajor, type Currency } from '@tomogolf/domain/money'
import { priceParticipation, priceProblem } from '@tomogolf/domain/pricing'
import type { Settings } from '@tomogolf/domain/settings'
import { isSuspended } from '@tomogolf/domain/standing'
import {
  HOUR,
  MINUTE,
  japanClock,
  japanDate,
  oneYearAfter,
  type Instant,
} from '@tomogolf/domain/time'
import { parseEnteredAmount } from '../../platform/entered-amount.ts'
import { isRefused, refuse, type Refused } from '../../platform/refusal.ts'
import type { HostFacts } from '../accounts/profile/people.read.ts'
import type { Game } from './games.repository.ts'

export function regionRefusal(
  region: Game['region'],
  launches: Launches,
): Refused<RegionProblem> | null {
  const problem = regionProblem(region, launches)
  return problem && refuse(problem)
}
export function regionEditRefusal(
  before: WrittenPlace,
  after: WrittenPlace,
  launches: Launches,
): Refused<RegionProblem> | null {
  const problem = regionProblemOfEdit(before, after, launches)
  return problem && refuse(problem)
}

/** Why the user may not host, problems they can fix first; null when they may. */
export function hostingRefusal(
  host: HostFacts & { readonly strikeCount: number; readonly debt: Debt | null },
  hasCard: boolean,
  now: Instant,
): Refused<
  | 'ACCOUNT_SUSPENDED'
  | 'DEBT_UNPAID'
  | 'HOST_TERMS_REQUIRED'
  | 'PAYMENT_METHOD_REQUIRED'
  | 'PROFILE_INCOMPLETE'
> | null {
  if (host.missing > 0) return refuse('PROFILE_INCOMPLETE', { count: host.missing })
  if (!host.hostTermsAccepted) return refuse('HOST_TERMS_REQUIRED')
  if (isSuspended(host.suspendedUntil, now))
    return refuse('ACCOUNT_SUSPENDED', {
      count: host.strikeCount,
      until: japanDate(host.suspendedUntil!),
    })
  const debt = debtRefusal(host.debt)
  if (debt) return refuse(debt.code, debt.params)
  return hasCard ? null : refuse('PAYMENT_METHOD_REQUIRED')
}

/**
 * Why a price is refused: more decimals than its currency has, above the operator's limit, or too
 * small for the card provider.
 */
export function priceRefusal(
  { price, currency }: { price: number; currency: Currency },
  settings: Settings,
): Refused<'AMOUNT_NOT_EXACT' | 'PRICE_TOO_HIGH' | 'PRICE_TOO_LOW'> | null {
  const amount = parseEnteredAmount(price, currency)
  if (isRefused(amount)) return amount
  const problem = priceProblem(amount, settings)
  return problem && refuse(problem.code, { limit: toMajor(problem.limit), currency })
}

/**
 * Why a tee time is refused: past, nearer than the host lead, further than a year, or less than
 * five hours from another game of the host.
 */
export function timeRefusal(
  teeTime: Instant,
  now: Instant,
  own: readonly OwnGame[],
  settings: Settings,
  exceptId?: string,
): Refused<'GAME_CLASH' | 'TEE_TIME_PAST' | 'TEE_TIME_TOO_FAR' | 'TEE_TIME_TOO_SOON'> | null {
  const refusal = teeTimeRefusal(teeTime, now, oneYearAfter(now), settings.host_lead_hours)
  if (refusal?.code === 'TEE_TIME_TOO_SOON') {
    // tee times are whole minutes: round up
    const earliest = Math.ceil(refusal.params.earliest / MINUTE) * MINUTE
    return refuse(refusal.code, {
      hours: refusal.params.hours,
      earliest: `${japanDate(earliest)} ${japanClock(earliest)}`,
      time: japanClock(earliest),
    })
  }
  if (refusal) return refuse(refusal.code)
  const clash = clashingGame(own, teeTime, exceptId)
  return clash ? refuseClash(clash) : null
}
/** The names of the course become `course` in the caller's language. */
export const refuseClash = (clash: OwnGame): Refused<'GAME_CLASH'> =>
  refuse('GAME_CLASH', {
    course: clash.courseName,
    ...(clash.courseNameJa !== null && { courseJa: clash.courseNameJa }),
    courseKo: koreanCourseName(clash.courseName),
    gameId: clash.id,
  })

export const transportationRefusal = (
  game: Pick<Game, 'transportationProvided' | 'transportationDetails'>,
): Refused<'TRANSPORTATION_DETAILS_REQUIRED'> | null =>
  game.transportationProvided && !game.transportationDetails
    ? refuse('TRANSPORTATION_DETAILS_REQUIRED')
    : null

/** A women-only game is hosted by a woman, by the gender in the profile. */
export const womenOnlyRefusal = (
  game: Pick<Game, 'womenOnly'>,
  hostGender: string | null,
): Refused<'WOMEN_ONLY_HOST'> | null =>
  fitsWomenOnly(game, hostGender) ? null : refuse('WOMEN_ONLY_HOST')

/** The same for an edit; guests keep what they joined. */
export function womenOnlyEditRefusal(
  before: Game,
  after: Pick<Game, 'womenOnly'>,
  hostGender: string | null,
): Refused<'WOMEN_ONLY_HOST' | 'WOMEN_ONLY_LOCKED'> | null {
  if (before.womenOnly === after.womenOnly) return null
  return before.seatsTaken > 0 ? refuse('WOMEN_ONLY_LOCKED') : womenOnlyRefusal(after, hostGender)
}

/**
 * Whether the user may edit or cancel a game without an operator: only its host, before the start,
 * and with guests only outside the departure window.
 */
export function changeRefusal(
  game: Game | undefined,
  userId: string,
  now: Instant,
  settings: Settings,
): Refused<
  'FORBIDDEN' | 'GAME_ALREADY_STARTED' | 'GAME_CANCELLED' | 'GAME_NOT_FOUND' | 'PROTECTED_BOOKING'
> | null {
  if (!game) return refuse('GAME_NOT_FOUND')
  if (game.hostId !== userId) return refuse('FORBIDDEN')
  const windowHours = settings.departure_restriction_hours
  const refusal = hostChangeRefusal({
    now,
    teeTime: game.teeTime,
    status: game.status,
    guests: game.seatsTaken,
    windowHours,
  })
  return refusal ? refuse(refusal.code, 'params' in refusal ? refusal.params : undefined) : null
}

/** Why the host may not cancel. A game with too few players can be cancelled until it is decided. */
export function cancelRefusal(
  game: Game | undefined,
  userId: string,
  now: Instant,
  settings: Settings,
): ReturnType<typeof changeRefusal> {
  const refusal = changeRefusal(game, userId, now, settings)
  return refusal?.refused === 'PROTECTED_BOOKING' &&
    game &&
    mayCancelUndecided(game, game.seatsTaken)
    ? null
    : refusal
}

/** Guests keep what they agreed to: the price, and a seat for each of them. */
export function editRefusal(
  before: Game,
  after: Game,
): Refused<'GAME_PRICE_LOCKED' | 'SLOTS_BELOW_GUESTS'> | null {
  if (
    before.seatsTaken > 0 &&
    (after.priceMinor !== before.priceMinor || after.currency !== before.currency)
  )
    return refuse('GAME_PRICE_LOCKED')
  const kept = before.seatsTaken + before.seatsOffered
  return after.slots < kept ? refuse('SLOTS_BELOW_GUESTS', { count: kept }) : null
}

/**
 * Guests keep the fee that they agreed to, so the host does not move them to where, or when, a
 * higher one applies: the fee of a region would be had for a game somewhere else.
 */
export function feeRefusal(
  before: Game,
  moved: Pick<Game, 'courseId' | 'region' | 'teeTime'>,
  settings: Settings,
  launches: Launches,
): Refused<'GAME_FEE_LOCKED'> | null {
  const price = money(before.priceMinor, before.currency)
  const feeAt = (place: LaunchPlace) =>
    priceParticipation(price, settingsAt(settings, launches, place)).fee.minor
  return before.seatsTaken > 0 && feeAt(moved) > feeAt(before) ? refuse('GAME_FEE_LOCKED') : null
}

/** Why the terms of calling a game off are refused: more players than seats, or a wrong time. */
export function goNoGoRefusal(
  game: Pick<Game, 'minPlayers' | 'decideAt' | 'slots' | 'teeTime'>,
  now: Instant,
): Refused<'DECISION_TIME_INVALID' | 'MIN_PLAYERS_TOO_MANY'> | null {
  if (game.minPlayers === null || game.decideAt === null) return null
  if (!isMinPlayers(game.minPlayers, game.slots))
    return refuse('MIN_PLAYERS_TOO_MANY', { count: game.slots + 1 })
  return isDecisionTime(game.decideAt, game.teeTime, now)
    ? null
    : refuse('DECISION_TIME_INVALID', { hours: DECIDE_BEFORE_TEE / HOUR })
}

/**
 * The same for an edit. Guests keep what they joined under: with them, the time of the decision
 * moves only as much as the tee time, and the number of players not at all. A decision stays.
 */
export function goNoGoEditRefusal(
  before: Game,
  after: Game,
  now: Instant,
): Refused<'DECISION_TIME_INVALID' | 'GO_NO_GO_LOCKED' | 'MIN_PLAYERS_TOO_MANY'> | null {
  const isLocked = before.seatsTaken > 0 || before.decision !== null
  const isMoved = after.teeTime !== before.teeTime
  const agreed =
    before.decideAt && movedDecideAt(before.decideAt, { from: before.teeTime, to: after.teeTime })
  if (isLocked && (after.minPlayers !== before.minPlayers || after.decideAt !== agreed))
    return refuse('GO_NO_GO_LOCKED')
  const isChanged =
    isMoved ||
    after.minPlayers !== before.minPlayers ||
    after.decideAt !== before.decideAt ||
    after.slots !== before.slots
  return isChanged && before.decision === null ? goNoGoRefusal(after, now) : null
}
