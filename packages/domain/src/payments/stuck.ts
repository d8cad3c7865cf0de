import { holdMachine, isCapture, type HoldGoal, type HoldState } from '../machines/hold-machine.ts'
import type { RefundState } from '../machines/refund-machine.ts'
import { minutes, type Instant } from '../time.ts'

/** A refund, capture or release without a result for this long becomes a case. */
export const STUCK_AFTER = minutes(30)
export const isStuck = (since: Instant, now: Instant): boolean => now - since >= STUCK_AFTER

/** How far a decision about money is carried out at the card provider. */
export const PROGRESS = ['pending', 'retrying', 'succeeded', 'failed'] as const
export type Progress = (typeof PROGRESS)[number]

export const REFUND_PROGRESS = {
  asked: 'pending',
  retrying: 'retrying',
  refunded: 'succeeded',
  failed: 'failed',
} as const satisfies Record<RefundState, Progress>

/** A call takes seconds; what has no result after this long is being repeated. */
const CALL_TIME = minutes(1)

/**
 * The progress of a capture or release; null while nothing was decided. `failed`: the hold ended
 * without the capture, and the saved card is charged instead.
 */
export function holdProgress(
  hold: { readonly state: HoldState; readonly goal: HoldGoal; readonly since: Instant },
  now: Instant,
): Progress | null {
  if (hold.goal === 'keep' || hold.goal === 'freeze') return null
  if (holdMachine.final.includes(hold.state))
    return isCapture(hold.goal) && hold.state !== 'captured' ? 'failed' : 'succeeded'
  return now - hold.since < CALL_TIME ? 'pending' : 'retrying'
}
