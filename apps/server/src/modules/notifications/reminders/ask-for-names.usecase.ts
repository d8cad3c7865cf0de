import { namesDueAt } from '@tomogolf/domain/player-names/list-times'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readNamesDueAt } from '../../games/booking/bookings.repository.ts'
import { readGames } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { claimMissingNames } from './missing-names.read.ts'
import { inBatches } from './in-batches.step.ts'

/** Asks guests without a name for the course, some time before the names are due. */
export async function askForNames(deps: Deps): Promise<void> {
  const settings = await readSettings(deps.db)
  await inBatches(deps.db, async (tx, limit) => {
    const missing = await claimMissingNames(tx, settings, deps.clock.now(), limit)
    const gameIds = missing.map(({ gameId }) => gameId)
    const games = await readGames(tx, gameIds)
    const namesDue = await readNamesDueAt(tx, gameIds)
    const hosts = await readPeople(
      tx,
      [...games.values()].map(({ hostId }) => hostId),
    )
    for (const { gameId, userId } of missing) {
      const game = games.get(gameId)
      const host = game && hosts.get(game.hostId)
      if (game && host)
        await notify(deps.jobs, tx, {
          userId,
          kind: 'name_missing',
          params: {
            ...toMessageGame(game),
            hostName: nameForOthers(host),
            dueAt: {
              at: namesDueAt({ ...game, namesDueAt: namesDue.get(gameId) ?? null }, settings),
            },
          },
        })
    }
    return missing.length
  })
}
