import { isCardExpired } from '@tomogolf/domain/limits/card-expiry'
import { refuseClash } from '../../games/games.policy.ts'
import { joinRefusal } from '@tomogolf/domain/joining'
import { SEATED } from '@tomogolf/domain/machines/participation-machine'
import { planHold, reservedUntil } from '@tomogolf/domain/hold-plan'
import { money, toMajor } from '@tomogolf/domain/money'
import { POLICY_VERSION, priceParticipation } from '@tomogolf/domain/pricing'
import { participationMachine } from '@tomogolf/domain/machines/participation-machine'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import { insideDepartureWindow } from '@tomogolf/domain/leave'
import { threeDSecureOf } from '@tomogolf/domain/settings'
import { hours, MINUTE } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentRequest } from '../../../platform/payments/card-provider.ts'
import { newId } from '../../../platform/security/ids.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readMissingCount } from '../../accounts/profile/people.read.ts'
import { formatCard, readDefaultCard, type Card } from '../../cards/cards.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { isJoiningBlocked } from '../disputes/disputes.repository.ts'
import { advanceHold } from '../holds/advance-hold.usecase.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { insertHold, readHold, type Hold } from '../holds/holds.repository.ts'
import { paymentRequestFor } from '../payment-request.policy.ts'
import { runEffects } from '../run-effects.step.ts'
import { changeSeats, lockGame } from '../../games/games.repository.ts'
import { readUpcomingOf } from '../players.read.ts'
import { agreedText } from './agreed-text.presenter.ts'
import { readJoinStanding } from './join-standing.read.ts'
import {
  insertParticipation,
  readParticipation,
  readParticipationOf,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'

export type JoinRequest = {
  gameId: string
  userId: string
  ip: string | null
  /** The language of the page on which the guest agreed; absent when it was no page. */
  language?: Language
  holdAmount?: number | undefined
  policyVersion?: string | undefined
}

/**
 * Joins a game. A: a short transaction decides, reserves the seat and inserts the hold. B: the
 * provider places the hold, unless it is scheduled. C: the outcome is applied by the function that
 * webhooks and the reconciler also use. The seat is the guest's only when the hold stands; a
 * declined card frees it at once.
 */
export async function joinGame(
  deps: Deps,
  request: JoinRequest,
): Promise<
  | { participation: Participation; hold: Hold }
  | Refused<
      | 'ALREADY_JOINED'
      | 'AUTHENTICATION_NOT_FINISHED'
      | 'AUTHENTICATION_REQUIRED'
      | 'CARD_DECLINED'
      | 'CARD_EXPIRED'
      | 'DEBT_UNPAID'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_CANCELLED'
      | 'GAME_CLASH'
      | 'GAME_FULL'
      | 'GAME_NOT_FOUND'
      | 'HOST_CANNOT_JOIN'
      | 'INSUFFICIENT_FUNDS'
      | 'JOINING_BLOCKED'
      | 'JOIN_DEADLINE_PASSED'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PAYMENT_OUTCOME_UNKNOWN'
      | 'PROFILE_INCOMPLETE'
      | 'TERMS_CHANGED'
      | 'UNAUTHORIZED'
      | 'UNHELD_SEATS_LIMIT'
    >
> {
  const reserved = await deps.db.transaction((tx) => reserveSeat(deps, tx, request))
  if (isRefused(reserved)) return reserved
  if (reserved.hold.status === 'placing') await advanceHold(deps, reserved.hold.id)
  const hold = (await readHold(deps.db, reserved.hold.id))!
  const participation = (await readParticipation(deps.db, reserved.hold.participationId))!
  if (hold.status === 'declined') return refuse(toDeclineCode(hold.problem))
  // the seat stays reserved: the reconciler finds the outcome, and the guest sees "confirming"
  if (hold.status === 'placing' || hold.status === 'unknown')
    return refuse('PAYMENT_OUTCOME_UNKNOWN')
  return { participation, hold }
}
const toDeclineCode = (problem: string | null) =>
  problem === 'INSUFFICIENT_FUNDS' ||
  problem === 'CARD_EXPIRED' ||
  problem === 'AUTHENTICATION_REQUIRED'
    ? problem
    : 'CARD_DECLINED'

async function reserveSeat(
  deps: Deps,
  tx: Tx,
  request: JoinRequest,
): Promise<
  | { hold: Hold }
  | Refused<
      | 'ALREADY_JOINED'
      | 'AUTHENTICATION_NOT_FINISHED'
      | 'CARD_EXPIRED'
      | 'DEBT_UNPAID'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_CANCELLED'
      | 'GAME_CLASH'
      | 'GAME_FULL'
      | 'GAME_NOT_FOUND'
      | 'HOST_CANNOT_JOIN'
      | 'JOINING_BLOCKED'
      | 'JOIN_DEADLINE_PASSED'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PROFILE_INCOMPLETE'
      | 'TERMS_CHANGED'
      | 'UNAUTHORIZED'
      | 'UNHELD_SEATS_LIMIT'
    >
> {
  // serialize the joins of one user across games, or the user could join two games at the same time
  if (!(await lockUserWeakly(tx, request.userId))) return refuse('UNAUTHORIZED')
  const now = deps.clock.now()
  const game = await lockGame(tx, request.gameId)
  if (!game) return refuse('GAME_NOT_FOUND')
  const settings = await readSettings(tx)
  const before = await readParticipationOf(tx, game.id, request.userId)
  const card = await readDefaultCard(tx, request.userId)
  const missing = (await readMissingCount(tx, request.userId)) ?? 0
  const { unfinished, ...standing } = await readJoinStanding(tx, request.userId, [game.id])
  const plan = planHold(
    { now, teeTime: game.teeTime, brand: card?.brand ?? '', currency: game.currency },
    settings,
  )
  const refusal = joinRefusal({
    now,
    settings,
    placement: plan.kind,
    own: await readUpcomingOf(tx, request.userId),
    game: {
      id: game.id,
      hostId: game.hostId,
      teeTime: game.teeTime,
      status: game.status,
      slots: game.slots,
      seatsTaken: game.seatsTaken,
    },
    viewer: {
      id: request.userId,
      profileMissing: missing,
      hasCard: card !== undefined,
      cardExpired: card !== undefined && isCardExpired(card, now),
      alreadyIn: before !== undefined && SEATED.includes(before.status),
      ...standing,
      unfinishedAuthentications: unfinished.get(game.id) ?? 0,
    },
  })
  if (refusal?.code === 'GAME_CLASH') return refuseClash(refusal.clash)
  if (refusal) return refuse(refusal.code, 'params' in refusal ? refusal.params : undefined)
  if (await isJoiningBlocked(tx, request.userId)) return refuse('JOINING_BLOCKED')
  const terms = priceParticipation(money(game.priceMinor, game.currency), settings)
  // the guest agreed to an amount on screen: if it has changed, ask again instead of holding
  // another amount
  if (
    (request.holdAmount !== undefined && request.holdAmount !== toMajor(terms.hold)) ||
    (request.policyVersion !== undefined && request.policyVersion !== POLICY_VERSION)
  )
    return refuse('TERMS_CHANGED')

  const agreed = {
    hold: terms.hold,
    placeAt: plan.kind === 'now' ? null : plan.placeAt,
    freeUntil: game.teeTime - hours(settings.departure_restriction_hours),
    isInsideWindow: insideDepartureWindow(game.teeTime, now, settings.departure_restriction_hours),
  }
  const participation: Participation = {
    id: newId(),
    gameId: game.id,
    guestId: request.userId,
    status: 'reserved',
    currency: game.currency,
    priceMinor: terms.price.minor,
    feeMinor: terms.fee.minor,
    holdMinor: terms.hold.minor,
    feePercent: settings.platform_fee_percent,
    windowHours: settings.departure_restriction_hours,
    policyVersion: POLICY_VERSION,
    agreedAt: now,
    agreedIp: request.ip,
    agreedLanguage: request.language ?? null,
    agreedText: request.language ? agreedText(deps.phrase, request.language, agreed) : null,
    freeExit: false,
    freeExitUntil: null,
    agreedTeeTime: game.teeTime,
    endedAt: null,
    checkedInAt: null,
    checkInBy: null,
    missingAt: null,
    statementUntil: null,
    statement: null,
    statementAt: null,
  }
  const hold = newHold(
    participation,
    paymentRequestFor(game, plan.kind !== 'now', threeDSecureOf(settings)),
    card!,
    plan.kind === 'now' ? now : plan.placeAt,
    plan.kind === 'now',
    now,
  )
  await changeSeats(tx, game, 1)
  await insertParticipation(
    tx,
    plan.kind === 'now' ? participation : { ...participation, status: 'confirmed' },
    { actor: 'guest', actorId: request.userId },
  )
  await insertHold(tx, hold, 'guest')
  await recordTransaction(
    tx,
    request.userId,
    now,
    { game, participation, hold },
    { type: 'payment_authorized', status: 'pending', amount: terms.hold, card: formatCard(card!) },
  )
  if (plan.kind === 'now') {
    // the job continues if this process dies before the outcome is applied; without any outcome the
    // seat is freed
    await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: now + MINUTE })
    await deps.jobs.enqueue(
      tx,
      'participations.expire_reservation',
      { participationId: participation.id },
      { at: reservedUntil(now, game.teeTime) + 1 },
    )
  } else {
    await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: plan.placeAt })
    await confirmScheduled(deps, tx, game, { ...participation, status: 'confirmed' }, now)
  }
  return { hold }
}

