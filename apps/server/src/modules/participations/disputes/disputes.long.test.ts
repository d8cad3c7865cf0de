import { afterEach, describe, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { money } from '@tomogolf/domain/money'
import { auditOf, newAdministrator } from '../../../../test/support/administrator.ts'
import { closeReconciled, listCases } from '../../../../test/support/create-users.ts'
import {
  createChargedGame,
  deliverDisputes,
  deliverEvent,
  disputeEvents,
  readBalances,
  readChargeRow,
  readDisputes,
  readOwedRow,
} from '../../../../test/support/disputes.ts'
import { hostGame, join, must, newPerson } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { markPaidOut } from '../ledger/mark-paid-out.usecase.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { releaseJoining } from './release-joining.usecase.ts'
import { remindOfDisputes, watchDisputes } from './watch-disputes.usecase.ts'

let world: World
afterEach(() => closeReconciled(world))

const CHARGED = { provider: 13_000, platform_revenue: -3_000, owed_to_host: -10_000 }
const by = { operatorId: 'operator', ip: null, reason: 'A test.' }
const refund = async (transactionId: string, minor: number) =>
  refundTransaction(world.deps, { ...by, transactionId, amount: money(minor, 'USD') })
const operatorMails = async () => {
  await world.runJobs()
  const { rows } = await world.deps.db.executeSql<{ template: string }>(
    `SELECT template FROM outbox WHERE template LIKE 'dispute%' OR template = 'fraud_warning'
`,
  )
  return rows.map((row) => row.template).toSorted()
}

describe('a disputed no-show charge', () => {
  test('freezes the share of the host, and releases it when the dispute is won', async () => {
    world = await createWorld()
    const { host, gameId, intentId } = await createChargedGame(world)
    expect(await readBalances(world)).toEqual(CHARGED)
    const id = world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    expect(await readBalances(world)).toEqual({
      provider: -1_500,
      disputed: 13_000,
      dispute_fees: 1_500,
      platform_revenue: -3_000,
      owed_frozen: -10_000,
    })
    const owed = await readOwedRow(world, host)
    expect(owed.status).toBe('frozen')
    expect(await markPaidOut(world.deps, { ...by, transactionId: owed.id })).toEqual({
      refused: 'CHARGE_DISPUTED',
    })
    expect(await listCases(world, gameId)).toMatchObject([{ kind: 'dispute', status: 'open' }])

    world.emulator.decideDispute(id, 'won')
    await deliverDisputes(world)
    expect(await readBalances(world)).toEqual(CHARGED)
    expect(await readOwedRow(world, host)).toMatchObject({ status: 'pending' })
    expect(await markPaidOut(world.deps, { ...by, transactionId: owed.id })).toMatchObject({
      amount: { minor: 10_000 },
    })
    expect(await listCases(world, gameId)).toMatchObject([{ kind: 'dispute', status: 'accepted' }])
    expect(await operatorMails()).toEqual(['dispute_opened', 'dispute_won'])
  })

  test('reverses the share of the host when the dispute is lost', async () => {
    world = await createWorld()
    const { host, intentId } = await createChargedGame(world)
    const id = world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    world.emulator.decideDispute(id, 'lost')
    await deliverDisputes(world)
    expect(await readBalances(world)).toEqual({
      provider: -1_500,
      dispute_fees: 1_500,
      dispute_losses: 3_000,
      platform_revenue: -3_000,
    })
    expect(await readOwedRow(world, host)).toMatchObject({ status: 'refunded' })
    expect(await operatorMails()).toEqual(['dispute_lost', 'dispute_opened'])
  })

  test('attack: the host was paid out before the dispute, and the platform bears the loss', async () => {
    world = await createWorld()
    const { host, intentId } = await createChargedGame(world)
    const owed = await readOwedRow(world, host)
    await markPaidOut(world.deps, { ...by, transactionId: owed.id })
    const id = world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    expect(await readOwedRow(world, host)).toMatchObject({ status: 'successful' })
    expect(await readBalances(world)).not.toHaveProperty('owed_frozen')
    world.emulator.decideDispute(id, 'lost')
    await deliverDisputes(world)
    expect(await readBalances(world)).toEqual({
      provider: -1_500,
      dispute_fees: 1_500,
      dispute_losses: 13_000,
      platform_revenue: -3_000,
      paid_out: -10_000,
    })
    // the payout stays: what the host received is never claimed back by itself
    expect(await readOwedRow(world, host)).toMatchObject({ status: 'successful' })
  })

  test('attack: friendly fraud after a no-show blocks joining until an operator releases it', async () => {
    world = await createWorld()
    const { host, guest, intentId } = await createChargedGame(world)
    const next = await hostGame(world, host, world.clock.now() + 3 * DAY)
    const id = world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    world.emulator.decideDispute(id, 'lost')
    await deliverDisputes(world)
    expect(await join(world, guest, next)).toMatchObject({
      status: 403,
      body: { code: 'JOINING_BLOCKED' },
    })
    const [dispute] = await readDisputes(world)
    const admin = await newAdministrator(world)
    const release = { operatorId: admin.id, ip: null, reason: 'Paid by transfer.' }
    const disputeId = dispute!.id
    expect(await releaseJoining(world.deps, { ...release, disputeId })).toEqual({ success: true })
    expect(await releaseJoining(world.deps, { ...release, disputeId })).toEqual({
      refused: 'ALREADY_DONE',
    })
    expect(await auditOf(world, disputeId)).toMatchObject([
      { action: 'dispute.release_joining', reason: 'Paid by transfer.', actor_id: admin.id },
    ])
    expect((await join(world, guest, next)).status).toBe(200)
  })

  test('attack: the guest deletes the account after the loss and returns, and is still blocked', async () => {
    world = await createWorld()
    const { host, guest, intentId } = await createChargedGame(world)
    const next = await hostGame(world, host, world.clock.now() + 3 * DAY)
    world.emulator.decideDispute(world.emulator.openDispute(intentId), 'lost')
    await deliverDisputes(world)
    must(await world.call('DELETE /api/account', { cookie: guest.cookie }))
    // the address of these guests is made of their id
    const returned = await newPerson(world, guest.id)
    expect(returned.id).not.toBe(guest.id)
    expect((await join(world, returned, next)).body).toMatchObject({ code: 'JOINING_BLOCKED' })
    const disputeId = (await readDisputes(world))[0]!.id
    expect(await releaseJoining(world.deps, { ...by, disputeId })).toEqual({ success: true })
    expect((await join(world, returned, next)).status).toBe(200)
  })

  test.each([
    ['reversed', (events: object[]) => events.toReversed()],
    ['repeated', (events: object[]) => [...events, ...events, ...events]],
    ['only the last one', (events: object[]) => events.slice(-1)],
    ['only the first one', (events: object[]) => events.slice(0, 1)],
  ])('attack: events that arrive %s change nothing', async (_name, reorder) => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    world.emulator.decideDispute(world.emulator.openDispute(intentId), 'lost')
    for (const event of reorder(disputeEvents(world)))
      // a repeated delivery has another id, so that it is processed again
      await deliverEvent(world, { ...event, id: `evt_${Math.random()}` })
    await world.runJobs()
    expect(await readDisputes(world)).toMatchObject([{ status: 'lost' }])
    expect(await readBalances(world)).toEqual({
      provider: -1_500,
      dispute_fees: 1_500,
      dispute_losses: 3_000,
      platform_revenue: -3_000,
    })
  })

  test('refuses a refund while it is open and after it is lost, but not after it is won', async () => {
    world = await createWorld()
    const { guest, intentId } = await createChargedGame(world)
    const row = await readChargeRow(world, guest)
    const first = world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    expect(await refund(row, 1_000)).toEqual({ refused: 'CHARGE_DISPUTED' })
    world.emulator.decideDispute(first, 'won')
    await deliverDisputes(world)
    expect(await refund(row, 1_000)).toMatchObject({ status: 'refunded' })
    world.emulator.decideDispute(world.emulator.openDispute(intentId), 'lost')
    await deliverDisputes(world)
    expect(await refund(row, 1_000)).toEqual({ refused: 'CHARGE_DISPUTED' })
  })

  test('after a partial refund freezes and reverses only what is still owed', async () => {
    world = await createWorld()
    const { guest, intentId } = await createChargedGame(world)
    await refund(await readChargeRow(world, guest), 4_000)
    const id = world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    // the host bore 3,077 of the refund, in proportion
    expect(await readBalances(world)).toMatchObject({ owed_frozen: -6_923, disputed: 9_000 })
    world.emulator.decideDispute(id, 'lost')
    await deliverDisputes(world)
    expect(await readBalances(world)).toEqual({
      provider: -1_500,
      dispute_fees: 1_500,
      dispute_losses: 2_077,
      platform_revenue: -2_077,
    })
  })

  test('attack: a refunded charge is disputed, and the host loses nothing', async () => {
    world = await createWorld()
    const { guest, intentId } = await createChargedGame(world)
    await refund(await readChargeRow(world, guest), 13_000)
    const id = world.emulator.openDispute(intentId)
    await deliverDisputes(world)
    world.emulator.decideDispute(id, 'lost')
    await deliverDisputes(world)
    expect(await readBalances(world)).toEqual({
      provider: -14_500,
      dispute_fees: 1_500,
      dispute_losses: 13_000,
    })
  })

  test('of a part of the charge leaves the host the rest', async () => {
    world = await createWorld()
    const { host, intentId } = await createChargedGame(world)
    const id = world.emulator.openDispute(intentId, { amount: 4_000 })
    await deliverDisputes(world)
    expect(await readBalances(world)).toMatchObject({ owed_frozen: -10_000, disputed: 4_000 })
    world.emulator.decideDispute(id, 'lost')
    await deliverDisputes(world)
    expect(await readBalances(world)).toEqual({
      provider: 7_500,
      dispute_fees: 1_500,
      platform_revenue: -3_000,
      owed_to_host: -6_000,
    })
    const owed = await readOwedRow(world, host)
    expect(owed.status).toBe('pending')
    expect(await markPaidOut(world.deps, { ...by, transactionId: owed.id })).toMatchObject({
      amount: { minor: 6_000 },
    })
  })

  test.each([
    { end: 'won', amount: 13_000, frozen: -10_000 },
    // the bank took a part: the rest would be owed again
    { end: 'lost', amount: 4_000, frozen: -6_000 },
  ] as const)(
    'attack: is $end late, and what it leaves of the share stays frozen under the next dispute',
    async ({ end, amount, frozen }) => {
      world = await createWorld()
      const { intentId } = await createChargedGame(world)
      const first = world.emulator.openDispute(intentId, { amount })
      await deliverDisputes(world)
      world.emulator.decideDispute(first, end)
      const next = world.emulator.openDispute(intentId, { amount: 5_000 })
      for (const event of disputeEvents(world))
        if (JSON.stringify(event).includes(next)) await deliverEvent(world, event)
      await world.runJobs()
      expect(await readBalances(world)).toMatchObject({ owed_frozen: -10_000 })
      await deliverDisputes(world)
      expect(await readBalances(world)).toMatchObject({ owed_frozen: frozen })
      expect(await readBalances(world)).not.toHaveProperty('owed_to_host')
      world.emulator.decideDispute(next, 'won')
      await deliverDisputes(world)
      expect(await readBalances(world)).toMatchObject({ owed_to_host: frozen })
    },
  )
  test('is won after a later one was lost, which then takes its loss from the host', async () => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    const first = world.emulator.openDispute(intentId, { amount: 4_000 })
    const next = world.emulator.openDispute(intentId, { amount: 5_000 })
    await deliverDisputes(world)
    world.emulator.decideDispute(next, 'lost')
    await deliverDisputes(world)
    expect(await readBalances(world)).toMatchObject({ owed_frozen: -10_000 })
    world.emulator.decideDispute(first, 'won')
    await deliverDisputes(world)
    expect(await readBalances(world)).toMatchObject({ owed_to_host: -5_000 })
    expect(await readBalances(world)).not.toHaveProperty('owed_frozen')
  })

  test('that is only an inquiry moves no money, and is released when the bank closes it', async () => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    const id = world.emulator.openDispute(intentId, { inquiry: true })
    await deliverDisputes(world)
    expect(await readDisputes(world)).toMatchObject([{ status: 'inquiry' }])
    expect(await readBalances(world)).toEqual({
      provider: 13_000,
      platform_revenue: -3_000,
      owed_frozen: -10_000,
    })
    world.emulator.decideDispute(id, 'won')
    await deliverDisputes(world)
    expect(await readDisputes(world)).toMatchObject([{ status: 'closed' }])
    expect(await readBalances(world)).toEqual(CHARGED)
  })

  test('that escalates from an inquiry withdraws the money', async () => {
    world = await createWorld()
    const { gameId, intentId } = await createChargedGame(world)
    const id = world.emulator.openDispute(intentId, { inquiry: true })
    await deliverDisputes(world)
    world.emulator.decideDispute(id, 'escalate')
    await deliverDisputes(world)
    expect(await readDisputes(world)).toMatchObject([{ status: 'needs_response' }])
    expect(await readBalances(world)).toMatchObject({ disputed: 13_000, owed_frozen: -10_000 })
    expect(await listCases(world, gameId)).toMatchObject([{ kind: 'dispute', status: 'open' }])
  })
})

