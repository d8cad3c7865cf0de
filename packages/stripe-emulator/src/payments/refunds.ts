import { bookOnBalance } from './balance-transactions.ts'
import { formatAmount } from '../currencies.ts'
import { badParameter, badRequest, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { newId } from '../ids.ts'
import { answerList } from '../http/lists.ts'
import { changeMetadata } from '../http/params.ts'
import type { Charge, Refund } from '../types.ts'
import { pathId } from '../world.ts'
import type { Handler, World } from '../world.ts'

/** Refunds part or all of a captured amount; a hold is canceled instead. */
export const createRefund: Handler = (call) => {
  const { params, world } = call
  const chargeId = params.word('charge')
  const intentId = params.word('payment_intent')
  const given = params.integer('amount', { min: 1 })
  const reason =
    params.oneOf('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null
  const metadata = changeMetadata({}, params.metadata())
  params.done()
  const charge = chargeToRefund(world, chargeId, intentId)
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
      charge: charge.id,
    })
  const amount = given ?? left
  if (amount > left) {
    const [asked, possible] = [
      formatAmount(amount, charge.currency),
      formatAmount(left, charge.currency),
    ]
    throw badRequest(
      `Refund amount (${asked}) is greater than unrefunded amount on charge (${possible})`,
      { param: 'amount' },
    )
  }
  const id = newId('re')
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: bookOnBalance(world, {
      type: 'refund',
      amount: -amount,
      currency: charge.currency,
      source: id,
    }),
    charge: charge.id,
    created: world.clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: 'card',
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
    },
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }
  const refunded = charge.amount_refunded + amount
  const after: Charge = {
    ...charge,
    amount_refunded: refunded,
    refunded: refunded === charge.amount_captured,
  }
  world.store.refunds.put(refund)
  world.store.charges.put(after)
  emit(world, 'refund.created', refund)
  emit(world, 'charge.refunded', after)
  return refund
}

function chargeToRefund(
  world: World,
  chargeId: string | undefined,
  intentId: string | undefined,
): Charge {
  if ((chargeId === undefined) === (intentId === undefined)) {
    throw badParameter(
      'One of the following params should be provided for this request: payment_intent or charge.',
    )
  }
  const intent = intentId === undefined ? undefined : world.store.paymentIntents.get(intentId)
  if (intentId !== undefined && !intent)
    throw resourceMissing('payment_intent', intentId, 'payment_intent')
  const charge = world.store.charges.get(chargeId ?? intent?.latest_charge ?? '')
  if (!charge && intent)
    throw badRequest(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    )
  if (!charge) throw resourceMissing('charge', chargeId ?? '', 'charge')
  if (charge.status !== 'succeeded')
    throw badRequest(`Charge ${charge.id} has failed and cannot be refunded.`, {
      charge: charge.id,
    })
  if (!charge.captured) {
    throw badRequest(
      `This uncaptured Charge was created by a PaymentIntent (${charge.payment_intent}). You must cancel the PaymentIntent to reverse the ` +
        'authorization instead of refunding the Charge directly.',
      { charge: charge.id },
    )
  }
  const disputes = [...world.store.disputes.all()].filter((dispute) => dispute.charge === charge.id)
  if (disputes.some((dispute) => !dispute.is_charge_refundable && dispute.status !== 'won'))
    throw badRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
      charge: charge.id,
    })
  return charge
}

function refundInPath(world: World, id: string): Refund {
  const refund = world.store.refunds.get(id)
  if (!refund) throw resourceMissing('refund', id)
  return refund
}

export const retrieveRefund: Handler = (call) => {
  call.params.done()
  return refundInPath(call.world, pathId(call))
}

export const updateRefund: Handler = (call) => {
  const metadata = call.params.metadata()
  call.params.done()
  const before = refundInPath(call.world, pathId(call))
  const after: Refund = { ...before, metadata: changeMetadata(before.metadata, metadata) }
  call.world.store.refunds.put(after)
  emit(call.world, 'refund.updated', after, before)
  return after
}

export const listRefunds: Handler = (call) => {
  const charge = call.params.word('charge')
  const intent = call.params.word('payment_intent')
  return answerList(
    call,
    call.world.store.refunds,
    (refund) =>
      (charge === undefined || refund.charge === charge) &&
      (intent === undefined || refund.payment_intent === intent),
  )
}
