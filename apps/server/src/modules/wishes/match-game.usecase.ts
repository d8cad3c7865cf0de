import { isAlertedAtOnce } from '@tomogolf/domain/wishes/wish-matching'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { addAlerts } from './find-wishes.repository.ts'
import { readOpenGames } from './wished-games.read.ts'

export const ALERT_OWNER = 'wishes.alert'
export type AlertJob = { readonly owner: string }
type Matching = Pick<Deps, 'db' | 'jobs' | 'clock'>

/**
 * Finds the wishes that a new, changed or reopened game fits. Their owners are notified at once when it
 * is played soon, else by the next digest.
 */
export const matchGame = (
  { db, jobs, clock }: Matching,
  { gameId, reopened }: { gameId: string; reopened: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const owners = await alertAbout(tx, { gameId, reopened }, now)
    await jobs.enqueueAll(tx, ALERT_OWNER, owners.map(jobOf))
  })

/**
 * The same for all games of a weekly series at once: an owner whose wish fits several of them is
 * notified once.
 */
export const matchNewGames = (
  { db, jobs, clock }: Matching,
  { gameIds }: { gameIds: readonly string[] },
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const owners = new Set<string>()
    for (const gameId of gameIds)
      for (const owner of await alertAbout(tx, { gameId, reopened: false }, now)) owners.add(owner)
    await jobs.enqueueAll(tx, ALERT_OWNER, [...owners].map(jobOf))
  })

/** Records which wishes a game fits. Returns the owners to alert at once. */
async function alertAbout(
  tx: Tx,
  { gameId, reopened }: { gameId: string; reopened: boolean },
  now: Instant,
): Promise<string[]> {
  const open = (await readOpenGames(tx, [gameId], now)).get(gameId)
  if (!open) return []
  const host = { id: open.game.hostId, email: open.host.email }
  const owners = await addAlerts(tx, { gameId, facts: open.facts, host, reopened }, now)
  return isAlertedAtOnce(open.game, now) ? owners : []
}

/** One waiting job for an owner: it finds everything that is due. */
export const jobOf = (owner: string) => ({ data: { owner } satisfies AlertJob, key: owner })
