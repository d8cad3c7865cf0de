import { needsFallbackCharge } from '@tomogolf/domain/machines/hold-machine'
import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { insertCharge, type Charge } from './charges.repository.ts'
import type { HoldContext } from '../holds/hold-context.types.ts'
import { finishCapture, readCapture, readHold } from '../holds/holds.repository.ts'
import { transactionTypeOf } from '../ledger/transaction-type.policy.ts'

/**
 * Charges the saved card when a hold ended without being captured although money is due. Returns
 * whether a charge exists.
 */
export async function chargeWithoutHold({
  deps,
  tx,
  game,
  participation,
  hold: { id },
  now,
}: HoldContext): Promise<boolean> {
  const hold = (await readHold(tx, id))!
  if (!needsFallbackCharge(hold.status, hold.goal)) return false
  const capture = await readCapture(tx, hold.id)
  if (!capture) return true
  await finishCapture(tx, capture.id, 'failed', now, 'hold_ended')
  await createCharge(
    deps,
    tx,
    {
      ...NEW_CHARGE,
      id: newId(),
      userId: participation.guestId,
      gameId: game.id,
      participationId: participation.id,
      holdId: hold.id,
      cause: capture.reason,
      currency: capture.currency,
      amountMinor: capture.amountMinor,
      feeMinor: Math.min(hold.feeMinor, capture.amountMinor),
      basis: capture.basis,
      policyVersion: capture.policyVersion,
      createdAt: now,
      updatedAt: now,
    },
    game.hostId,
  )
  return true
}

export const NEW_CHARGE = {
  status: 'due',
  cardId: null,
  attempt: 1,
  offSession: true,
  statementSuffix: null,
  threeDSecure: 'automatic',
  intentId: null,
  clientSecret: null,
  problem: null,
  finishedAt: null,
} as const

/** Inserts what a user owes, once; the job charges the saved card. */
export async function createCharge(
  deps: Deps,
  tx: Tx,
  charge: Charge,
  counterpartId: string | undefined,
): Promise<boolean> {
  if (!(await insertCharge(tx, charge, 'system'))) return false
  await recordTransaction(
    tx,
    charge.userId,
    charge.createdAt,
    {
      game: { id: charge.gameId },
      ...(charge.participationId && { participation: { id: charge.participationId } }),
      ...(charge.holdId && { hold: { id: charge.holdId } }),
    },
    {
      type: transactionTypeOf(charge.cause),
      status: 'pending',
      amount: money(charge.amountMinor, charge.currency),
      booking: charge.id,
      ...(counterpartId && { counterpartId }),
    },
  )
  await deps.jobs.enqueue(tx, 'charges.advance', { chargeId: charge.id })
  return true
}
