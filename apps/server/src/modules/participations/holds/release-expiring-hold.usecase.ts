import { beforeLapse } from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notifyOperator } from '../../../platform/notify-external.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { moveHold } from './holds.repository.ts'
import { lockHoldFacts } from './lock-hold-facts.ts'
import { rescheduleHold } from './reschedule-hold.ts'

export type Watched = { holdId: string; attempt: number }

/**
 * The provider is about to let an authorisation go that nobody has decided about. A game still ahead gets another one; otherwise the
 * guest's money is released, and what is decided later is charged to the saved card.
 */
export async function releaseBeforeExpiry(deps: Deps, w: Watched): Promise<void> {
  const acted = await deps.db.transaction(async (tx) => {
    const f = await lockHoldFacts(deps, tx, w.holdId)
    if (!f || f.hold.attempt !== w.attempt || f.hold.status !== 'authorised') return false
    // decided already: that is done first
    if (f.hold.goal !== 'keep' && f.hold.goal !== 'freeze') return true
    if (f.hold.goal === 'keep' && beforeLapse(f.p.status, f.game.teeTime, f.now) === 'renew')
      return rescheduleHold(f, 'system')
    return (
      (await moveHold(
        tx,
        f.hold,
        'start_release',
        'system',
        f.now,
        {},
        'the authorisation ends before anybody has decided',
      )) !== null
    )
  })
  if (acted && !(await advanceHold(deps, w.holdId)))
    throw new Error(`hold ${w.holdId}: outcome still unknown`)
}

/** Reminds the operator of a hold that waits for a decision and will not wait much longer. */
export async function warnBeforeExpiry(deps: Deps, w: Watched): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const f = await lockHoldFacts(deps, tx, w.holdId)
    if (
      !f ||
      f.hold.attempt !== w.attempt ||
      f.hold.status !== 'authorised' ||
      !(f.hold.goal === 'freeze' || f.p.status === 'disputed')
    )
      return
    await notifyOperator(deps.jobs, tx, {
      subjectKey: 'case_opened',
      replyTo: null,
      params: {
        reference: f.hold.id,
        course: f.game.courseName,
        teeTime: { at: f.game.teeTime },
        amount: money(f.hold.amountMinor, f.hold.currency),
        details: `capture_before ${iso(f.hold.captureBefore!)}`,
      },
    })
  })
}
