import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { attachMessages, findAttached, type Attachment } from '../cases/attach-messages.step.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { moveParticipation } from '../participations.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import { canState } from './own-statement.policy.ts'
import { lockSeatsOf } from './seats-of-guest.step.ts'

export type GuestStatement = Attachment & { readonly text: string }

/**
 * A guest's word about every seat of the own party in a state: it waits for an operator's decision
 * about each. `otherwise`: no seat is in the state, or the deadline, which is inclusive, has passed.
 */
export const stateSeats = <None extends 'NOT_MISSING' | 'NOT_MARKED_PRESENT'>(
  deps: Deps,
  ports: ParticipationPorts,
  statement: GuestStatement,
  {
    from,
    event,
    otherwise,
  }: { from: 'missing' | 'arrived'; event: 'state_presence' | 'object'; otherwise: None },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'MESSAGE_GONE' | None>> =>
  deps.db.transaction(async (tx) => {
    const { gameId, userId, text } = statement
    const now = deps.clock.now()
    const game = await lockGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seats = (await lockSeatsOf(tx, game.id, userId)).filter((seat) =>
      canState(seat, from, now),
    )
    if (seats.length === 0) return refuse(otherwise)
    const attached = await findAttached(ports, tx, statement)
    if (isRefused(attached)) return attached
    await attachMessages(tx, statement, attached, now)
    for (const seat of seats) {
      const move = await moveParticipation(
        tx,
        seat,
        event,
        { actor: 'guest', actorId: userId },
        now,
        { statement: text, statementAt: now },
      )
      if (move) await runEffects(deps, tx, game, move, now)
    }
    return { success: true as const }
  })
