import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type {
  ReversalOutcome,
  TransferOutcome,
} from '../../../platform/payments/payout-provider.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { applyTransferOutcome, reportPart, takeBack } from './apply-transfer-outcome.step.ts'
import {
  listUnanswered,
  readPayout,
  readPayoutOfTransfer,
  useNextAttempt,
  type Payout,
} from '../batches.repository.ts'
import { syncPayee } from './set-up-payee.usecase.ts'

/** Upper bound of calls in a row: a used-up key, and the call with the next one. */
const MAX_STEPS = 3

/**
 * Makes the transfer of a payout, or reverses it. Safe to repeat: it looks for an earlier call first,
 * and the call carries an idempotency key. Returns false while the outcome is unknown.
 */
export async function advanceTransfer(deps: Deps, payoutId: string): Promise<boolean> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const payout = await readPayout(deps.db, payoutId)
    if (!payout?.destination || (payout.status !== 'sent' && payout.status !== 'reversing'))
      return true
    const outcome =
      payout.status === 'sent'
        ? await transfer(deps, payout, payout.destination)
        : await reverse(deps, payout)
    if (outcome.kind !== 'unknown' && outcome.kind !== 'not_found') {
      await deps.db.transaction((tx) => applyTransferOutcome(deps, tx, payout, outcome))
      if (outcome.kind === 'failed') await readAgain(deps, payout.destination)
      return true
    }
    // only a spent key may be followed by another one
    if (outcome.kind !== 'unknown' || !outcome.keySpent) return false
    if (!(await useNextAttempt(deps.db, payout))) return false
  }
  return false
}

async function transfer(
  { cards }: Deps,
  payout: Payout,
  accountId: string,
): Promise<TransferOutcome> {
  const found = await cards.findTransfer(payout.id)
  if (found.kind !== 'not_found') return found
  const outcome = await cards.transfer({
    payoutId: payout.id,
    attempt: payout.attempt,
    accountId,
    amount: money(payout.yen, 'JPY'),
  })
  if (outcome.kind !== 'unknown' || !outcome.keySpent) return outcome
  const after = await cards.findTransfer(payout.id)
  return after.kind === 'not_found' ? outcome : after
}
const reverse = ({ cards }: Deps, payout: Payout): Promise<ReversalOutcome> =>
  cards.reverseTransfer({
    payoutId: payout.id,
    attempt: payout.attempt,
    transferId: payout.transferId!,
  })

/** A refused transfer may mean that the account has changed. */
const readAgain = (deps: Deps, accountId: string): Promise<void> =>
  syncPayee(deps, accountId).catch((err: unknown) =>
    deps.log.warn({ err }, 'payout account not read'),
  )

/** A transfer that was reversed at the provider by hand. */
export async function syncTransfer(deps: Deps, transferId: string): Promise<void> {
  const payout = await readPayoutOfTransfer(deps.db, transferId)
  if (!payout || (payout.status !== 'paid' && payout.status !== 'reversing')) return
  const found = await deps.cards.findTransfer(payout.id)
  if (found.kind === 'unknown') throw new Error(`payout ${payout.id}: provider gave no answer`)
  if (found.kind === 'transferred')
    await deps.db.transaction(async (tx) => {
      await lockUserWeakly(tx, payout.hostId)
      if (found.isReversed) await takeBack(deps, tx, payout)
      else await reportPart(deps, tx, payout.id, found.takenBack)
    })
}

/** For answers and jobs that were lost. */
export async function advanceTransfers(deps: Deps): Promise<void> {
  for (const { id } of await listUnanswered(deps.db)) await advanceTransfer(deps, id)
}
