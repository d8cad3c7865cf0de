import { checkInState, normaliseCode, qrExpiresAt } from '@tomogolf/domain/attendance'
import type { Money } from '@tomogolf/domain/money'
import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database.ts'
import { isRefused, refuse, type Refused } from '../../platform/refusal.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { advanceNow } from './advance-hold.usecase.ts'
import { countWrongCodes, readCodeByHash, recordWrongCode } from './attendance.repository.ts'
import { recordTransaction } from './books.ts'
import { hashCode } from './check-in-code.ts'
import { readHoldOf } from './holds.repository.ts'
import { runEffects } from './participation-effects.ts'
import { lockGame } from '../games/games.repository.ts'
import { lockParticipation, moveParticipation, readParticipationOf, type GameRow, type Move } from './participations.repository.ts'

/** Wrong codes within this time: five by one person, thirty on one game. Then nobody guesses on. */
const GUESSING = { within: minutes(10), byUser: 5, onGame: 30 }

export type CheckedIn = { game: GameRow; charged: Money | null; released: Money | null }

/** A guest checks in with the host's code: attendance is proved, the platform fee is captured, the rest of the hold goes back. */
export async function checkIn(deps: Deps, c: { gameId: string; userId: string; code: string }): Promise<CheckedIn | Refused> {
  const done = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, c.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await readParticipationOf(tx, game.id, c.userId)
    const p = seat && await lockParticipation(tx, seat.id)
    if (!p) return refuse('NOT_JOINED')
    if (p.status === 'checked_in') return refuse('ALREADY_CHECKED_IN')
    if (game.status === 'cancelled' || game.status === 'admin_cancelled') return refuse('GAME_CANCELLED')
    if (p.status === 'no_show' || p.status === 'disputed' || p.status === 'host_absent') return refuse('GAME_ALREADY_TAKEN_PLACE')
    if (p.status !== 'confirmed' && p.status !== 'missing') return refuse('NOT_JOINED')
    const settings = await readSettings(tx)
    const window = checkInState(game.teeTime, now, settings.check_in_window_hours)
    if (window === 'too_early') return refuse('CHECK_IN_TOO_EARLY', { hours: settings.check_in_window_hours })
    if (window === 'closed') return refuse('GAME_ALREADY_TAKEN_PLACE')
    const wrong = await countWrongCodes(tx, game.id, c.userId, now - GUESSING.within)
    if (wrong.byUser >= GUESSING.byUser || wrong.onGame >= GUESSING.onGame) return refuse('RATE_LIMITED')
    const code = normaliseCode(c.code)
    const known = code && await readCodeByHash(tx, game.id, hashCode(game.id, code))
    if (!known) {
      await recordWrongCode(tx, game.id, c.userId, now)
      return refuse('INVALID_QR_CODE')
    }
    if (known.replacedAt !== null || now > qrExpiresAt(game.teeTime, settings.qr_expiry_hours)) return refuse('QR_CODE_EXPIRED')
    const move = await moveParticipation(tx, p, 'check_in', { actor: 'guest', actorId: c.userId }, now, { checkedInAt: now, checkInBy: 'code' })
    return move ? arrived(deps, tx, game, move) : refuse('ALREADY_CHECKED_IN')
  })
  if (isRefused(done)) return done
  if (done.holdId) await advanceNow(deps, done.holdId)
  return { game: done.game, ...(await moneyMoved(deps, done.participationId)) }
}

/** The host says that a guest is there: the same consequences as the guest's own scan. */
export async function markPresent(deps: Deps, m: { gameId: string; participationId: string; hostId: string }): Promise<{ success: true } | Refused> {
  const done = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, m.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== m.hostId) return refuse('FORBIDDEN')
    const p = await lockParticipation(tx, m.participationId)
    if (!p || p.gameId !== game.id) return refuse('NOT_JOINED')
    if (p.status === 'checked_in') return refuse('ALREADY_CHECKED_IN')
    const settings = await readSettings(tx)
    if (checkInState(game.teeTime, now, settings.check_in_window_hours) === 'too_early') return refuse('CHECK_IN_TOO_EARLY', { hours: settings.check_in_window_hours })
    const move = await moveParticipation(tx, p, 'mark_present', { actor: 'host', actorId: m.hostId }, now, { checkedInAt: now, checkInBy: 'host' })
    return move ? arrived(deps, tx, game, move) : refuse('NOT_JOINED')
  })
  if (isRefused(done)) return done
  if (done.holdId) await advanceNow(deps, done.holdId)
  return { success: true }
}

async function arrived(deps: Deps, tx: Tx, game: GameRow, move: Move) {
  const p = move.after, now = deps.clock.now()
  await recordTransaction(tx, p.guestId, now, { game, participation: p }, { type: 'attendance_verified', counterpartId: game.hostId })
  await recordTransaction(tx, game.hostId, now, { game, participation: p }, { type: 'attendance_verified', counterpartId: p.guestId })
  return { game, participationId: p.id, holdId: await runEffects(deps, tx, game, move, now) }
}

/** What the card has really seen by now; null while the provider has not answered. */
async function moneyMoved(deps: Deps, participationId: string): Promise<{ charged: Money | null; released: Money | null }> {
  const hold = await readHoldOf(deps.db, participationId)
  if (hold?.status !== 'captured') return { charged: null, released: null }
  const currency = hold.currency
  return { charged: { minor: hold.feeMinor, currency }, released: { minor: hold.amountMinor - hold.feeMinor, currency } }
}
