import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { openUntil } from '@tomogolf/domain/party/invitation'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { lockGame } from '../../games/games.repository.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { readParticipation } from '../participations.repository.ts'
import { endInvitations } from './end-invitations.step.ts'
import { listOpenOf } from './invitations.repository.ts'

/**
 * Companions have not accepted in time: their seats are free. One whose hold is being placed may
 * still come.
 */
export const expireInvitations = (deps: Deps, participationId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await lockInviting(tx, participationId)
    if (!found) return
    const { game, open } = found
    const now = deps.clock.now()
    const settings = await readSettings(tx)
    const over = open.filter((one) => now > openUntil(one, game.teeTime, settings))
    await endInvitations(deps, tx, game, over, { event: 'expire', by: BY_CLOCK, now })
  })

/** The guest is reminded of companions who have not accepted yet. */
export const remindOfInvitations = (deps: Deps, participationId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const found = await lockInviting(tx, participationId)
    const [first] = found?.open ?? []
    if (!found || !first || !CONFIRMED.includes(found.seat.status)) return
    const { game, seat, open } = found
    const until = openUntil(first, game.teeTime, await readSettings(tx))
    if (deps.clock.now() > until) return
    await notify(deps.jobs, tx, {
      userId: seat.guestId,
      kind: 'invitation_reminder',
      params: { ...toMessageGame(game), count: open.length, acceptUntil: { at: until } },
    })
  })

async function lockInviting(tx: Tx, participationId: string) {
  const seat = await readParticipation(tx, participationId)
  const game = seat && (await lockGame(tx, seat.gameId))
  return game && { game, seat, open: await listOpenOf(tx, participationId) }
}
