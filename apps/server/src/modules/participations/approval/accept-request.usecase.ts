import { acceptedUndoUntil, isAnswerable } from '@tomogolf/domain/approval/join-request'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { checkJoin, type Joinable } from '../joining/check-join.step.ts'
import { insertSeat } from '../joining/insert-seat.step.ts'
import { newParticipation, newSeat } from '../joining/new-seat.policy.ts'
import { readUndone } from '../joining/undone.read.ts'
import type { CausedBy } from '../participations.repository.ts'
import { refillLater } from '../refills/refill-later.step.ts'
import { leaveList } from '../waiting/end-waiting.step.ts'
import {
  moveJoinRequest,
  readJoinRequest,
  updateJoinRequest,
  type JoinRequestRow,
} from './join-requests.repository.ts'
import { notifyAccepted, notifyBlocked } from './notify-request.step.ts'

/** Refusals about the game, which its host may read; the others are about the guest. */
const ABOUT_GAME = [
  'GAME_ALREADY_STARTED',
  'GAME_CANCELLED',
  'GAME_FULL',
  'GAME_NOT_FOUND',
  'JOIN_DEADLINE_PASSED',
] as const
type Problem = (typeof ABOUT_GAME)[number] | 'GUEST_CANNOT_JOIN' | 'REQUEST_ENDED'
type Answer = { requestId: string; gameId: string; hostId: string }

/**
 * The host accepts a guest. The seat is taken at once, with the terms that the guest agreed to; the
 * hold is placed on the saved card without the guest, or scheduled. A refused card leaves the guest
 * time to fix it, like every hold that was scheduled.
 */
export async function acceptRequest(
  deps: Deps,
  answer: Answer,
): Promise<{ success: true } | Refused<Problem>> {
  const seen = await readJoinRequest(deps.db, answer.requestId)
  if (!seen || seen.gameId !== answer.gameId) return refuse('REQUEST_ENDED')
  const accepted = await deps.db.transaction((tx) => takeSeat(deps, tx, seen, answer))
  if (isRefused(accepted)) return accepted
  await advanceNow(deps, accepted.holdId)
  return { success: true }
}

async function takeSeat(
  deps: Deps,
  tx: Tx,
  seen: JoinRequestRow,
  { hostId }: Answer,
): Promise<{ holdId: string } | Refused<Problem>> {
  if ((await readGame(tx, seen.gameId))?.hostId !== hostId) return refuse('GAME_NOT_FOUND')
  // a deleted account has no requests
  if (!(await lockUserWeakly(tx, seen.guestId))) return refuse('REQUEST_ENDED')
  const now = deps.clock.now()
  const joinable = await checkJoin(tx, seen.gameId, seen.guestId, now, { as: 'accept' })
  // under the lock of the game
  const request = (await readJoinRequest(tx, seen.id))!
  if (!isAnswerable(request, now)) return refuse('REQUEST_ENDED')
  if (isRefused(joinable)) {
    const aboutGame = ABOUT_GAME.find((code) => code === joinable.refused)
    if (aboutGame) return refuse(aboutGame, joinable.params)
    await notifyGuestOnce(deps, tx, request, now)
    return refuse('GUEST_CANNOT_JOIN')
  }
  return confirmSeat(deps, tx, request, joinable, now)
}

/** Once for each request: the host may press the button often. */
async function notifyGuestOnce(
  deps: Deps,
  tx: Tx,
  request: JoinRequestRow,
  now: Instant,
): Promise<void> {
  if (request.blockedAt !== null) return
  await updateJoinRequest(tx, request.id, { blockedAt: now })
  await notifyBlocked(deps, tx, (await readGame(tx, request.gameId))!, request)
}

async function confirmSeat(
  deps: Deps,
  tx: Tx,
  request: JoinRequestRow,
  { game, card, plan, settings }: Joinable,
  now: Instant,
): Promise<{ holdId: string } | Refused<'REQUEST_ENDED'>> {
  const isUsed = (await readUndone(tx, request.guestId, [game.id])).has(game.id)
  const { participation, hold } = newSeat(
    newParticipation(game, request, {
      guestId: request.guestId,
      agreedAt: now,
      undoUntil: acceptedUndoUntil(now, game.teeTime, {
        isUsed,
        undoMinutes: settings.undo_minutes,
      }),
    }),
    { game, card, plan, settings, now, isOnSession: false },
  )
  const by: CausedBy = { actor: 'host', actorId: game.hostId }
  // a withdrawal or another answer may have come first
  const moved = await moveJoinRequest(
    tx,
    request,
    { event: 'accept', by, now },
    { participationId: participation.id },
  )
  if (!moved) return refuse('REQUEST_ENDED')
  await insertSeat(deps, tx, { game, card, participation, hold, by, now })
  // the guest may wait since before the host approved guests
  await leaveList(deps, tx, game, request.guestId, now)
  await refillLater(deps, tx, participation, now)
  await notifyAccepted(deps, tx, game, { participation, hold, now })
  return { holdId: hold.id }
}