describe('the watch over disputes', () => {
  test('finds a dispute and its end although every webhook was lost', async () => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    const id = world.emulator.openDispute(intentId)
    await watchDisputes(world.deps)
    expect(await readDisputes(world)).toMatchObject([{ status: 'needs_response' }])
    world.at(world.clock.now() + 10 * DAY)
    world.emulator.decideDispute(id, 'won')
    await watchDisputes(world.deps)
    expect(await readDisputes(world)).toMatchObject([{ status: 'won' }])
    expect(await readBalances(world)).toEqual(CHARGED)
  })

  test('finds after a pause of months a dispute that was opened and lost in it', async () => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    await watchDisputes(world.deps)
    world.at(world.clock.now() + DAY)
    world.emulator.decideDispute(world.emulator.openDispute(intentId), 'lost')
    world.at(world.clock.now() + 100 * DAY)
    await watchDisputes(world.deps)
    expect(await readDisputes(world)).toMatchObject([{ status: 'lost' }])
    expect(await readBalances(world)).toMatchObject({ provider: -1_500 })
  })

  test('reminds operators 7, 3 and 1 days before the deadline, each once', async () => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    const opened = world.clock.now()
    world.emulator.openDispute(intentId, { dueInDays: 14 })
    await deliverDisputes(world)
    const deadline = Math.floor(opened / 1000) * 1000 + 14 * DAY
    const reminded: (number | null)[] = []
    for (const at of [-8, -7, -6.9, -3, -2, -1, -0.5, 0].map((days) => deadline + days * DAY)) {
      world.at(at)
      await remindOfDisputes(world.deps)
      await remindOfDisputes(world.deps)
      reminded.push((await readDisputes(world))[0]!.reminded)
    }
    expect(reminded).toEqual([null, 7, 7, 3, 3, 1, 1, 1])
    expect((await operatorMails()).filter((kind) => kind === 'dispute_deadline')).toHaveLength(3)
  })

  test('loses a dispute that was not answered in time', async () => {
    world = await createWorld()
    const { intentId } = await createChargedGame(world)
    world.emulator.openDispute(intentId, { dueInDays: 7 })
    await deliverDisputes(world)
    world.at(world.clock.now() + 7 * DAY + hours(1))
    await watchDisputes(world.deps)
    expect(await readDisputes(world)).toMatchObject([{ status: 'lost' }])
  })
})

test('an early fraud warning opens one case and mails operators once', async () => {
  world = await createWorld()
  const { gameId, intentId } = await createChargedGame(world)
  world.emulator.warnOfFraud(intentId)
  const [event] = disputeEvents(world)
  for (const id of ['evt_1', 'evt_2']) await deliverEvent(world, { ...event, id })
  await world.runJobs()
  expect(await listCases(world, gameId)).toMatchObject([
    { kind: 'fraud_warning', details: expect.stringContaining(intentId) },
  ])
  expect(await operatorMails()).toEqual(['fraud_warning'])
  expect(await readBalances(world)).toEqual(CHARGED)
})
