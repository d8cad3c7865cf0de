import type { Actor } from '@tomogolf/domain/machines/machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readDefaultCard, type Card } from '../../cards/cards.repository.ts'
import { listTransactionsOf, updateTransactions } from '../ledger/ledger.repository.ts'
import { moveCharge, type Charge } from './charges.repository.ts'

/**
 * Retries a refused charge with the default card, or with the one that the debtor chose: a new attempt with its own idempotency key. The
 * caller has locked the debtor.
 * `present`: the user is online and can confirm.
 */
export async function restartCharge(
  deps: Deps,
  tx: Tx,
  charge: Charge,
  by: { actor: Actor; present: boolean; card?: Card | undefined },
  now: Instant,
): Promise<Charge | Refused<'CHARGE_NOT_RETRYABLE' | 'PAYMENT_METHOD_REQUIRED'>> {
  if (charge.status !== 'refused') return refuse('CHARGE_NOT_RETRYABLE')
  const card = by.card ?? (await readDefaultCard(tx, charge.userId))
  if (!card) return refuse('PAYMENT_METHOD_REQUIRED')
  const again = await moveCharge(tx, charge, 'start', by.actor, now, {
    cardId: card.id,
    attempt: charge.attempt + 1,
    offSession: !by.present,
    intentId: null,
    clientSecret: null,
    problem: null,
  })
  if (!again) return refuse('CHARGE_NOT_RETRYABLE')
  await updateTransactions(
    tx,
    (await listTransactionsOf(tx, charge.id)).map((transaction) => transaction.id),
    { status: 'pending', reason: null },
  )
  await deps.jobs.enqueue(tx, 'charges.advance', { chargeId: charge.id })
  return again
}
