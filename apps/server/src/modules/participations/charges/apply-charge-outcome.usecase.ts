import { money, toPlainText } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { PaymentOutcome } from '../../../platform/payments/card-provider.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { formatCard, readCardSummary } from '../../cards/cards.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import {
  recordIncome,
  listTransactionsOf,
  recordTransaction,
  splitFee,
  updateTransactions,
} from '../ledger/ledger.repository.ts'
import { closeCasesOf } from '../cases/cases.repository.ts'
import { SYSTEM_REASONS } from '../cases/system-reasons.data.ts'
import { lockCharge, moveCharge, type Charge } from './charges.repository.ts'
import { readParticipation } from '../participations.repository.ts'
import { refillLater } from '../refills/refill-later.step.ts'
import { transactionTypeOf } from '../ledger/transaction-type.policy.ts'
import { openCase, reportDrift } from '../cases/open-case.step.ts'
import { toMessageGame, type DeclineReason } from '@tomogolf/messages/params'

/**
 * Applies a provider outcome to a charge. Idempotent and independent of order. Returns whether the
 * charge changed.
 */
export async function applyChargeOutcome(
  deps: Deps,
  chargeId: string,
  attempt: number,
  outcome: PaymentOutcome,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const charge = await lockCharge(tx, chargeId)
    if (!charge) return false
    if (charge.attempt !== attempt) return fromEarlierTry(deps, tx, charge, outcome, now)
    switch (outcome.kind) {
      case 'captured':
        return onCharged(deps, tx, charge, outcome.intentId, outcome.amount.minor, now)
      case 'needs_action':
        return (
          (await moveCharge(tx, charge, 'needs_action', 'provider', now, {
            intentId: outcome.intentId,
            clientSecret: outcome.clientSecret,
            problem: 'AUTHENTICATION_REQUIRED',
          })) !== null
        )
      case 'declined':
        return onChargeRefused(deps, tx, charge, outcome.reason, outcome.intentId, now)
      // cancelled or deleted at the provider: nothing was taken
      case 'released':
      case 'expired':
        return onChargeRefused(deps, tx, charge, 'CARD_DECLINED', outcome.intentId, now)
      case 'not_found':
        return charge.intentId
          ? onChargeRefused(deps, tx, charge, 'CARD_DECLINED', null, now)
          : false
      case 'authorised':
        await reportDrift(
          deps,
          tx,
          { gameId: charge.gameId, holdId: charge.holdId, participationId: charge.participationId },
          `charge ${charge.id} stands as an authorisation at the provider`,
          now,
        )
        return false
      case 'unknown':
        if (!outcome.keySpent)
          return (
            (await moveCharge(tx, charge, 'timed_out', 'system', now, {}, outcome.cause)) !== null
          )
        return (
          (await moveCharge(
            tx,
            charge,
            'not_found',
            'provider',
            now,
            { attempt: charge.attempt + 1, intentId: null, clientSecret: null },
            `another key: ${outcome.cause}`,
          )) !== null
        )
    }
  })
}

/** Reports an earlier attempt that took the money after all. */
async function fromEarlierTry(
  deps: Deps,
  tx: Tx,
  charge: Charge,
  outcome: PaymentOutcome,
  now: Instant,
): Promise<boolean> {
  if (outcome.kind === 'needs_action')
    await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId: outcome.intentId })
  if (outcome.kind === 'captured')
    await reportDrift(
      deps,
      tx,
      { gameId: charge.gameId, holdId: charge.holdId, participationId: charge.participationId },
      `an earlier try of charge ${charge.id} took money: ${outcome.intentId}`,
      now,
    )
  return false
}

