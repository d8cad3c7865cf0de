import type { Deps } from '../deps.ts'
import { hasUsers } from '../modules/accounts/accounts.repository.ts'
import { GAMES } from './games.data.ts'
import { seedGame } from './seed-games.ts'
import { seedPastGame } from './seed-past-game.ts'
import { seedPeople, type Ids } from './seed-people.ts'

/**
 * Fills an empty database with users, games and seats. Returns false and does nothing in
 * production, when users exist, or without the card emulator: a real provider accepts no card
 * numbers from a server.
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const { config, db, cards, log } = deps
  if (config.isProduction || !config.DEMO_DATA || cards.live) return false
  if (await hasUsers(db)) return false
  const ids = await seedPeople(deps)
  await seedPastGame(withNotificationsOnlyTo(deps, new Set()), ids)
  const seedDeps = withNotificationsOnlyTo(deps, demoAccountIds(ids))
  for (const game of GAMES) await seedGame(seedDeps, ids, game)
  log.info({ people: ids.size, games: GAMES.length + 1 }, 'demonstration data added')
  return true
}

const demoAccountIds = (ids: Ids): ReadonlySet<string> =>
  new Set(['emily', 'kenji', 'naoko'].map((key) => ids.get(key)!))

/** Drops the other notifications: hundreds of mails would delay those of the first visitor. */
function withNotificationsOnlyTo(deps: Deps, userIds: ReadonlySet<string>): Deps {
  const enqueue: Deps['jobs']['enqueue'] = async (tx, name, data, options) => {
    if (
      (name === 'notifications.send' || name === 'notifications.push') &&
      !userIds.has((data as { userId: string }).userId)
    )
      return
    await deps.jobs.enqueue(tx, name, data, options)
  }
  return { ...deps, jobs: { ...deps.jobs, enqueue } }
}
