import { cardFixUntil, freedSeat, seatsWanted } from '@tomogolf/domain/waiting/waiting-list'
import { freeSeats } from '@tomogolf/domain/game'
import type { WaitingEnd } from '@tomogolf/messages/waiting'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { lockGame, readGame } from '../../games/games.repository.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { checkJoin, type Joinable, type JoinProblem } from '../joining/check-join.step.ts'
import type { CausedBy } from '../participations.repository.ts'
import { refillLater } from '../refills/refill-later.step.ts'
import { closeWaitingList, removeEntry } from './end-waiting.step.ts'
import { notifyGiven, notifyOffered } from './notify-waiting.step.ts'
import { seatOfEntry } from './seat-of-entry.step.ts'
import { moveEntry, readEntry, readHead, type WaitingEntry } from './waiting.repository.ts'

const BY_SYSTEM: CausedBy = { actor: 'system', actorId: null }

/** Refusals after which no guest on the list can get a seat. */
const CLOSED: Partial<Record<JoinProblem, WaitingEnd>> = {
  GAME_ALREADY_STARTED: 'closed',
  GAME_CANCELLED: 'cancelled',
  GAME_NOT_FOUND: 'cancelled',
  JOIN_DEADLINE_PASSED: 'closed',
}
/** The other refusals are about the guest. */
const PERSONAL: Partial<Record<JoinProblem, WaitingEnd>> = {
  CARD_EXPIRED: 'card',
  GAME_CLASH: 'clash',
  PAYMENT_METHOD_REQUIRED: 'card',
}

/**
 * Gives the free seats of a game to the guests on its waiting list, one after another. Safe to
 * repeat, also at the same time: each seat is given under the locks of a join.
 */
export async function fillSeats(deps: Deps, gameId: string): Promise<void> {
  for (;;) {
    const game = await readGame(deps.db, gameId)
    const head = game && (await readHead(deps.db, game))
    const given = await deps.db.transaction((tx) =>
      head ? giveSeat(deps, tx, head) : openToAll(deps, tx, gameId),
    )
    if (given === 'done') return
    if (given !== 'next') for (const id of given.holdIds) await advanceNow(deps, id)
  }
}

type Given = 'done' | 'next' | { readonly holdIds: readonly string[] }

/** No guest waits for them: seats that are still free are news for those who look for a game. */
async function openToAll(deps: Deps, tx: Tx, gameId: string): Promise<Given> {
  const game = await lockGame(tx, gameId)
  if (!game) return 'done'
  if (await readHead(tx, game)) return 'next'
  if (freeSeats(game) > 0) await deps.jobs.enqueue(tx, 'wishes.match', { gameId, reopened: true })
  return 'done'
}

async function giveSeat(deps: Deps, tx: Tx, head: WaitingEntry): Promise<Given> {
  // in the lock order; a deleted account has left all lists
  if (!(await lockUserWeakly(tx, head.guestId))) return 'next'
  const now = deps.clock.now()
  const joinable = await checkJoin(tx, head.gameId, head.guestId, now, {
    as: 'give',
    seats: seatsWanted(head),
  })
  // under the lock of the game
  const entry = (await readEntry(tx, head.id))!
  if (entry.status !== 'waiting') return 'next'
  if (!isRefused(joinable)) return giveTo(deps, tx, entry, joinable, now)
  const game = (await lockGame(tx, head.gameId))!
  // a free seat that is refused as taken: a block, which the guest must not learn
  if (joinable.refused === 'GAME_FULL' && freeSeats(game) > 0) {
    await removeEntry(deps, tx, game, entry, { why: 'closed', by: BY_SYSTEM, now })
    return 'next'
  }
  if (joinable.refused === 'GAME_FULL') return 'done'
  if (joinable.refused === 'SEATS_TOO_FEW') {
    // taken meanwhile: the party is skipped. Or the operator has lowered the limit for one guest
    if (seatsWanted(entry) <= freeSeats(game))
      await removeEntry(deps, tx, game, entry, { why: 'too_large', by: BY_SYSTEM, now })
    return 'next'
  }
  const closed = CLOSED[joinable.refused]
  if (closed) {
    await closeWaitingList(deps, tx, game, { why: closed, by: BY_SYSTEM, now })
    return 'done'
  }
  const why = PERSONAL[joinable.refused] ?? 'account'
  await removeEntry(deps, tx, game, entry, { why, by: BY_SYSTEM, now })
  return 'next'
}

async function giveTo(
  deps: Deps,
  tx: Tx,
  entry: WaitingEntry,
  joinable: Joinable,
  now: number,
): Promise<Given> {
  const { game, plan, settings } = joinable
  const freed = freedSeat(now, game.teeTime, settings)
  if (freed === null) return 'done'
  if (freed.kind === 'offer') {
    const { until } = freed
    const offered = await moveEntry(
      tx,
      game,
      entry,
      { event: 'offer', by: BY_SYSTEM, now },
      { offerUntil: until },
    )
    if (!offered) return 'next'
    await notifyOffered(deps, tx, game, { entry: offered, until })
    await deps.jobs.enqueue(
      tx,
      'participations.expire_offer',
      { entryId: entry.id },
      { at: until + 1 },
    )
    return 'next'
  }
  const seat = await seatOfEntry(deps, tx, entry, joinable, {
    now,
    event: 'give',
    by: BY_SYSTEM,
    isOnSession: false,
    giveUpAt: plan.kind === 'now' ? cardFixUntil(now, game.teeTime, settings) : null,
  })
  if (!seat) return 'next'
  const { participation } = seat
  for (const { participationId } of seat.holds)
    await refillLater(deps, tx, { ...participation, id: participationId }, now)
  await notifyGiven(deps, tx, game, { ...seat, now })
  return { holdIds: seat.holds.map(({ id }) => id) }
}