/**
 * Confirms a seat with a scheduled hold at once: guest and host are notified as if the hold already
 * stood.
 */
async function confirmScheduled(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  participation: Participation,
  now: number,
): Promise<void> {
  const transition = transitionFor(participationMachine, 'reserved', 'hold_authorised')!
  await recordTransaction(
    tx,
    participation.guestId,
    now,
    { game, participation },
    { type: 'game_joined', counterpartId: game.hostId },
  )
  await runEffects(deps, tx, game, { before: participation, after: participation, transition }, now)
}

function newHold(
  participation: Participation,
  payment: PaymentRequest,
  card: Card,
  placeAt: number,
  immediate: boolean,
  now: number,
): Hold {
  return {
    id: newId(),
    participationId: participation.id,
    guestId: participation.guestId,
    cardId: card.id,
    status: immediate ? 'placing' : 'scheduled',
    goal: 'keep',
    currency: participation.currency,
    amountMinor: participation.holdMinor,
    feeMinor: participation.feeMinor,
    placeAt,
    giveUpAt: null,
    attempt: 1,
    offSession: !immediate,
    ...payment,
    intentId: null,
    clientSecret: null,
    captureBefore: null,
    authorisedAt: null,
    problem: null,
    createdAt: now,
    updatedAt: now,
  }
}
