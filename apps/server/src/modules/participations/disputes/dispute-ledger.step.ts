import { splitDisputeLoss } from '@tomogolf/domain/disputes/dispute-rules'
import { DISPUTE_OPEN } from '@tomogolf/domain/machines/dispute-machine'
import { add, money, subtract, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { ProviderDispute } from '../../../platform/payments/card-provider.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { reportDrift } from '../cases/open-case.step.ts'
import type { Income } from '../ledger/income.read.ts'
import {
  recordDisputeFunds,
  recordDisputeLoss,
  recordFrozenShare,
  recordTransaction,
} from '../ledger/ledger.repository.ts'
import { readFiguresOf } from '../ledger/figures.read.ts'
import { settleStatuses } from '../ledger/settle-statuses.step.ts'
import {
  insertFunds,
  listDisputesOf,
  readWithdrawn,
  updateDispute,
  type Dispute,
} from './disputes.repository.ts'

const bookingOf = (income: Income, reason: string, now: Instant) => ({
  booking: newId(),
  income: income.booking,
  cause: income.cause,
  gameId: income.gameId,
  reason,
  at: now,
})

/** Books each movement of money at the provider once, with the fee of the dispute. */
export async function bookDisputeFunds(
  tx: Tx,
  dispute: Dispute,
  income: Income,
  provider: ProviderDispute,
): Promise<void> {
  for (const { id, amount, fee, at } of provider.funds) {
    const fresh = await insertFunds(tx, {
      id,
      disputeId: dispute.id,
      amountMinor: amount.minor,
      currency: amount.currency,
      feeMinor: fee.minor,
      feeCurrency: fee.currency,
      at,
    })
    if (fresh)
      await recordDisputeFunds(
        tx,
        {
          ...bookingOf(income, amount.minor < 0 ? 'dispute_withdrawn' : 'dispute_reinstated', at),
          booking: id,
        },
        { amount, fee, payerId: income.payerId },
      )
  }
}

/** Freezes what is still owed to the host for the disputed charge. */
export async function freezeOwed(
  tx: Tx,
  dispute: Dispute,
  income: Income,
  now: Instant,
): Promise<Dispute> {
  const { owed } = (await readFiguresOf(tx, income.booking))!
  if (owed.minor === 0) return dispute
  await recordFrozenShare(tx, bookingOf(income, 'dispute_frozen', now), {
    amount: owed,
    hostId: income.hostId,
  })
  // a dispute that froze a part already freezes what came back since as well
  const frozenMinor = dispute.frozenMinor + owed.minor
  await updateDispute(tx, dispute.id, { frozenMinor })
  await settleStatuses(tx, income)
  return { ...dispute, frozenMinor }
}

/**
 * Lets the disputes of a charge reach a share that is owed again after a payout or credit failed, or
 * after another dispute of the charge ended: an open one freezes it, a lost one takes from it what
 * the platform bore. The caller holds the lock of the game.
 */
export async function followOwedAgain(tx: Tx, income: Income, now: Instant): Promise<void> {
  for (const dispute of await listDisputesOf(tx, income.booking))
    if (DISPUTE_OPEN.includes(dispute.status)) await freezeOwed(tx, dispute, income, now)
    else if (dispute.status === 'lost') await takeBorne(tx, dispute, income, now)
}

/** Takes what the platform bore of a lost dispute from the share that is owed again. */
async function takeBorne(tx: Tx, dispute: Dispute, income: Income, now: Instant): Promise<void> {
  const { owed } = (await readFiguresOf(tx, income.booking))!
  const borne = money(dispute.lostMinor - dispute.fromHostMinor, dispute.currency)
  const { fromHost } = splitDisputeLoss(borne, owed)
  if (fromHost.minor === 0) return
  await recordFrozenShare(tx, bookingOf(income, 'dispute_frozen', now), {
    amount: fromHost,
    hostId: income.hostId,
  })
  await recordDisputeLoss(tx, bookingOf(income, 'dispute_lost', now), {
    fromHost,
    loss: money(-fromHost.minor, fromHost.currency),
    payerId: income.payerId,
    hostId: income.hostId,
  })
  await reverseOwed(tx, dispute, income, { fromHost, frozen: fromHost }, now)
}

/** Gives the frozen share back to the host: the dispute was won or closed. */
export async function releaseOwed(
  tx: Tx,
  dispute: Dispute,
  income: Income,
  now: Instant,
): Promise<void> {
  if (dispute.frozenMinor === 0) return
  await recordFrozenShare(tx, bookingOf(income, 'dispute_released', now), {
    amount: money(-dispute.frozenMinor, dispute.currency),
    hostId: income.hostId,
  })
  await updateDispute(tx, dispute.id, { frozenMinor: 0 })
  await settleStatuses(tx, income)
  await followOwedAgain(tx, income, now)
}

/**
 * Books the loss: first the frozen share of the host, then the platform. Repeated whenever the
 * provider's money changes after the loss; then nothing is taken from the host, and an operator is
 * asked.
 */
export async function bookLoss(
  deps: Deps,
  tx: Tx,
  dispute: Dispute,
  income: Income,
  now: Instant,
): Promise<void> {
  const withdrawn = await readWithdrawn(tx, dispute)
  const open = subtract(withdrawn, money(dispute.lostMinor, dispute.currency))
  const frozen = money(dispute.frozenMinor, dispute.currency)
  const { fromHost, loss } = splitDisputeLoss(open, frozen)
  if (open.minor !== 0) {
    await recordDisputeLoss(tx, bookingOf(income, 'dispute_lost', now), {
      fromHost,
      loss,
      payerId: income.payerId,
      hostId: income.hostId,
    })
    await updateDispute(tx, dispute.id, { lostMinor: withdrawn.minor })
  }
  if (frozen.minor > 0) {
    await reverseOwed(tx, dispute, income, { fromHost, frozen }, now)
    await followOwedAgain(tx, income, now)
  } else if (dispute.closedAt !== null && dispute.closedAt < now && open.minor !== 0)
    await reportDrift(
      deps,
      tx,
      { gameId: dispute.gameId, participationId: dispute.participationId },
      `dispute ${dispute.providerId}: the provider moved ${open.minor} ${open.currency} after it was lost`,
      now,
    )
}

/** Reverses the share of the host; what the bank left of it is owed again. */
async function reverseOwed(
  tx: Tx,
  dispute: Dispute,
  income: Income,
  { fromHost, frozen }: { fromHost: Money; frozen: Money },
  now: Instant,
): Promise<void> {
  const rest = subtract(frozen, fromHost)
  if (rest.minor > 0)
    await recordFrozenShare(tx, bookingOf(income, 'dispute_released', now), {
      amount: money(-rest.minor, rest.currency),
      hostId: income.hostId,
    })
  if (fromHost.minor > 0)
    await recordTransaction(
      tx,
      income.hostId,
      now,
      { game: { id: dispute.gameId } },
      {
        type: 'payment_disputed',
        amount: fromHost,
        reason: 'dispute_lost',
        counterpartId: income.payerId,
        booking: dispute.id,
      },
    )
  await updateDispute(tx, dispute.id, {
    frozenMinor: 0,
    fromHostMinor: add(money(dispute.fromHostMinor, dispute.currency), fromHost).minor,
  })
  await settleStatuses(tx, income)
}
