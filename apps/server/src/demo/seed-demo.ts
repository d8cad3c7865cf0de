import { DAY, japanDate } from '@tomogolf/domain/time'
import type { Deps } from '../deps.ts'
import { hasUsers } from '../modules/accounts/accounts.repository.ts'
import { readSeries } from '../modules/games/series/series.repository.ts'
import { upsertLaunch } from '../modules/settings/launches/launches.repository.ts'
import { EARLIER_GAMES } from './earlier-games.data.ts'
import { GAMES } from './games.data.ts'
import { seedGame } from './seed-games.ts'
import { seedEarlierGames } from './seed-earlier-games.ts'
import { seedInbox } from './seed-inbox.ts'
import { PAST_GAMES, seedPastGame } from './seed-past-game.ts'
import { seedPayouts } from './seed-payouts.ts'
import { seedPeople, type Ids } from './seed-people.ts'
import { seedWishes } from './seed-wishes.ts'

/** Not in production, nor with a real provider, which accepts no card numbers from a server. */
export const isDemoAllowed = ({ config, cards }: Deps): boolean =>
  config.DEMO_DATA && !config.isProduction && !cards.live

/**
 * Fills an empty database with users, games and seats. Returns false and does nothing when users
 * exist, or where no demonstration is allowed.
 */
export async function seedDemo(deps: Deps): Promise<boolean> {
  const { db, log } = deps
  if (!isDemoAllowed(deps) || (await hasUsers(db))) return false
  const ids = await seedPeople(deps)
  const silent = withNotificationsOnlyTo(deps, new Set())
  await seedEarlierGames(silent, ids)
  for (const game of PAST_GAMES) await seedPastGame(silent, ids, game)
  const seedDeps = withNotificationsOnlyTo(deps, demoAccountIds(ids))
  const gameIds: string[] = []
  for (const spec of GAMES) {
    const game = await seedGame(seedDeps, ids, spec)
    const all = game.seriesId === null ? [game] : await readSeries(db, game.seriesId)
    gameIds.push(...all.map(({ id }) => id))
  }
  await seedWishes(silent, ids, gameIds)
  await seedInbox(silent, ids)
  await seedPayouts(silent, ids)
  await seedLaunch(deps, ids)
  log.info(
    { people: ids.size, games: gameIds.length + PAST_GAMES.length + EARLIER_GAMES.length },
    'demonstration data added',
  )
  return true
}

/** A region that has just started, with a lower fee for its first games. */
const seedLaunch = ({ db, clock }: Deps, ids: Ids): Promise<void> =>
  db.transaction((tx) =>
    upsertLaunch(
      tx,
      'shikoku',
      {
        state: 'seeding',
        fee: {
          percent: 15,
          baseUsd: 15,
          baseJpy: 2250,
          from: japanDate(clock.now()),
          to: japanDate(clock.now() + 90 * DAY),
        },
        headStartHours: 24,
      },
      { version: 1, updatedAt: clock.now(), updatedBy: ids.get('naoko')! },
    ),
  )

export const demoAccountIds = (ids: Ids): ReadonlySet<string> =>
  new Set(['emily', 'kenji', 'naoko'].map((key) => ids.get(key)!))

const UNWANTED: ReadonlySet<string> = new Set([
  'notifications.operator',
  'notifications.visitor',
  'notifications.answer',
])
/** Drops the other notifications: hundreds of mails would delay those of the first visitor. */
export function withNotificationsOnlyTo(deps: Deps, userIds: ReadonlySet<string>): Deps {
  const enqueue: Deps['jobs']['enqueue'] = async (tx, name, data, options) => {
    if (UNWANTED.has(name)) return
    if (
      (name === 'notifications.send' || name === 'notifications.push') &&
      !userIds.has((data as { userId: string }).userId)
    )
      return
    await deps.jobs.enqueue(tx, name, data, options)
  }
  return { ...deps, jobs: { ...deps.jobs, enqueue } }
}
