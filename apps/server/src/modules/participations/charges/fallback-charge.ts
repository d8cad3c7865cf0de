import { chargeInstead } from '@tomogolf/domain/hold-machine'
import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { insertCharge, type Charge } from './charges.repository.ts'
import type { HoldFacts } from '../holds/hold-facts.ts'
import { finishCapture, readCapture, readHold } from '../holds/holds.repository.ts'
import { typeOfIncome } from '../ledger/income-type.ts'

/** Money is due, but its hold has ended without having been captured: the same amount, for the same reason, is charged to the saved card. Returns whether it is. */
export async function chargeWithoutHold({
  deps,
  tx,
  game,
  p,
  hold: { id },
  now,
}: HoldFacts): Promise<boolean> {
  const hold = (await readHold(tx, id))!
  if (!chargeInstead(hold.status, hold.goal)) return false
  const capture = await readCapture(tx, hold.id)
  // charged already
  if (!capture) return true
  await finishCapture(tx, capture.id, 'failed', now, 'hold_ended')
  await createCharge(
    deps,
    tx,
    {
      ...BLANK,
      id: newId(),
      userId: p.guestId,
      gameId: game.id,
      participationId: p.id,
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

export const BLANK = {
  status: 'due',
  cardId: null,
  attempt: 1,
  offSession: true,
  intentId: null,
  clientSecret: null,
  problem: null,
  finishedAt: null,
} as const

/** Writes down what somebody owes, once; the job takes it from the saved card. */
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
      type: typeOfIncome(charge.cause),
      status: 'pending',
      amount: money(charge.amountMinor, charge.currency),
      booking: charge.id,
      ...(counterpartId && { counterpartId }),
    },
  )
  await deps.jobs.enqueue(tx, 'charges.advance', { chargeId: charge.id })
  return true
}