async function onCharged(
  deps: Deps,
  tx: Tx,
  before: Charge,
  intentId: string,
  takenMinor: number,
  now: Instant,
): Promise<boolean> {
  const charge = await moveCharge(
    tx,
    before,
    'charged',
    'provider',
    now,
    { intentId, clientSecret: null, problem: null },
    toPlainText(money(takenMinor, before.currency)),
  )
  if (!charge) return false
  const game = (await readGame(tx, charge.gameId))!
  const taken = money(charge.amountMinor, charge.currency)
  if (takenMinor !== charge.amountMinor)
    await reportDrift(
      deps,
      tx,
      { gameId: game.id, holdId: charge.holdId, participationId: charge.participationId },
      `charge ${charge.id}: the provider took ${toPlainText(money(takenMinor, charge.currency))}, due were ${toPlainText(taken)}`,
      now,
    )
  const { fee, owed } = splitFee(taken, charge.feeMinor)
  await recordIncome(
    tx,
    { booking: charge.id, gameId: game.id, reason: charge.cause, at: now },
    { taken, fee, owed, payerId: charge.userId, hostId: game.hostId },
  )
  const card = await readCardSummary(tx, charge.cardId)
  await updateTransactions(
    tx,
    (await listTransactionsOf(tx, charge.id)).map((transaction) => transaction.id),
    { status: 'successful', reason: null, card: formatCard(card) },
  )
  if (owed.minor > 0) {
    const about = {
      game,
      ...(charge.participationId && { participation: { id: charge.participationId } }),
      ...(charge.holdId && { hold: { id: charge.holdId } }),
    }
    await recordTransaction(tx, game.hostId, now, about, {
      type: transactionTypeOf(charge.cause),
      amount: owed,
      status: 'pending',
      reason: 'owed_to_host',
      counterpartId: charge.userId,
      booking: charge.id,
    })
  }
  // the seat may have been taken again before the guest paid
  if (charge.cause === 'late_leave' && charge.participationId)
    await deps.jobs.enqueue(tx, 'participations.refund_refill', {
      participationId: charge.participationId,
    })
  // a guest without a hold has paid for the seat
  const seat = charge.participationId
    ? await readParticipation(tx, charge.participationId)
    : undefined
  if (seat) await refillLater(deps, tx, seat, now)
  await closeCasesOf(
    tx,
    'charge_refused',
    { gameId: charge.gameId, details: charge.id },
    { by: null, reason: SYSTEM_REASONS.charged },
    now,
  )
  await notify(deps.jobs, tx, {
    userId: charge.userId,
    kind: 'charge_made',
    params: { ...toMessageGame(game), amount: taken, card, cause: charge.cause },
  })
  return true
}

/** The charge stays owed: asks the user for another card or a confirmation, and opens a case. */
export async function onChargeRefused(
  deps: Deps,
  tx: Tx,
  before: Charge,
  problem: DeclineReason | 'PAYMENT_METHOD_REQUIRED',
  intentId: string | null,
  now: Instant,
): Promise<boolean> {
  const charge = await moveCharge(tx, before, 'refused', 'provider', now, {
    problem,
    intentId,
    clientSecret: null,
  })
  if (!charge) return false
  // the client could still confirm the payment of this attempt
  if (intentId) await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId })
  const game = (await readGame(tx, charge.gameId))!
  const amount = money(charge.amountMinor, charge.currency)
  const card = await readCardSummary(tx, charge.cardId)
  await updateTransactions(
    tx,
    (await listTransactionsOf(tx, charge.id)).map((transaction) => transaction.id),
    { status: 'failed', reason: problem, card: charge.cardId ? formatCard(card) : null },
  )
  await openCase(
    deps,
    tx,
    {
      kind: 'charge_refused',
      gameId: game.id,
      participationId: charge.participationId,
      details: charge.id,
    },
    now,
  )
  if (problem === 'AUTHENTICATION_REQUIRED')
    await notify(deps.jobs, tx, {
      userId: charge.userId,
      kind: 'charge_needs_action',
      params: { ...toMessageGame(game), amount, card },
    })
  else
    await notify(deps.jobs, tx, {
      userId: charge.userId,
      kind: 'charge_refused',
      params: {
        ...toMessageGame(game),
        amount,
        card,
        reason: problem === 'PAYMENT_METHOD_REQUIRED' ? 'OTHER' : problem,
        cause: charge.cause,
      },
    })
  return true
}
