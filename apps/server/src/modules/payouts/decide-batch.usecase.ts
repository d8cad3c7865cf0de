import { japanDate } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { listDisputed } from '../participations/disputes/disputes.repository.ts'
import { readUndoTimes } from '../accounts/email-change/email-changes.repository.ts'
import type { OperatorDecision } from '../participations/operator-decision.types.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { readPayoutAccounts } from './accounts.repository.ts'
import { bookOwedAgain, lockGamesOf } from './book-payout.step.ts'
import {
  BY_CLOCK,
  listItemsOf,
  listOverdueBatches,
  listPayoutsOf,
  lockBatch,
  moveBatch,
  movePayout,
  type By,
  type Payout,
  type PayoutBatch,
} from './batches.repository.ts'
import { readPayees } from './connect/payees.repository.ts'
import { listReviewed } from './owed-shares.read.ts'

type Done = { success: true }
type Ended = 'APPROVAL_ENDED' | 'NOT_FOUND'
const DONE = { success: true } as const

/**
 * Hosts, then all their games, then the batch: in the order of ids, as everywhere. The payouts of a
 * batch and their shares never change.
 */
async function lockWaiting(
  tx: Tx,
  id: string,
): Promise<{ batch: PayoutBatch; payouts: Payout[] } | undefined> {
  const payouts = await listPayoutsOf(tx, id)
  const hosts = [...new Set(payouts.map(({ hostId }) => hostId))]
  for (const hostId of hosts.toSorted()) await lockUserWeakly(tx, hostId)
  await lockGamesOf(
    tx,
    await listItemsOf(
      tx,
      payouts.map((payout) => payout.id),
    ),
  )
  const batch = await lockBatch(tx, id)
  return batch && { batch, payouts: await listPayoutsOf(tx, id) }
}

/**
 * Payouts with a share that a case, an appeal or a dispute keeps back since. The games are locked,
 * which keeps disputes out until the batch is sent.
 */
async function listKeptBack(tx: Tx, payouts: readonly Payout[]): Promise<Set<string>> {
  const items = await listItemsOf(
    tx,
    payouts.map(({ id }) => id),
  )
  const gameIds = [...new Set(items.map(({ gameId }) => gameId))]
  const reviewed = await listReviewed(tx, gameIds)
  const disputed = await listDisputed(
    tx,
    items.map(({ income }) => income),
  )
  return new Set(
    items
      .filter(({ gameId, income }) => reviewed.has(gameId) || disputed.has(income))
      .map(({ payoutId }) => payoutId),
  )
}

/**
 * A second administrator sends a batch. Hosts who changed their account since are left out, those
 * whose change of the address can be undone, and those with a share that is kept back by now.
 */
export const approveBatch = (
  deps: Deps,
  { id, operatorId, ip }: { id: string; operatorId: string; ip: string | null },
): Promise<Done | Refused<Ended | 'NOT_A_BANK_DAY' | 'OWN_ACCOUNT' | 'OWN_APPROVAL'>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const locked = await lockWaiting(tx, id)
    if (!locked) return refuse('NOT_FOUND')
    const { batch, payouts } = locked
    if (batch.status !== 'waiting' || (batch.until !== null && now > batch.until))
      return refuse('APPROVAL_ENDED')
    if (batch.createdBy === operatorId) return refuse('OWN_APPROVAL')
    if (payouts.some(({ hostId }) => hostId === operatorId)) return refuse('OWN_ACCOUNT')
    if (batch.mode === 'bank' && batch.day < japanDate(now)) return refuse('NOT_A_BANK_DAY')
    const by: By = { actor: 'operator', actorId: operatorId }
    await moveBatch(tx, batch, 'approve', { by, now })
    const hostIds = payouts.map(({ hostId }) => hostId)
    const accounts = await readPayoutAccounts(tx, hostIds)
    const payees = await readPayees(tx, hostIds)
    const undoTimes = await readUndoTimes(tx, hostIds, now)
    const keptBack = await listKeptBack(tx, payouts)
    let left = 0
    for (const payout of payouts) {
      const isSame =
        payout.destination === null
          ? accounts.get(payout.hostId)?.sealed === payout.sealed
          : payees.get(payout.hostId)?.accountId === payout.destination
      const details = !isSame
        ? 'account_changed'
        : undoTimes.has(payout.hostId)
          ? 'address_changed'
          : keptBack.has(payout.id)
            ? 'kept_back'
            : null
      if (details === null) {
        await movePayout(tx, payout, 'send', { by, now })
        if (payout.destination !== null)
          await deps.jobs.enqueue(tx, 'payouts.transfer', { payoutId: payout.id })
      } else {
        left++
        await movePayout(tx, payout, 'cancel', { by, now, details })
        await bookOwedAgain(tx, payout.id, { hostId: payout.hostId, now })
      }
    }
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'payout_batch.approve',
      subject: batch.id,
      reason: null,
      before: 'waiting',
      after: `sent, ${left} left out`,
    })
    return DONE
  })

/** Ends a batch that waits: its amounts are payable again. */
async function endBatch(
  deps: Deps,
  tx: Tx,
  id: string,
  { event, by, reason }: { event: 'cancel' | 'expire'; by: By; reason: string },
): Promise<Done | Refused<Ended>> {
  const now = deps.clock.now()
  const locked = await lockWaiting(tx, id)
  if (!locked) return refuse('NOT_FOUND')
  if (!(await moveBatch(tx, locked.batch, event, { by, now, details: reason })))
    return refuse('APPROVAL_ENDED')
  for (const payout of locked.payouts) {
    await movePayout(tx, payout, 'cancel', { by, now, details: reason })
    await bookOwedAgain(tx, payout.id, { hostId: payout.hostId, now })
  }
  return DONE
}

export const cancelBatch = (
  deps: Deps,
  { id, operatorId, ip, reason }: OperatorDecision & { id: string },
): Promise<Done | Refused<Ended>> =>
  deps.db.transaction(async (tx) => {
    const by: By = { actor: 'operator', actorId: operatorId }
    const done = await endBatch(deps, tx, id, { event: 'cancel', by, reason })
    if ('success' in done)
      await writeAudit(tx, deps.clock.now(), {
        actorId: operatorId,
        ip,
        action: 'payout_batch.cancel',
        subject: id,
        reason,
        before: 'waiting',
        after: 'cancelled',
      })
    return done
  })

/** Batches that no second administrator approved in time. */
export async function expireBatches(deps: Deps): Promise<void> {
  for (const { id } of await listOverdueBatches(deps.db, deps.clock.now()))
    await deps.db.transaction((tx) =>
      endBatch(deps, tx, id, { event: 'expire', by: BY_CLOCK, reason: 'expired' }),
    )
}
