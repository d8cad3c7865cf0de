import { notify } from '../../../platform/notify.ts'
import { BY_CLOCK, type HoldContext } from '../holds/hold-context.types.ts'
import { runEffects } from '../run-effects.step.ts'
import { moveParticipation } from '../participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { agreedTerms } from '../agreed-terms.policy.ts'

/** The provider did not answer in time: frees the seat and releases whatever was held. */
export async function releaseReservation({
  deps,
  tx,
  game,
  participation,
  now,
}: HoldContext): Promise<boolean> {
  const move = await moveParticipation(tx, participation, 'hold_declined', BY_CLOCK, now)
  if (!move) return false
  await runEffects(deps, tx, game, move, now)
  await notify(deps.jobs, tx, {
    userId: participation.guestId,
    kind: 'seat_released_guest',
    params: { ...toMessageGame(game), hold: agreedTerms(participation).hold },
  })
  return true
}
