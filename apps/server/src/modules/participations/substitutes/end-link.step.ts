import type { ParticipationEvent } from '@tomogolf/domain/machines/participation-machine'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { agreedTerms } from '../agreed-terms.policy.ts'
import {
  lockParticipation,
  moveParticipation,
  type CausedBy,
  type GameRow,
  type Move,
} from '../participations.repository.ts'
import { moveLink, readLinkOf, type SubstituteLink } from './substitutes.repository.ts'

export const BY_SYSTEM: CausedBy = { actor: 'system', actorId: null }
/** Events that end every seat of a game, the one of a substitute too. */
const ENDS_ALL: readonly ParticipationEvent[] = ['host_cancel', 'call_off', 'force_cancel']

type Ending = {
  readonly event: 'revoke' | 'close'
  readonly by: CausedBy
  readonly now: Instant
  readonly details?: string
}

/**
 * Ends a link. A substitute whose hold is being placed gets no seat: the move of that seat is
 * returned, and the caller runs its effects, which release the hold. The game is locked.
 */
export async function endLink(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  link: SubstituteLink,
  ending: Ending,
): Promise<Move | null> {
  if (!(await moveLink(tx, link, ending))) return null
  const taker = link.takenBy === null ? undefined : await lockParticipation(tx, link.takenBy)
  const move = taker && (await moveParticipation(tx, taker, 'hold_declined', BY_SYSTEM, ending.now))
  if (!move) return null
  await notify(deps.jobs, tx, {
    userId: taker.guestId,
    kind: 'substitute_ended',
    params: { ...toMessageGame(game), hold: agreedTerms(taker).hold },
  })
  return move
}

/**
 * A guest's seat has moved on: it can no longer be passed on. Where the whole game ends, the seat of
 * a substitute ends with the others.
 */
export async function closeLinkOf(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  { before, transition: { on } }: Move,
  now: Instant,
): Promise<Move | null> {
  if (before.status !== 'confirmed' || on === 'substitute') return null
  const link = await readLinkOf(tx, before.id)
  if (!link) return null
  const ending = { event: 'close' as const, by: BY_SYSTEM, now, details: on }
  if (!ENDS_ALL.includes(on)) return endLink(deps, tx, game, link, ending)
  await moveLink(tx, link, ending)
  return null
}
