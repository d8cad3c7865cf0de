import { formatAmount } from '../currencies.ts'
import { badParameter, badRequest, resourceMissing } from '../errors.ts'
import { emit } from '../events/events.ts'
import { answerList } from '../http/lists.ts'
import { changeMetadata } from '../http/params.ts'
import { newId } from '../ids.ts'
import type { Transfer, TransferReversal } from '../types.ts'
import { pathId } from '../world.ts'
import type { Handler, World } from '../world.ts'
import { accountOf } from './accounts.ts'

const reversalsOf = (world: World, transfer: string): TransferReversal[] =>
  [...world.store.transferReversals.all()].filter((reversal) => reversal.transfer === transfer)

/** Moves money of the platform's balance to an account; later charges and refunds do not touch it. */
export const createTransfer: Handler = (call) => {
  const { params, world } = call
  const amount = params.integer('amount', { min: 1 })
  const currency = params.required('currency')
  const destination = params.required('destination')
  const group = params.text('transfer_group') ?? null
  const description = params.text('description') ?? null
  const metadata = changeMetadata({}, params.metadata())
  params.done()
  if (amount === undefined)
    throw badParameter('Missing required param: amount.', 'amount', 'parameter_missing')
  if (!world.settings.currencies.includes(currency))
    throw badParameter(`Invalid currency: ${currency}`, 'currency')
  const account = accountOf(world, destination, 'destination')
  if (account.capabilities.transfers !== 'active')
    throw badRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      { code: 'insufficient_capabilities_for_transfer' },
    )
  const { balance } = world.settings
  if (balance !== null && amount > balance)
    throw badRequest(
      `You have insufficient available funds in your Stripe account (${formatAmount(amount, currency)}).`,
      { code: 'balance_insufficient' },
    )
  if (balance !== null) world.settings = { ...world.settings, balance: balance - amount }
  const id = newId('tr')
  const transfer: Transfer = {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: null,
    created: world.clock.seconds(),
    currency,
    description,
    destination,
    destination_payment: newId('py'),
    livemode: false,
    metadata,
    reversals: { object: 'list', data: [], has_more: false, url: `/v1/transfers/${id}/reversals` },
    reversed: false,
    source_transaction: null,
    source_type: 'card',
    transfer_group: group,
  }
  world.store.transfers.put(transfer)
  emit(world, 'transfer.created', transfer)
  return transfer
}

function transferOf(world: World, id: string): Transfer {
  const transfer = world.store.transfers.get(id)
  if (!transfer) throw resourceMissing('transfer', id)
  return transfer
}

export const retrieveTransfer: Handler = (call) => {
  call.params.done()
  return transferOf(call.world, pathId(call))
}

export const listTransfers: Handler = (call) => {
  const destination = call.params.word('destination')
  const group = call.params.word('transfer_group')
  return answerList(
    call,
    call.world.store.transfers,
    (transfer) =>
      (destination === undefined || transfer.destination === destination) &&
      (group === undefined || transfer.transfer_group === group),
  )
}

/** Takes a transfer back, while the account still has the money. */
export const reverseTransfer: Handler = (call) => {
  const { params, world } = call
  const given = params.integer('amount', { min: 1 })
  const metadata = changeMetadata({}, params.metadata())
  params.done()
  const before = transferOf(world, pathId(call))
  const left = before.amount - before.amount_reversed
  const amount = given ?? left
  if (left === 0 || amount > left)
    throw badRequest(
      `Transfer ${before.id} has ${formatAmount(left, before.currency)} left to reverse.`,
    )
  if (world.settings.paidOutAccounts.includes(before.destination))
    throw badRequest('The account has insufficient funds to reverse this transfer.', {
      code: 'insufficient_funds',
    })
  const reversal: TransferReversal = {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: null,
    created: world.clock.seconds(),
    currency: before.currency,
    destination_payment_refund: null,
    metadata,
    source_refund: null,
    transfer: before.id,
  }
  world.store.transferReversals.put(reversal)
  const reversed = before.amount_reversed + amount
  const after: Transfer = {
    ...before,
    amount_reversed: reversed,
    reversed: reversed === before.amount,
    reversals: {
      ...before.reversals,
      data: reversalsOf(world, before.id) as unknown as Transfer['reversals']['data'],
    },
  }
  world.store.transfers.put(after)
  emit(world, 'transfer.reversed', after)
  return reversal
}
