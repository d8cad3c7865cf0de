import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import {
  NO_BALANCE,
  type ReversalOutcome,
  type TransferOutcome,
} from '../../../platform/payments/payout-provider.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { BY_PROVIDER, movePayout, readPayout, type Payout } from '../batches.repository.ts'
import { bookOwedAgain, bookPaid } from '../book-payout.step.ts'
import { reportPayout } from './report-payout.step.ts'

type Ended = Exclude<TransferOutcome | ReversalOutcome, { kind: 'unknown' | 'not_found' }>
type Transferred = Extract<TransferOutcome, { kind: 'transferred' }>
const by = BY_PROVIDER

/** Applies the provider's answer about a payout that was read before the call. */
export async function applyTransferOutcome(
  deps: Deps,
  tx: Tx,
  payout: Payout,
  outcome: Ended,
): Promise<void> {
  await lockUserWeakly(tx, payout.hostId)
  if (outcome.kind === 'reversed') await takeBack(deps, tx, payout)
  else if (payout.status === 'reversing' && outcome.kind === 'failed')
    await keep(deps, tx, payout, outcome.problem)
  else if (outcome.kind === 'failed') await giveBack(deps, tx, payout, outcome.problem)
  else await pay(deps, tx, payout, outcome)
}

async function pay(
  deps: Deps,
  tx: Tx,
  payout: Payout,
  { transferId, isReversed, takenBack }: Transferred,
): Promise<void> {
  const now = deps.clock.now()
  const paid = await movePayout(tx, payout, 'pay', { by, now, set: { transferId } })
  if (!paid) {
    const known = await readPayout(tx, payout.id)
    if (known?.transferId !== transferId)
      await reportPayout(
        deps,
        tx,
        payout.id,
        `the provider made ${transferId}, but the payout is ${known?.status} with ${known?.transferId ?? 'no transfer'}`,
      )
    return
  }
  await bookPaid(tx, payout.id, { hostId: payout.hostId, now })
  await notifyHost(deps, tx, payout, 'payout_paid')
  // reversed at the provider before we knew that it was made
  if (isReversed) await takeBack(deps, tx, paid)
  else await reportPart(deps, tx, payout.id, takenBack)
}

/** A part that was reversed by hand has no booking here. The caller holds the lock of the host. */
export async function reportPart(
  deps: Deps,
  tx: Tx,
  payoutId: string,
  takenBack: number,
): Promise<void> {
  if (takenBack > 0)
    await reportPayout(deps, tx, payoutId, `the provider took ${takenBack} yen of it back`)
}

async function giveBack(deps: Deps, tx: Tx, payout: Payout, problem: string): Promise<void> {
  const now = deps.clock.now()
  if (!(await movePayout(tx, payout, 'return', { by, now, details: problem }))) return
  await bookOwedAgain(tx, payout.id, { hostId: payout.hostId, now })
  // our own balance is not a matter of the host's account
  await notifyHost(
    deps,
    tx,
    payout,
    problem === NO_BALANCE ? 'payout_withdrawn' : 'payout_returned',
  )
}

/** The provider refused to reverse: the host keeps the money. */
const keep = (deps: Deps, tx: Tx, payout: Payout, problem: string): Promise<unknown> =>
  movePayout(tx, payout, 'keep', {
    by,
    now: deps.clock.now(),
    details: problem,
    // the same key would replay the refusal
    set: { attempt: payout.attempt + 1 },
  })

/** The transfer was reversed. The caller holds the lock of the host. */
export async function takeBack(deps: Deps, tx: Tx, payout: Payout): Promise<void> {
  const now = deps.clock.now()
  const { hostId, reason: details } = payout
  if (!(await movePayout(tx, payout, 'come_back', { by, now, details }))) return
  await bookOwedAgain(tx, payout.id, { hostId, now, wasPaid: true })
  await notifyHost(deps, tx, payout, 'payout_withdrawn')
}

const notifyHost = (
  { jobs }: Deps,
  tx: Tx,
  payout: Payout,
  kind: 'payout_paid' | 'payout_returned' | 'payout_withdrawn',
): Promise<void> =>
  notify(jobs, tx, {
    userId: payout.hostId,
    kind,
    params: {
      amount: money(payout.amountMinor, payout.currency),
      yen: money(payout.yen, 'JPY'),
      last3: '',
    },
  })
