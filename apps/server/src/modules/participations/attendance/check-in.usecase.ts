import { checkInState, normaliseCode, qrExpiresAt } from '@tomogolf/domain/attendance'
import { GAME_LENGTH, isCancelled } from '@tomogolf/domain/game'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { money, type Money } from '@tomogolf/domain/money'
import { parseProof, provenAt } from '@tomogolf/domain/attendance/scan-proof'
import type { Settings } from '@tomogolf/domain/settings'
import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { onArrival, type Arrival } from './on-arrival.ts'
import {
  countWrongCodes,
  readCodeByHash,
  recordScan,
  recordWrongCode,
  type CheckInCode,
} from './attendance.repository.ts'
import { closeAbsenceCase } from '../cases/cases.repository.ts'
import { SYSTEM_REASONS } from '../cases/system-reasons.data.ts'
import { resumeGame, withdrawOwnReport } from '../presence/end-freeze.step.ts'
import { isFrozen, readOpenReview } from '../presence/presence.repository.ts'
import { hashCode, isSigned } from './check-in-code.policy.ts'
import { lockSeatsOf } from '../companions/seats-of-guest.step.ts'
import { listHoldsOf } from '../holds/holds.repository.ts'
import {
  lockParticipation,
  moveParticipation,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'

/** Limits wrong codes in a time window: five per user, thirty per game. */
const CODE_GUESS_LIMITS = { windowMs: minutes(10), byUser: 5, onGame: 30 }

type CheckInRequest = {
  gameId: string
  userId: string
  code: string
  proof?: string | undefined
  /** Seats of companions who are there. */
  companions?: readonly string[] | undefined
}
export type CheckedIn = { game: GameRow; charged: Money | null; released: Money | null }
type Scan = {
  tx: Tx
  now: Instant
  game: GameRow
  participation: Participation
  settings: Settings
  code: CheckInCode
  /** When the host's screen showed the code; null without a valid proof. */
  shownAt: Instant | null
}

/**
 * Checks a guest in with the host's code, and the companions who are named: captures the platform
 * fee of each seat and releases the rest of its hold. A companion is checked in with the guest or
 * later, never without. A typed code counts when it arrives. A scan carries a `proof` of when it was shown and
 * counts at that time, however late it arrives, until the guest's time to object ends.
 */
export async function checkIn(
  deps: Deps,
  request: CheckInRequest,
): Promise<
  | CheckedIn
  | Refused<
      | 'ALREADY_CHECKED_IN'
      | 'CHECK_IN_CLOSED'
      | 'CHECK_IN_TOO_EARLY'
      | 'GAME_ALREADY_TAKEN_PLACE'
      | 'GAME_CANCELLED'
      | 'GAME_NOT_FOUND'
      | 'INVALID_QR_CODE'
      | 'NOT_JOINED'
      | 'QR_CODE_EXPIRED'
      | 'RATE_LIMITED'
    >
> {
  const done = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const party = await lockSeatsOf(tx, game.id, request.userId)
    const here = party.filter(
      ({ id, partyLeadId }) => partyLeadId === null || request.companions?.includes(id),
    )
    if (here.length === 0) return refuse('NOT_JOINED')
    const due = here.filter((seat) => !hasCheckedIn(seat))
    if (due.length === 0)
      return refuse(
        (await isWrongCode(tx, game, request, now)) ? 'INVALID_QR_CODE' : 'ALREADY_CHECKED_IN',
      )
    if (isCancelled(game.status)) return refuse('GAME_CANCELLED')
    // without the guest, a companion's seat is not the guest's to check in
    const open = due.filter(({ status }) => CHECK_IN_STATES.includes(status))
    if (open.length === 0 || isOut(party[0]!)) return refuse('NOT_JOINED')
    const settings = await readSettings(tx)
    // no code is looked up before the window opens, nor after it without a proof, so there is
    // nothing to guess
    const window = checkInState(game.teeTime, now, settings.check_in_window_hours)
    if (window === 'too_early')
      return refuse('CHECK_IN_TOO_EARLY', { hours: settings.check_in_window_hours })
    const seats =
      request.proof === undefined
        ? open.filter(({ status }) => window === 'open' && TYPED_CODE_STATES.includes(status))
        : open
    if (seats.length === 0) return refuse(closedCode(game.teeTime, now))
    if (await hasTooManyGuesses(tx, game.id, request.userId, now)) return refuse('RATE_LIMITED')
    const text = normaliseCode(request.code),
      code = text && (await readCodeByHash(tx, game.id, hashCode(game.id, text)))
    const proof = request.proof === undefined ? undefined : parseProof(request.proof)
    if (
      !code ||
      (request.proof !== undefined && !(proof && isSigned(deps.secret, game.id, code.nonce, proof)))
    ) {
      await recordWrongCode(tx, game.id, request.userId, now)
      return refuse('INVALID_QR_CODE')
    }
    const shownAt = proof
      ? provenAt({
          step: proof.step,
          now,
          teeTime: game.teeTime,
          windowHours: settings.check_in_window_hours,
          qrExpiryHours: settings.qr_expiry_hours,
          code,
        })
      : null
    const arrivals: Arrival[] = []
    for (const { id } of seats) {
      // the scan before may have ended a freeze, which moves every seat
      const participation = (await lockParticipation(tx, id))!
      const scan = { tx, now, game, participation, settings, code, shownAt }
      const result = await applyScan(deps, scan)
      await recordScan(tx, {
        gameId: game.id,
        participationId: participation.id,
        guestId: request.userId,
        codeId: code.id,
        receivedAt: now,
        shownAt,
        result: isRefused(result) ? result.refused : 'checked_in',
      })
      if (!isRefused(result)) arrivals.push(result)
      // all seats have the same code and time: what refuses one of them refuses the guest's too
      else if (arrivals.length === 0) return result
    }
    return { game, arrivals }
  })
  if (isRefused(done)) return done
  for (const id of done.arrivals.flatMap(({ holdIds }) => holdIds)) await advanceNow(deps, id)
  const moved = await readMovedMoney(
    deps,
    done.arrivals.map(({ participationId }) => participationId),
  )
  return { game: done.game, ...moved }
}

