import { DAY, HOUR, type Instant } from '@tomogolf/domain/time'
import { disputeReminderDue } from '@tomogolf/domain/disputes/dispute-rules'
import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { readGame } from '../../games/games.repository.ts'
import { applyDispute } from './apply-dispute.usecase.ts'
import {
  listAnswerable,
  listMovingDisputes,
  lockDispute,
  readLastComparison,
  updateDispute,
  writeComparison,
  type Dispute,
} from './disputes.repository.ts'
import { onDisputeEvent } from './on-dispute-event.ts'

export const WATCH_DISPUTES_EVERY = HOUR
/** A lost webhook is found by listing the disputes of this time, or since the last comparison. */
const LOOK_BACK = 30 * DAY

/**
 * Compares disputes with the provider's records, in case a webhook was lost. One that fails does not
 * stop the others.
 */
export async function watchDisputes(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const seen = new Set<string>()
  const report = (disputeId: string) => (err: unknown) => {
    deps.log.error({ err, disputeId }, 'watch over disputes')
    return 'unknown' as const
  }
  let isComplete = true
  // after a pause of any length, or with an empty table, nothing is too old to be found
  const since = Math.min(now - LOOK_BACK, (await readLastComparison(deps.db)) ?? 0)
  for await (const dispute of deps.cards.listDisputes(since)) {
    seen.add(dispute.id)
    const result = await applyDispute(deps, dispute).catch(report(dispute.id))
    if (result === 'unknown') isComplete = false
  }
  if (isComplete) await writeComparison(deps.db, now)
  for (const id of await listMovingDisputes(deps.db))
    if (!seen.has(id)) await onDisputeEvent(deps, id).catch(report(id))
}

/** Reminds operators 7, 3 and 1 days before the deadline, each once. Needs no provider. */
export async function remindOfDisputes(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  for (const { id } of await listAnswerable(deps.db)) await remind(deps, id, now)
}

async function remind(deps: Deps, id: string, now: Instant): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, id)
    const days = dispute && disputeReminderDue(toReminder(dispute), now)
    if (!days) return
    await updateDispute(tx, id, { reminded: days })
    const game = await readGame(tx, dispute.gameId)
    await notifyOperator(deps.jobs, tx, {
      subjectKey: 'dispute_deadline',
      params: {
        reference: dispute.providerId,
        amount: money(dispute.amountMinor, dispute.currency),
        reason: dispute.reason,
        ...(game && { course: game.courseName, teeTime: { at: game.teeTime } }),
        respondBy: { at: dispute.respondBy! },
      },
    })
  })
}
const toReminder = ({ status, respondBy, reminded }: Dispute) => ({
  state: status,
  respondBy,
  reminded,
})
