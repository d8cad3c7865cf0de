import type { Deps } from '../deps.ts'
import { hasUsers } from '../modules/accounts/accounts.repository.ts'
import { GAMES } from './games.data.ts'
import { seedGame } from './seed-games.ts'
import { seedPastGame } from './seed-past-game.ts'
import { seedPeople, type Ids } from './seed-people.ts'

/**
 * Fills an empty database with people, games and seats to look at. Returns whether it did: never in production, never beside anybody's
 * real account, and only with the card emulator, for a real provider takes no card numbers from a server.
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const { config, db, cards, log } = deps
  if (config.isProduction || !config.DEMO_DATA || cards.live) return false
  if (await hasUsers(db)) return false
  const ids = await seedPeople(deps)
  await seedPastGame(tellingNobody(deps, new Set()), ids)
  const quiet = tellingNobody(deps, named(ids))
  for (const game of GAMES) await seedGame(quiet, ids, game)
  log.info({ people: ids.size, games: GAMES.length + 1 }, 'demonstration data added')
  return true
}

const named = (ids: Ids): ReadonlySet<string> =>
  new Set(['emily', 'kenji', 'naoko'].map((key) => ids.get(key)!))

/** Two hundred letters to people who do not exist would keep the first visitor's own waiting: only those to `except` are written. */
function tellingNobody(deps: Deps, except: ReadonlySet<string>): Deps {
  const enqueue: Deps['jobs']['enqueue'] = async (tx, name, data, options) => {
    if (
      (name === 'notifications.send' || name === 'notifications.push') &&
      !except.has((data as { userId: string }).userId)
    )
      return
    await deps.jobs.enqueue(tx, name, data, options)
  }
  return { ...deps, jobs: { ...deps.jobs, enqueue } }
}
