import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { money } from '@tomogolf/domain/money'
import { STUCK_AFTER } from '@tomogolf/domain/payments/stuck'
import { hours, minutes } from '@tomogolf/domain/time'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { captureHold, releaseHold } from '../holds/decide-hold.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { listCases } from '../../../../test/support/create-users.ts'
import { must } from '../../../../test/support/people.ts'
import { reportStuckPayments } from './report-stuck-payments.usecase.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

const context = new ActContext()
const BY = { operatorId: 'operator000001', ip: null, reason: 'looked into it' }
const usd = (minor: number) => money(minor, 'USD')
beforeEach(() => context.open())
afterAll(() => context.world.close())

const failCalls = (path: string) =>
  context.world.emulator.faults.add({
    kind: 'server_error',
    stored: false,
    method: 'POST',
    path,
    times: 10_000,
  })
const stuckCases = async (gameId: string) =>
  (await listCases(context.world, gameId))
    .filter((row) => row.kind === 'payment_stuck')
    .map((row) => row.status)
const status = async () =>
  (
    must(await context.call('GET /api/admin/system-status'))
      .body as ResultOf<'GET /api/admin/system-status'>
  ).probes.find((probe) => probe.name === 'provider')!

/** Each kind of decision that the provider does not carry out, with its call. */
const DECISIONS: Record<
  string,
  { path: string; decide(): Promise<{ gameId: string; result: object }> }
> = {
  refund: {
    path: '/v1/refunds',
    decide: async () => {
      const { paid } = await context.leaveLate()
      const { game_id } = await context.queryOne<{ game_id: string }>(
        'SELECT game_id FROM transactions WHERE id = $1',
        [paid],
      )
      failCalls('/v1/refunds')
      const result = await refundTransaction(context.world.deps, {
        ...BY,
        transactionId: paid,
        amount: usd(2000),
      })
      return { gameId: game_id, result }
    },
  },
  capture: {
    path: '/v1/payment_intents/*/capture',
    decide: async () => {
      const { gameId, holdId } = await context.seatGuestAndCancel()
      failCalls('/v1/payment_intents/*/capture')
      const result = await captureHold(context.world.deps, { ...BY, holdId, amount: usd(4500) })
      return { gameId, result }
    },
  },
  release: {
    path: '/v1/payment_intents/*/cancel',
    decide: async () => {
      const { gameId, holdId } = await context.seatGuestAndCancel()
      failCalls('/v1/payment_intents/*/cancel')
      return { gameId, result: await releaseHold(context.world.deps, { ...BY, holdId }) }
    },
  },
}

describe.each(Object.entries(DECISIONS))('a %s without an answer', (name, { decide }) => {
  test('is shown as retrying, becomes a case after 30 minutes, and closes it with its result', async () => {
    const { world } = context
    const { gameId, result } = await decide()
    expect(result).toMatchObject(
      name === 'refund' ? { status: 'retrying' } : { progress: 'retrying' },
    )
    expect((await status()).state).toBe('degraded')
    const decided = world.clock.now()
    for (const [age, cases] of [
      [STUCK_AFTER - 1, []],
      [STUCK_AFTER, ['open']],
      [STUCK_AFTER + 1, ['open']],
    ] as const) {
      world.at(decided + age)
      await reconcile(world.deps)
      await reportStuckPayments(world.deps)
      expect(await stuckCases(gameId)).toEqual(cases)
    }
    expect(await status()).toMatchObject({
      state: 'failing',
      facts: { stuckPayments: 1 },
      lastError: { problem: { code: 'payments_stuck', count: 1 } },
    })
    world.emulator.faults.clear()
    await reconcile(world.deps)
    await reportStuckPayments(world.deps)
    expect(await stuckCases(gameId)).toEqual(['accepted'])
    world.at(world.clock.now() + minutes(16))
    expect((await status()).state).toBe('ok')
  })
})

test('a case that an operator closed is not opened again while the payment is still stuck', async () => {
  const { world } = context
  const { gameId } = await DECISIONS.refund!.decide()
  world.at(world.clock.now() + STUCK_AFTER)
  await reportStuckPayments(world.deps)
  const [open] = await listCases(world, gameId)
  must(
    await context.call(`POST /api/admin/cases/${open!.id}/decide`, {
      outcome: 'accepted',
      reason: 'The bank knows.',
    }),
  )
  world.at(world.clock.now() + hours(1))
  await reportStuckPayments(world.deps)
  expect(await stuckCases(gameId)).toEqual(['accepted'])
})

test('a refund whose 500 the provider replays for a day is made under another key at once', async () => {
  const { world } = context
  const { paid, guest } = await context.leaveLate()
  world.emulator.faults.add({ kind: 'server_error', method: 'POST', path: '/v1/refunds', times: 1 })
  await refundTransaction(world.deps, { ...BY, transactionId: paid, amount: usd(2000) })
  await world.runJobs()
  world.at(world.clock.now() + minutes(5))
  await reconcile(world.deps)
  const made = [...world.emulator.state.refunds.values()]
  expect(made.map((refund) => refund.amount)).toEqual([2000])
  expect(
    await context.queryOne('SELECT status, attempt FROM refunds WHERE user_id = $1', [guest.id]),
  ).toEqual({ status: 'refunded', attempt: 2 })
})

test('records of failed calls are deleted after a month', async () => {
  const { world } = context
  await DECISIONS.refund!.decide()
  const count = async () =>
    (await context.queryOne<{ n: number }>('SELECT count(*)::int AS n FROM failed_provider_calls'))
      .n
  expect(await count()).toBeGreaterThan(0)
  world.at(world.clock.now() + hours(24 * 30))
  await eraseClass(world.deps, 'failed_calls', world.clock.now())
  expect(await count()).toBeGreaterThan(0)
  world.at(world.clock.now() + 1)
  await eraseClass(world.deps, 'failed_calls', world.clock.now())
  expect(await count()).toBe(0)
})
