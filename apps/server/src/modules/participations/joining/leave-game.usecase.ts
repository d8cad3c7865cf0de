import { canStillLeave, leaveTerms } from '@tomogolf/domain/leave'
import { add, toMajor, type Money } from '@tomogolf/domain/money'
import { keepsFeeOnRefill } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { listHoldsOf } from '../holds/holds.repository.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import { agreedTerms, freeExitOf } from '../agreed-terms.policy.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { lockGame } from '../../games/games.repository.ts'
import {
  listParty,
  lockParticipation,
  moveParticipation,
  readParticipationOf,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'

type Leaving = {
  gameId: string
  userId: string
  confirmPenalty: boolean
  /** Only the seat of this companion; else the own seat and those of all companions. */
  companion?: string | undefined
}

/**
 * A guest leaves with the companions, or gives up the seat of one of them: free up to the boundary
 * or as an undo, afterwards for the whole hold of each seat, after the guest has confirmed that
 * amount.
 */
export async function leaveGame(
  deps: Deps,
  request: Leaving,
): Promise<
  | { penalty: Money | null }
  | Refused<
      | 'ALREADY_CHECKED_IN'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_NOT_FOUND'
      | 'LEAVE_PENALTY_CONFIRMATION_REQUIRED'
      | 'NOT_JOINED'
      | 'PAYMENT_IN_PROGRESS'
    >
> {
  const left = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await readSeat(tx, request)
    const participation = seat && (await lockParticipation(tx, seat.id))
    if (participation?.status === 'reserved') return refuse('PAYMENT_IN_PROGRESS')
    if (participation?.status !== 'confirmed') return refuse('NOT_JOINED')
    if (!canStillLeave(game.teeTime, now)) return refuse('GAME_ALREADY_STARTED')
    const { usesUndo } = termsOf(participation, game, now)
    const party = await listParty(tx, participation)
    const leavesAll = participation.partyLeadId === null
    // the host has marked a companion present, whose seat would stay behind without its guest
    if (leavesAll && party.some(({ status }) => status === 'arrived' || status === 'checked_in'))
      return refuse('ALREADY_CHECKED_IN')
    const leaving = leavesAll
      ? party.filter(({ status }) => status === 'confirmed')
      : [participation]
    const penalty = sumOf(leaving.flatMap((one) => termsOf(one, game, now).penalty ?? []))
    if (penalty && !request.confirmPenalty) {
      return refuse(
        'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
        { amount: toMajor(penalty), currency: penalty.currency },
        { penalty: { amount: toMajor(penalty), currency: penalty.currency } },
      )
    }
    const move = await moveParticipation(
      tx,
      participation,
      penalty ? 'leave_late' : usesUndo ? 'undo' : 'leave_free',
      { actor: 'guest', actorId: request.userId },
      now,
      penalty ? { refillKeepsFee: keepsFeeOnRefill(await readSettings(tx)) } : {},
    )
    if (!move) return refuse('NOT_JOINED')
    if (!penalty)
      await recordTransaction(
        tx,
        request.userId,
        now,
        { game, participation },
        { type: 'left_early_free', counterpartId: game.hostId },
      )
    await runEffects(deps, tx, game, move, now)
    const holds = await listHoldsOf(
      tx,
      leaving.map(({ id }) => id),
    )
    return { penalty, holdIds: holds.map(({ id }) => id) }
  })
  if (isRefused(left)) return left
  for (const id of left.holdIds) await advanceNow(deps, id)
  return { penalty: left.penalty }
}

async function readSeat(
  tx: Tx,
  { gameId, userId, companion }: Leaving,
): Promise<Participation | undefined> {
  const own = await readParticipationOf(tx, gameId, userId)
  return own && companion !== undefined
    ? (await listParty(tx, own)).find(({ id }) => id === companion && id !== own.id)
    : own
}

const termsOf = (seat: Participation, game: GameRow, now: Instant) =>
  leaveTerms(
    {
      teeTime: game.teeTime,
      windowHours: seat.windowHours,
      hold: agreedTerms(seat).hold,
      freeExitUntil: freeExitOf(seat, game, now),
      undoUntil: seat.undoUntil,
    },
    now,
  )

const sumOf = ([first, ...others]: readonly Money[]): Money | null =>
  first === undefined ? null : others.reduce(add, first)
