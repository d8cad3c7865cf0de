import { notify } from '../../../platform/notify.ts'
import { BY_CLOCK, type HoldFacts } from '../holds/hold-facts.ts'
import { runEffects } from '../participation-effects.ts'
import { moveParticipation } from '../participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { termsOf } from '../agreed-terms.ts'

/** The card provider has not answered in time: the seat is free again, and whatever the answer will be, nothing stays held. */
export async function releaseReservation({ deps, tx, game, p, now }: HoldFacts): Promise<boolean> {
  const move = await moveParticipation(tx, p, 'hold_declined', BY_CLOCK, now)
  if (!move) return false
  await runEffects(deps, tx, game, move, now)
  await notify(deps.jobs, tx, {
    userId: p.guestId,
    kind: 'seat_released_guest',
    params: { ...toMessageGame(game), hold: termsOf(p).hold },
  })
  return true
}
