import type { Deps } from '../../deps.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { buildGameSearchText } from './resolve-place.step.ts'
import { BY_CLOCK, listOpenGamesOf, lockGame, moveGame, setSearchText } from './games.repository.ts'

export function gamesJobs(deps: Deps): void {
  const { db, jobs, clock } = deps
  jobs.define<{ gameId: string }>('games.start', ({ gameId }) =>
    db.transaction(async (tx) => {
      const now = clock.now()
      const game = await lockGame(tx, gameId)
      // the game was moved: its new time has a job of its own
      if (!game || now < game.teeTime) return
      await moveGame(tx, game, 'start', BY_CLOCK, now)
    }),
  )
  // the search text of a game contains its host's name
  jobs.define<{ userId: string }>('games.host_renamed', ({ userId }) =>
    db.transaction(async (tx) => {
      const host = (await readPeople(tx, [userId])).get(userId)
      for (const game of await listOpenGamesOf(tx, userId))
        await setSearchText(tx, game, await buildGameSearchText(tx, game, host))
    }),
  )
}
