import { toMessageCourse } from '@tomogolf/messages/params'
import { actionBeforeExpiry } from '@tomogolf/domain/hold-plan'
import type { ParticipationState } from '@tomogolf/domain/machines/participation-machine'
import { money } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { moveHold } from './holds.repository.ts'
import { lockHoldContext } from './hold-context.repository.ts'
import { rescheduleHold } from './reschedule-hold.step.ts'

export type ExpiringHold = { holdId: string; attempt: number }

/**
 * Handles an authorisation that is about to expire undecided. A game still ahead gets a new one;
 * otherwise the hold is released, and a later decision is charged to the saved card.
 */
export async function releaseBeforeExpiry(deps: Deps, expiring: ExpiringHold): Promise<void> {
  const hasActed = await deps.db.transaction(async (tx) => {
    const context = await lockHoldContext(deps, tx, expiring.holdId)
    if (
      !context ||
      context.hold.attempt !== expiring.attempt ||
      context.hold.status !== 'authorised'
    )
      return false
    // a decision exists: carry it out first
    if (context.hold.goal !== 'keep' && context.hold.goal !== 'freeze') return true
    if (
      context.hold.goal === 'keep' &&
      actionBeforeExpiry(context.participation.status, context.game.teeTime, context.now) ===
        'renew'
    )
      return rescheduleHold(context, 'system')
    return (
      (await moveHold(
        tx,
        context.hold,
        'start_release',
        'system',
        context.now,
        {},
        'the authorisation ends before anybody has decided',
      )) !== null
    )
  })
  if (hasActed && !(await advanceHold(deps, expiring.holdId)))
    throw new Error(`hold ${expiring.holdId}: outcome still unknown`)
}

/** States in which an operator may have to decide about the hold. */
const UNDECIDED: readonly ParticipationState[] = ['disputed', 'unverified', 'arrived']

/** Reminds the operator of a hold that awaits a decision and expires soon. */
export async function warnBeforeExpiry(deps: Deps, expiring: ExpiringHold): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const context = await lockHoldContext(deps, tx, expiring.holdId)
    if (
      !context ||
      context.hold.attempt !== expiring.attempt ||
      context.hold.status !== 'authorised' ||
      !(context.hold.goal === 'freeze' || UNDECIDED.includes(context.participation.status))
    )
      return
    await notifyOperator(deps.jobs, tx, {
      subjectKey: 'case_opened',
      params: {
        reference: context.hold.id,
        course: toMessageCourse(context.game),
        teeTime: { at: context.game.teeTime },
        amount: money(context.hold.amountMinor, context.hold.currency),
        details: `capture_before ${iso(context.hold.captureBefore!)}`,
      },
    })
  })
}
