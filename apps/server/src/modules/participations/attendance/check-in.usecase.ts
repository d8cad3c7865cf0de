import { checkInState, normaliseCode, qrExpiresAt } from '@tomogolf/domain/attendance'
import type { Money } from '@tomogolf/domain/money'
import { parseProof, provenAt } from '@tomogolf/domain/scan-proof'
import type { Settings } from '@tomogolf/domain/settings'
import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { arrived, type Arrived } from './on-arrival.ts'
import {
  countWrongCodes,
  readCodeByHash,
  recordScan,
  recordWrongCode,
  type CheckInCode,
} from './attendance.repository.ts'
import { closeAbsenceCase } from '../cases/cases.repository.ts'
import { hashCode, isSigned } from './check-in-code.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import {
  lockParticipation,
  moveParticipation,
  readParticipationOf,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'

/** Wrong codes within this time: five by one person, thirty on one game. Then nobody guesses on. */
const GUESSING = { within: minutes(10), byUser: 5, onGame: 30 }

export type CheckedIn = { game: GameRow; charged: Money | null; released: Money | null }
type Scan = {
  tx: Tx
  now: Instant
  game: GameRow
  p: Participation
  settings: Settings
  code: CheckInCode
  /** When the host's screen showed what was read; null without a proof that counts. */ shownAt: Instant | null
}

/**
 * A guest checks in with the host's code: attendance is proved, the platform fee is captured, the rest of the hold goes back. A typed code counts when it
 * arrives. A scan carries a `proof` of when it was shown and counts at that time, however late it arrives: until a missing guest's time to object is over.
 */
export async function checkIn(
  deps: Deps,
  c: { gameId: string; userId: string; code: string; proof?: string | undefined },
): Promise<
  | CheckedIn
  | Refused<
      | 'ALREADY_CHECKED_IN'
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
    const game = await lockGame(tx, c.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await readParticipationOf(tx, game.id, c.userId)
    const p = seat && (await lockParticipation(tx, seat.id))
    if (!p) return refuse('NOT_JOINED')
    if (p.status === 'checked_in') return refuse('ALREADY_CHECKED_IN')
    if (game.status === 'cancelled' || game.status === 'admin_cancelled')
      return refuse('GAME_CANCELLED')
    if (!ASKED.includes(p.status)) return refuse('NOT_JOINED')
    const settings = await readSettings(tx)
    // nothing is looked up before the window opens, and afterwards only for a proof: there is nothing to guess
    const window = checkInState(game.teeTime, now, settings.check_in_window_hours)
    if (window === 'too_early')
      return refuse('CHECK_IN_TOO_EARLY', { hours: settings.check_in_window_hours })
    if (
      c.proof === undefined &&
      (window === 'closed' || (p.status !== 'confirmed' && p.status !== 'missing'))
    )
      return refuse('GAME_ALREADY_TAKEN_PLACE')
    const wrong = await countWrongCodes(tx, game.id, c.userId, now - GUESSING.within)
    if (wrong.byUser >= GUESSING.byUser || wrong.onGame >= GUESSING.onGame)
      return refuse('RATE_LIMITED')
    const text = normaliseCode(c.code),
      code = text && (await readCodeByHash(tx, game.id, hashCode(game.id, text)))
    const proof = c.proof === undefined ? undefined : parseProof(c.proof)
    if (
      !code ||
      (c.proof !== undefined && !(proof && isSigned(deps.secret, game.id, code.nonce, proof)))
    ) {
      await recordWrongCode(tx, game.id, c.userId, now)
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
    const result = await decide(deps, { tx, now, game, p, settings, code, shownAt })
    await recordScan(tx, {
      gameId: game.id,
      participationId: p.id,
      guestId: c.userId,
      codeId: code.id,
      receivedAt: now,
      shownAt,
      result: isRefused(result) ? result.refused : 'checked_in',
    })
    return result
  })
  if (isRefused(done)) return done
  if (done.holdId) await advanceNow(deps, done.holdId)
  return { game: done.game, ...(await moneyMoved(deps, done.participationId)) }
}

/** Who may still be asked for a code. After settlement only a proof is listened to. */
const ASKED: readonly Participation['status'][] = [
  'confirmed',
  'missing',
  'disputed',
  'no_show',
  'host_absent',
]

/** What follows from a code that is the host's: by its own time where that is proved, else by the time now. */
async function decide(
  deps: Deps,
  { tx, now, game, p, settings, code, shownAt }: Scan,
): Promise<Arrived | Refused<'GAME_ALREADY_TAKEN_PLACE' | 'QR_CODE_EXPIRED'>> {
  const by = { actor: 'guest' as const, actorId: p.guestId }
  if (shownAt !== null) {
    if (p.status === 'host_absent')
      await closeAbsenceCase(
        tx,
        game.id,
        {
          status: 'accepted',
          by: null,
          reason: "a scan of the host's code at the course proves that the host was there",
        },
        now,
      )
    const inTime =
      p.status === 'confirmed' || (p.statementUntil !== null && now <= p.statementUntil)
    const move = inTime
      ? await moveParticipation(
          tx,
          p,
          p.status === 'confirmed' ? 'check_in' : 'prove_presence',
          by,
          now,
          { checkedInAt: shownAt, checkInBy: 'scan' },
        )
      : null
    return move ? arrived(deps, tx, game, move) : refuse('GAME_ALREADY_TAKEN_PLACE')
  }
  if (checkInState(game.teeTime, now, settings.check_in_window_hours) === 'closed')
    return refuse('GAME_ALREADY_TAKEN_PLACE')
  if (code.replacedAt !== null || now > qrExpiresAt(game.teeTime, settings.qr_expiry_hours))
    return refuse('QR_CODE_EXPIRED')
  const move = await moveParticipation(tx, p, 'check_in', by, now, {
    checkedInAt: now,
    checkInBy: 'code',
  })
  return move ? arrived(deps, tx, game, move) : refuse('GAME_ALREADY_TAKEN_PLACE')
}

/** What the card has really seen by now; null while the provider has not answered. */
async function moneyMoved(
  deps: Deps,
  participationId: string,
): Promise<{ charged: Money | null; released: Money | null }> {
  const hold = await readHoldOf(deps.db, participationId)
  if (hold?.status !== 'captured') return { charged: null, released: null }
  const currency = hold.currency
  return {
    charged: { minor: hold.feeMinor, currency },
    released: { minor: hold.amountMinor - hold.feeMinor, currency },
  }
}
