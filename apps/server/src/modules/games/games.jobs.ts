import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { forgetEvidence } from './booking/bookings.repository.ts'
import { buildGameSearchText } from './resolve-place.step.ts'
import { forgetQuestions } from './questions/questions.repository.ts'
import { forgetSavedGames } from './saved/saved-games.repository.ts'
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
  jobs.defineRecurring('games.forget_evidence', every(DAY), () =>
    db.transaction(async (tx) => {
      const { booking_evidence_days } = await readSettings(tx)
      await forgetEvidence(tx, clock.now() - booking_evidence_days * DAY)
    }),
  )
  jobs.defineRecurring('games.forget_questions', every(DAY), () =>
    db.transaction((tx) => forgetQuestions(tx, clock.now())),
  )
  jobs.defineRecurring('games.forget_saved', every(DAY), () =>
    db.transaction((tx) => forgetSavedGames(tx, clock.now())),
  )
}
