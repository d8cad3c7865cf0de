import { REFUND_BEARERS } from '@tomogolf/domain/payments/figures'
import { money } from '@tomogolf/domain/money'
import {
  captureHold,
  releaseHold,
} from '../../src/modules/participations/holds/decide-hold.usecase.ts'
import { forceCancelEffects } from '../../src/modules/participations/on-force-cancelled.ts'
import { retryCharge } from '../../src/modules/participations/charges/retry-charge.usecase.ts'
import { retryHold } from '../../src/modules/participations/holds/retry-hold.usecase.ts'
import { retryRefund } from '../../src/modules/participations/refunds/retry-refund.usecase.ts'
import { refundTransaction } from '../../src/modules/participations/refunds/refund-transaction.usecase.ts'
import { forceCancelGame } from '../../src/modules/games/hosting/force-cancel-game.usecase.ts'
import { approvePayment } from '../../src/modules/participations/payment-approvals/approve-payment.usecase.ts'
import { isAsked } from '../../src/modules/participations/payment-approvals/payment-approvals.types.ts'
import { upsertLaunch } from '../../src/modules/settings/launches/launches.repository.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import type { Game, Simulation } from './simulation.ts'
import { APPROVER, OPERATOR, pickRow } from './act-helpers.ts'

export async function forceCancel(simulation: Simulation, game: Game): Promise<void> {
  const {
    rows: [row],
  } = await simulation.world.deps.db.executeSql<{ version: number }>(
    'SELECT version FROM games WHERE id = $1',
    [game.id],
  )
  await forceCancelGame(simulation.world.deps, forceCancelEffects(simulation.world.deps), {
    gameId: game.id,
    version: row!.version,
    actorId: OPERATOR.operatorId,
    ip: null,
    reason: OPERATOR.reason,
  })
  game.cancelled = true
}

export async function changeSettings(simulation: Simulation): Promise<void> {
  const write = (key: string, value: number) =>
    simulation.world.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ($1, $2, now())
        ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [key, String(value)],
    )
  Object.assign(simulation.settings, {
    platform_fee_percent: simulation.pick([0, 10, 30, 45])!,
    platform_fee_base_usd: simulation.pick([0, 30, 50])!,
    platform_fee_base_jpy: simulation.pick([0, 4500, 7000])!,
  })
  for (const [key, value] of Object.entries(simulation.settings)) await write(key, value)
  await write('departure_restriction_hours', simulation.pick([0, 24, 48, 120])!)
  await write('hold_lead_hours', simulation.pick([24, 96, 106])!)
  await write('no_show_statement_hours', simulation.pick([1, 6, 12])!)
  await write('hold_retry_grace_hours', simulation.pick([1, 24, 48])!)
  await write('approval_limit_usd', simulation.pick([0, 60, 300])!)
  await write('approval_limit_jpy', simulation.pick([0, 9000, 45_000])!)
  await write('payout_appeal_days', simulation.pick([0, 1, 14])!)
  await write('three_d_secure', simulation.pick([0, 1])!)
}

/** The region of all games gets a fee of its own or loses it. */
export async function changeRegionFee(simulation: Simulation): Promise<void> {
  const fee = simulation.chance(60)
    ? {
        platform_fee_percent: simulation.pick([0, 5, 20])!,
        platform_fee_base_usd: simulation.pick([0, 10])!,
        platform_fee_base_jpy: simulation.pick([0, 1500])!,
      }
    : null
  const { db, clock } = simulation.world.deps
  await db.transaction((tx) =>
    upsertLaunch(
      tx,
      'kanto',
      {
        state: 'open',
        fee: fee && {
          percent: fee.platform_fee_percent,
          baseUsd: fee.platform_fee_base_usd,
          baseJpy: fee.platform_fee_base_jpy,
          from: '2020-01-01',
          to: '2099-12-31',
        },
        headStartHours: null,
      },
      { version: 1, updatedAt: clock.now(), updatedBy: OPERATOR.operatorId },
    ),
  )
  simulation.regionFee = fee
}

