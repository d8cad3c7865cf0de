import { isAlertedAtOnce } from '@tomogolf/domain/wishes/wish-matching'
import type { Deps } from '../../deps.ts'
import { addAlerts } from './find-wishes.repository.ts'
import { readOpenGames } from './wished-games.read.ts'

export const ALERT_OWNER = 'wishes.alert'
export type AlertJob = { readonly owner: string }

/**
 * Finds the wishes that a new, changed or reopened game fits. Their owners are told at once when it
 * is played soon, else by the next digest.
 */
export const matchGame = (
  { db, jobs, clock }: Pick<Deps, 'db' | 'jobs' | 'clock'>,
  { gameId, reopened }: { gameId: string; reopened: boolean },
): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    const open = (await readOpenGames(tx, [gameId], now)).get(gameId)
    if (!open) return
    const host = { id: open.game.hostId, email: open.host.email }
    const owners = await addAlerts(tx, { gameId, facts: open.facts, host, reopened }, now)
    if (!isAlertedAtOnce(open.game, now)) return
    await jobs.enqueueAll(tx, ALERT_OWNER, owners.map(jobOf))
  })

/** One waiting job for an owner: it finds everything that is due. */
export const jobOf = (owner: string) => ({ data: { owner } satisfies AlertJob, key: owner })
