import { decideGame, isDecisionDue } from '@tomogolf/domain/go-no-go'
import { HOST_ARRIVES_BEFORE } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { decideOn, moveGame, type GameActor } from '../../games/games.repository.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  type GameRow,
  type Participation,
} from '../participations.repository.ts'
import { closeWaitingList } from '../waiting/end-waiting.step.ts'
import { runEffects } from '../run-effects.step.ts'

/** `holdIds`: the holds to advance after the commit. */
export type Decided = { readonly game: GameRow; readonly holdIds: readonly string[] }

/**
 * Decides a game whose time has come: on, or called off with every hold released. A seat that is only
 * reserved is no player. Null when there is nothing to decide. The game is locked.
 */
export async function decideIfDue(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  now: Instant,
): Promise<Decided | null> {
  const isOpen = game.status === 'scheduled' || game.status === 'active'
  if (!isOpen || !isDecisionDue(game, now)) return null
  const seated = await listSeated(tx, game.id)
  const players = seated.filter(({ status }) => status !== 'reserved')
  const decision = decideGame(game, {
    guests: players.length,
    underWay: game.qrOpenedAt !== null || players.some(({ status }) => status !== 'confirmed'),
  })
  return decision === 'on'
    ? { game: await goOn(deps, tx, game, { decision, by: BY_CLOCK, now }), holdIds: [] }
    : callOff(deps, tx, game, { seated, guests: players.length, now })
}

/** The round will be played: everybody is notified. */
export async function goOn(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  {
    decision,
    by,
    now,
  }: { readonly decision: 'on' | 'kept_on'; readonly by: GameActor; readonly now: Instant },
): Promise<GameRow> {
  const after = await decideOn(tx, game, decision, by, now)
  // after a late decision the players know already
  if (now >= game.teeTime) return after
  const guests = (await listSeated(tx, game.id)).filter(({ status }) => status !== 'reserved')
  const params = {
    ...toMessageGame(game),
    players: guests.length + 1,
    isKept: decision === 'kept_on',
    arriveBy: { at: game.teeTime - HOST_ARRIVES_BEFORE },
  }
  for (const { guestId } of guests.filter(({ partyLeadId }) => partyLeadId === null))
    await notify(deps.jobs, tx, {
      userId: guestId,
      kind: 'game_on',
      params: { ...params, as: 'guest' },
    })
  await notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'game_on',
    params: { ...params, as: 'host' },
  })
  return after
}

async function callOff(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  {
    seated,
    guests,
    now,
  }: { readonly seated: readonly Participation[]; readonly guests: number; readonly now: Instant },
): Promise<Decided | null> {
  const after = await moveGame(tx, game, 'call_off', BY_CLOCK, now, {
    decision: 'called_off',
    decidedAt: now,
  })
  if (!after) return null
  const holdIds: string[] = []
  for (const { id } of seated) {
    const participation = await lockParticipation(tx, id)
    const move =
      participation && (await moveParticipation(tx, participation, 'call_off', BY_CLOCK, now))
    const holdId = move && (await runEffects(deps, tx, after, move, now))
    if (holdId) holdIds.push(holdId)
  }
  await closeWaitingList(deps, tx, after, { why: 'cancelled', by: BY_CLOCK, now })
  await recordTransaction(tx, game.hostId, now, { game: after }, { type: 'game_cancelled' })
  await notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'game_called_off_host',
    params: { ...toMessageGame(game), guests, minPlayers: game.minPlayers ?? 0 },
  })
  return { game: after, holdIds }
}