/** Arrived by an own check-in: at most the fee waits. */
const hasCheckedIn = ({ status, checkInBy }: Participation): boolean =>
  status === 'checked_in' || (status === 'arrived' && checkInBy !== 'host')

const isOut = ({ status }: Participation): boolean => !SEATED.includes(status)

const hasTooManyGuesses = async (
  tx: Tx,
  gameId: string,
  userId: string,
  now: Instant,
): Promise<boolean> => {
  const wrong = await countWrongCodes(tx, gameId, userId, now - CODE_GUESS_LIMITS.windowMs)
  return wrong.byUser >= CODE_GUESS_LIMITS.byUser || wrong.onGame >= CODE_GUESS_LIMITS.onGame
}

/**
 * A guest who is checked in gets a refusal for a wrong code. It counts as a guess, or the response
 * would reveal which codes are right; outside the window and over the limit no code is looked up.
 */
async function isWrongCode(
  tx: Tx,
  game: Pick<GameRow, 'id' | 'teeTime'>,
  { userId, code }: { userId: string; code: string },
  now: Instant,
): Promise<boolean> {
  const { check_in_window_hours: windowHours } = await readSettings(tx)
  if (checkInState(game.teeTime, now, windowHours) !== 'open') return false
  if (await hasTooManyGuesses(tx, game.id, userId, now)) return false
  const text = normaliseCode(code)
  if (text && (await readCodeByHash(tx, game.id, hashCode(game.id, text)))) return false
  await recordWrongCode(tx, game.id, userId, now)
  return true
}

/** Check-in is over: during the round, or, as by default, together with it. */
const closedCode = (teeTime: Instant, now: Instant) =>
  now > teeTime + GAME_LENGTH ? 'GAME_ALREADY_TAKEN_PLACE' : 'CHECK_IN_CLOSED'

/** States in which a code is accepted. After settlement only a proof counts. */
const CHECK_IN_STATES: readonly Participation['status'][] = [
  'confirmed',
  'arrived',
  'missing',
  'unverified',
  'disputed',
  'no_show',
  'host_absent',
]

/** States in which a code without a proof is accepted. */
const TYPED_CODE_STATES: readonly Participation['status'][] = [
  'confirmed',
  'arrived',
  'missing',
  'unverified',
]

type ScanProblem = 'CHECK_IN_CLOSED' | 'GAME_ALREADY_TAKEN_PLACE' | 'QR_CODE_EXPIRED'
/** Applies a valid code: at the proved time of a scan, else now. */
async function applyScan(
  deps: Deps,
  { tx, now, game, participation, settings, code, shownAt }: Scan,
): Promise<Arrival | Refused<ScanProblem>> {
  const by = { actor: 'guest' as const, actorId: participation.guestId }
  const arriveBy = async (
    event: 'check_in' | 'prove_presence',
    arrival: Pick<Participation, 'checkedInAt' | 'checkInBy'>,
  ) => {
    // the own report is withdrawn; while another guest's stands, the fee waits
    const context = { deps, tx, game, now, by }
    const hasEndedFreeze = await withdrawOwnReport(context, participation.guestId)
    const waits = isFrozen(await readOpenReview(tx, game.id))
    const move = await moveParticipation(
      tx,
      participation,
      waits ? 'arrive' : event,
      by,
      now,
      waits ? { ...arrival, statementUntil: null } : arrival,
    )
    if (!move) return refuse('GAME_ALREADY_TAKEN_PLACE')
    const arrived = await onArrival(deps, tx, game, move)
    const resumed = hasEndedFreeze ? await resumeGame(context) : []
    return { ...arrived, holdIds: [...arrived.holdIds, ...resumed] }
  }
  if (shownAt !== null) {
    if (participation.status === 'host_absent')
      await closeAbsenceCase(
        tx,
        game.id,
        {
          status: 'accepted',
          by: null,
          reason: SYSTEM_REASONS.scan_proves_host,
        },
        now,
      )
    const inTime =
      participation.status === 'confirmed' ||
      (participation.statementUntil !== null && now <= participation.statementUntil)
    const event = participation.status === 'confirmed' ? 'check_in' : 'prove_presence'
    return inTime
      ? arriveBy(event, { checkedInAt: shownAt, checkInBy: 'scan' })
      : refuse('GAME_ALREADY_TAKEN_PLACE')
  }
  if (checkInState(game.teeTime, now, settings.check_in_window_hours) === 'closed')
    return refuse(closedCode(game.teeTime, now))
  if (code.replacedAt !== null || now > qrExpiresAt(game.teeTime, settings.qr_expiry_hours))
    return refuse('QR_CODE_EXPIRED')
  return arriveBy('check_in', { checkedInAt: now, checkInBy: 'code' })
}

/** What the card was charged for some seats; null while an answer of the provider is unknown. */
async function readMovedMoney(
  deps: Deps,
  seatIds: string[],
): Promise<{ charged: Money | null; released: Money | null }> {
  const holds = await listHoldsOf(deps.db, seatIds)
  const [first] = holds
  if (!first || holds.some(({ status }) => status !== 'captured'))
    return { charged: null, released: null }
  const fee = holds.reduce((sum, { feeMinor }) => sum + feeMinor, 0)
  const whole = holds.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    charged: money(fee, first.currency),
    released: money(whole - fee, first.currency),
  }
}