export async function decideHold(simulation: Simulation): Promise<void> {
  const holdId = await pickRow(
    simulation,
    `SELECT id, guest_id AS who, created_at AS at FROM holds WHERE goal = 'freeze'`,
  )
  if (!holdId) return
  const {
    rows: [hold],
  } = await simulation.world.deps.db.executeSql<{ amount_minor: number; currency: 'USD' | 'JPY' }>(
    'SELECT amount_minor, currency FROM holds WHERE id = $1',
    [holdId],
  )
  if (simulation.chance(40)) await releaseHold(simulation.world.deps, { ...OPERATOR, holdId })
  else {
    const amount = money(simulation.between(100, hold!.amount_minor + 100), hold!.currency)
    // record it first: the decision may be saved even if the process is killed
    simulation.decided.set(holdId, amount.minor)
    const done = await captureHold(simulation.world.deps, { ...OPERATOR, holdId, amount })
    if (isRefused(done) || isAsked(done)) simulation.decided.delete(holdId)
  }
}

export async function refund(simulation: Simulation): Promise<void> {
  const transactionId = await pickRow(
    simulation,
    `SELECT id, user_id AS who, created_at AS at FROM transactions
      WHERE booking IS NOT NULL AND amount_minor > 0 AND status IN ('successful', 'pending')`,
  )
  if (!transactionId) return
  const {
    rows: [row],
  } = await simulation.world.deps.db.executeSql<{ amount_minor: number; currency: 'USD' | 'JPY' }>(
    'SELECT amount_minor, currency FROM transactions WHERE id = $1',
    [transactionId],
  )
  await refundTransaction(simulation.world.deps, {
    ...OPERATOR,
    transactionId,
    amount: money(simulation.between(1, row!.amount_minor), row!.currency),
    ...(simulation.chance(75) && { bearer: simulation.pick(REFUND_BEARERS)! }),
  })
}

/** Repeats an open or a failed refund. */
export async function retryRefundOf(simulation: Simulation): Promise<void> {
  const refundId = await pickRow(
    simulation,
    `SELECT id, user_id AS who, created_at AS at FROM refunds WHERE status <> 'refunded'`,
  )
  if (refundId) await retryRefund(simulation.world.deps, { ...OPERATOR, refundId })
}

/** Repeats a capture or release that has no answer. */
export async function retryHoldOf(simulation: Simulation): Promise<void> {
  const holdId = await pickRow(
    simulation,
    `SELECT id, guest_id AS who, created_at AS at FROM holds
      WHERE status IN ('capturing', 'releasing')`,
  )
  if (holdId) await retryHold(simulation.world.deps, { ...OPERATOR, holdId })
}

/** Repeats a charge that was refused or has no answer. */
export async function retryChargeOf(simulation: Simulation): Promise<void> {
  const chargeId = await pickRow(
    simulation,
    `SELECT id, user_id AS who, created_at AS at FROM charges
      WHERE status IN ('due', 'charging', 'unknown', 'refused')`,
  )
  if (chargeId) await retryCharge(simulation.world.deps, { ...OPERATOR, chargeId })
}

/** A second operator approves a charge or refund, or two press at once. */
export async function approve(simulation: Simulation): Promise<void> {
  const approvalId = await pickRow(
    simulation,
    `SELECT id, person_id AS who, asked_at AS at FROM payment_approvals WHERE status = 'waiting'`,
  )
  if (!approvalId) return
  const { rows } = await simulation.world.deps.db.executeSql<{
    act: string
    subject_id: string
    amount_minor: number
  }>('SELECT act, subject_id, amount_minor FROM payment_approvals WHERE id = $1', [approvalId])
  const { act, subject_id: holdId, amount_minor: minor } = rows[0]!
  const before = simulation.decided.get(holdId)
  // as with one operator: the decision may be saved even if the process is killed
  if (act === 'capture') simulation.decided.set(holdId, minor)
  const press = () => approvePayment(simulation.world.deps, { ...APPROVER, approvalId })
  const presses = await Promise.allSettled(simulation.chance(30) ? [press(), press()] : [press()])
  const failed = presses.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
  const isDone = presses.some((press) => press.status === 'fulfilled' && !isRefused(press.value))
  if (act !== 'capture' || isDone) return
  if (before === undefined) simulation.decided.delete(holdId)
  else simulation.decided.set(holdId, before)
}
