import type { ErrorCode } from '@tomogolf/contract/errors'
import { holdMachine } from '@tomogolf/domain/hold-machine'
import { money, toMajor, type Money } from '@tomogolf/domain/money'
import { participationMachine } from '@tomogolf/domain/participation-machine'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceNow } from './advance-hold.usecase.ts'
import { closeCasesOf } from '../cases/cases.repository.ts'
import { chargeWithoutHold } from '../charges/fallback-charge.ts'
import type { HoldFacts } from './hold-facts.ts'
import { insertCapture, setHoldGoal } from './holds.repository.ts'
import { lockHoldFacts } from './lock-hold-facts.ts'
import type { ByOperator } from '../by-operator.ts'
import { toMessageGame } from '@tomogolf/messages/params'

type OnHold = ByOperator & { holdId: string }

/** An operator gives the whole hold back. */
export const releaseHold = (
  deps: Deps,
  o: OnHold,
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'HOLD_STILL_NEEDED' | 'NOT_FOUND'>> =>
  decide(deps, o, async (f) => {
    if (!(await setHoldGoal(f.tx, f.hold.id, 'release', f.now))) return refuse('ALREADY_DONE')
    if (!holdMachine.final.includes(f.hold.status))
      await notify(deps.jobs, f.tx, {
        userId: f.p.guestId,
        kind: 'hold_released',
        params: {
          ...toMessageGame(f.game),
          amount: money(f.hold.amountMinor, f.hold.currency),
          reason: o.reason,
        },
      })
    return 'release'
  })

/** An operator takes a part of the hold, or all of it; the rest goes back. A hold that has ended meanwhile is charged to the saved card. */
export const captureHold = (
  deps: Deps,
  o: OnHold & { amount: Money },
): Promise<
  | { success: true }
  | Refused<
      'ALREADY_DONE' | 'AMOUNT_TOO_HIGH' | 'HOLD_STILL_NEEDED' | 'NOT_FOUND' | 'VALIDATION_ERROR'
    >
> =>
  decide(deps, o, async (f) => {
    const { tx, game, p, hold, now } = f,
      whole = money(hold.amountMinor, hold.currency)
    if (o.amount.currency !== hold.currency || o.amount.minor < 1) return refuse('VALIDATION_ERROR')
    if (o.amount.minor > hold.amountMinor)
      return refuse('AMOUNT_TOO_HIGH', { max: toMajor(whole), currency: hold.currency })
    if (!(await setHoldGoal(tx, hold.id, 'capture_amount', now))) return refuse('ALREADY_DONE')
    await insertCapture(tx, {
      id: newId(),
      holdId: hold.id,
      amountMinor: o.amount.minor,
      currency: hold.currency,
      reason: 'operator',
      basis: o.reason,
      policyVersion: p.policyVersion,
      status: 'requested',
      problem: null,
      createdAt: now,
      finishedAt: null,
    })
    if (!(await chargeWithoutHold(f))) {
      await notify(deps.jobs, tx, {
        userId: p.guestId,
        kind: 'hold_charged',
        params: {
          ...toMessageGame(game),
          charged: o.amount,
          released: money(whole.minor - o.amount.minor, hold.currency),
          reason: o.reason,
        },
      })
    }
    return `capture ${o.amount.minor} ${o.amount.currency}`
  })

/** Only a hold whose guest has nothing to expect of the game any more is the operator's to decide: else the game or the case decides. */
async function decide<Code extends ErrorCode>(
  deps: Deps,
  o: OnHold,
  act: (f: HoldFacts) => Promise<string | Refused<Code>>,
): Promise<{ success: true } | Refused<Code | 'NOT_FOUND' | 'HOLD_STILL_NEEDED'>> {
  const done = await deps.db.transaction(async (tx) => {
    const f = await lockHoldFacts(deps, tx, o.holdId)
    if (!f) return refuse('NOT_FOUND')
    if (!participationMachine.final.includes(f.p.status)) return refuse('HOLD_STILL_NEEDED')
    const after = await act(f)
    if (isRefused(after)) return after
    await closeCasesOf(
      tx,
      'force_cancelled',
      { holdId: f.hold.id },
      { by: o.operatorId, reason: o.reason },
      f.now,
    )
    await writeAudit(tx, f.now, {
      actorId: o.operatorId,
      ip: o.ip,
      action: 'hold.decide',
      subject: f.hold.id,
      reason: o.reason,
      before: `${f.hold.status}, ${f.hold.goal}`,
      after,
    })
    await deps.jobs.enqueue(tx, 'holds.advance', { holdId: f.hold.id })
    return null
  })
  if (done) return done
  await advanceNow(deps, o.holdId)
  return { success: true }
}
