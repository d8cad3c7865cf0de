import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { readGame } from '../../games/games.repository.ts'
import { claimDueDecisions } from './reminders.read.ts'
import { inBatches } from './in-batches.step.ts'

/** Asks hosts whose game would be called off soon whether they keep it on. */
export async function askAboutDecisions(deps: Deps): Promise<void> {
  await inBatches(deps.db, async (tx, limit) => {
    const due = await claimDueDecisions(tx, deps.clock.now(), limit)
    for (const { gameId, userId } of due) {
      const game = await readGame(tx, gameId)
      if (game?.minPlayers && game.decideAt !== null)
        await notify(deps.jobs, tx, {
          userId,
          kind: 'decision_asked_host',
          params: {
            ...toMessageGame(game),
            guests: game.seatsTaken,
            minPlayers: game.minPlayers,
            decideAt: { at: game.decideAt },
          },
        })
    }
    return due.length
  })
}
