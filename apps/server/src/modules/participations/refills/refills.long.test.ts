import { afterEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { createHostAndGuests } from '../../../../test/support/create-users.ts'
import {
  hostGame,
  join,
  must,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'

let world: World
afterEach(() => world.close())
type Scene = { gameId: string; host: Person; late: Person; next: Person; third: Person }

/** A game with one seat, whose guest has left late. */
async function leftLate({ keepsFee = false } = {}): Promise<Scene> {
  world = await createWorld()
  if (keepsFee)
    await world.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ('refill_keeps_fee', 'on', now())`,
    )
  const { host, guests } = await createHostAndGuests(world, 3)
  const [late, next, third] = guests as [Person, Person, Person]
  const gameId = await hostGame(world, host, NOON + hours(40), { slots: 1 })
  must(await join(world, late, gameId))
  world.at(NOON + hours(2))
  must(await leave(late, gameId))
  return { gameId, host, late, next, third }
}
const leave = (guest: Person, gameId: string) =>
  world.call(`POST /api/games/${gameId}/leave`, {
    cookie: guest.cookie,
    body: { confirmPenalty: true },
  })
/** What the provider has returned to a guest's card. */
function refundedOf(guest: Person): number {
  const { charges, customers, paymentIntents } = world.emulator.state
  const own = [...customers.values()].find(
    (customer) => 'metadata' in customer && customer.metadata.user === guest.id,
  )
  return [...charges.values()]
    .filter(
      ({ payment_intent: intent }) => paymentIntents.get(String(intent))?.customer === own?.id,
    )
    .reduce((sum, charge) => sum + charge.amount_refunded, 0)
}
const takeSeat = async ({ gameId, next }: Scene) => {
  must(await join(world, next, gameId))
  // joining can no longer be undone
  world.at(world.clock.now() + minutes(61))
  await world.runJobs()
}
const owedTo = async (host: Person) =>
  (
    await world.deps.db.executeSql<{ owed: number }>(
      `SELECT COALESCE(-sum(amount_minor), 0)::int AS owed FROM ledger_entries
        WHERE account = 'owed_to_host' AND party_id = $1`,
      [host.id],
    )
  ).rows[0]!.owed
const expectBalanced = async () => expect((await auditLedger(world.deps)).discrepancies).toEqual([])

describe('a late leave whose seat is taken again', () => {
  test('is refunded whole, and the host is owed nothing for it', async () => {
    const scene = await leftLate()
    await world.runJobs()
    expect(readProviderTotals(world, scene.late)).toMatchObject({ captured: 13_000 })
    expect(await owedTo(scene.host)).toBe(10_000)
    await takeSeat(scene)
    expect(refundedOf(scene.late)).toBe(13_000)
    expect(await owedTo(scene.host)).toBe(0)
    await expectBalanced()
  })
  test('is refunded without the platform fee when the setting keeps it', async () => {
    const scene = await leftLate({ keepsFee: true })
    await takeSeat(scene)
    expect(refundedOf(scene.late)).toBe(10_000)
    expect(await owedTo(scene.host)).toBe(0)
    await expectBalanced()
  })
  test('is refunded once, also when the new guest leaves late and the seat is taken a third time', async () => {
    const scene = await leftLate()
    await takeSeat(scene)
    must(await leave(scene.next, scene.gameId))
    await takeSeat({ ...scene, next: scene.third })
    expect(refundedOf(scene.late)).toBe(13_000)
    expect(refundedOf(scene.next)).toBe(13_000)
    expect(await owedTo(scene.host)).toBe(0)
    await expectBalanced()
  })
  test('attack: by a guest who undoes the join is not refunded', async () => {
    const scene = await leftLate()
    must(await join(world, scene.next, scene.gameId))
    must(await leave(scene.next, scene.gameId))
    world.at(world.clock.now() + hours(2))
    await world.runJobs()
    expect(refundedOf(scene.late)).toBe(0)
    expect(await owedTo(scene.host)).toBe(10_000)
  })
  test('is not refunded before joining can no longer be undone', async () => {
    const scene = await leftLate()
    must(await join(world, scene.next, scene.gameId))
    world.at(world.clock.now() + minutes(60))
    await world.runJobs()
    expect(refundedOf(scene.late)).toBe(0)
    world.at(world.clock.now() + 1)
    await world.runJobs()
    expect(refundedOf(scene.late)).toBe(13_000)
  })
  test('from before the rule keeps its charge', async () => {
    const scene = await leftLate()
    await world.deps.db.executeSql('UPDATE participations SET refill_keeps_fee = NULL')
    await takeSeat(scene)
    expect(refundedOf(scene.late)).toBe(0)
  })
})

test('the page tells both outcomes before, and what became of it after', async () => {
  const scene = await leftLate()
  type Detail = {
    viewer: { refillRefund: object | null; participation: { refill: object } | null }
  }
  const viewerOf = async (guest: Person) =>
    must(await world.call<Detail>(`GET /api/games/${scene.gameId}`, { cookie: guest.cookie })).body
      .viewer
  const refund = { amount: 130, currency: 'USD' }
  expect((await viewerOf(scene.late)).participation?.refill).toEqual({ refund, takenAt: null })
  await takeSeat(scene)
  expect((await viewerOf(scene.next)).refillRefund).toEqual(refund)
  expect((await viewerOf(scene.late)).participation?.refill).toEqual({
    refund,
    takenAt: world.clock.iso(),
  })
  // joining has closed
  world.at(NOON + hours(36) + 1)
  expect((await viewerOf(scene.next)).refillRefund).toBeNull()
})

test('a late leave whose seat is given to the waiting list is refunded whole', async () => {
  world = await createWorld()
  const { host, guests } = await createHostAndGuests(world, 2)
  const [late, next] = guests as [Person, Person]
  const gameId = await hostGame(world, host, NOON + hours(40), { slots: 1 })
  must(await join(world, late, gameId))
  must(
    await world.call(`POST /api/games/${gameId}/waiting-list`, { cookie: next.cookie, body: {} }),
  )
  world.at(NOON + hours(4))
  must(await leave(late, gameId))
  await world.runJobs()
  expect(readProviderTotals(world, late)).toMatchObject({ captured: 13_000 })
  world.at(NOON + hours(7))
  await world.runJobs()
  expect(refundedOf(late)).toBe(13_000)
  expect(await owedTo(host)).toBe(0)
  await expectBalanced()
})
