import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { listRefusedHoldsOf, readHoldByIntent, updateHold } from './holds.repository.ts'
import { askProvider, reconcileHolds } from './reconcile-holds.usecase.ts'
import { closeStatement, settleGame } from './settle-game.usecase.ts'

const RECONCILE_EVERY = minutes(5)

export function participationsJobs(deps: Deps): void {
  const { jobs } = deps
  // a false answer means: nobody knows yet. The throw makes the queue try again, later and later
  const advance = async (holdId: string) => { if (!(await advanceHold(deps, holdId))) throw new Error(`hold ${holdId}: outcome still unknown`) }

  jobs.define<{ holdId: string }>('holds.advance', ({ holdId }) => advance(holdId), { retryLimit: 20, retryDelaySeconds: 5 })
  jobs.define<{ intentId: string }>('holds.release_orphan', async ({ intentId }) => {
    const outcome = await deps.cards.release(intentId)
    if (outcome.kind === 'unknown') throw new Error(`orphan ${intentId}: outcome unknown`)
  }, { retryLimit: 20 })
  jobs.define<{ intentId: string }>('holds.from_webhook', async ({ intentId }) => {
    const hold = await readHoldByIntent(deps.db, intentId)
    // a notice may overtake the answer that tells us the intent's id: that answer then does the work
    if (hold) await askProvider(deps, hold.id)
  })
  // a changed card is tried at once
  jobs.define<{ userId: string; isDefault: boolean }>('cards.saved', async ({ userId, isDefault }) => {
    if (!isDefault) return
    for (const { id } of await listRefusedHoldsOf(deps.db, userId)) {
      await updateHold(deps.db, id, { placeAt: deps.clock.now() })
      await advanceHold(deps, id)
    }
  })
  jobs.define<{ gameId: string }>('games.settle', ({ gameId }) => settleGame(deps, gameId))
  jobs.define<{ participationId: string }>('participations.close_statement', ({ participationId }) => closeStatement(deps, participationId))
  jobs.define('holds.reconcile', async () => {
    // the next round first: a failing round must not be the last
    await deps.db.transaction((tx) => jobs.enqueue(tx, 'holds.reconcile', {}, { at: deps.clock.now() + RECONCILE_EVERY, key: 'holds.reconcile' }))
    await reconcileHolds(deps)
  })
}
/** The first round of the reconciler; later ones follow from it. */
export const startReconciler = (deps: Deps): Promise<void> => deps.db.transaction((tx) => deps.jobs.enqueue(tx, 'holds.reconcile', {}, { key: 'holds.reconcile' }))
