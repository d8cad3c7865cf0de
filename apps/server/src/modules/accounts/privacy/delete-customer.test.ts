import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { must, newPerson } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
const customersOf = (userId: string) =>
  [...world.emulator.state.customers.values()].filter(
    (customer) => 'metadata' in customer && customer.metadata.user === userId,
  ).length

test('deleting an account deletes its customer and cards at the card provider, with retries', async () => {
  const emily = await newPerson(world, 'Emily')
  const cards = () =>
    [...world.emulator.state.paymentMethods.values()].filter((method) => method.customer !== null)
      .length
  expect([customersOf(emily.id), cards()]).toEqual([1, 1])
  world.emulator.faults.add({
    kind: 'server_error',
    method: 'DELETE',
    path: '/v1/customers/*',
    times: 2,
  })
  must(await world.call('DELETE /api/account', { cookie: emily.cookie }))
  await world.runJobs()
  expect(customersOf(emily.id)).toBe(1)
  // a retry is due by the clock of the database, which is ahead of the world's
  world.at(Math.max(world.clock.now(), Date.now()))
  for (let day = 1; customersOf(emily.id) > 0 && day < 5; day++) {
    world.at(world.clock.now() + DAY)
    await world.runJobs()
  }
  expect([customersOf(emily.id), cards()]).toEqual([0, 0])
  expect(
    (await world.deps.db.executeSql('SELECT 1 FROM card_customers WHERE user_id = $1', [emily.id]))
      .rows,
  ).toEqual([])
})
test('the job completes when the provider has already deleted the customer', async () => {
  const marcus = await newPerson(world, 'Marcus')
  const {
    rows: [known],
  } = await world.deps.db.executeSql<{ customer_id: string }>(
    'SELECT customer_id FROM card_customers WHERE user_id = $1',
    [marcus.id],
  )
  await world.deps.cards.deleteCustomer(known!.customer_id)
  must(await world.call('DELETE /api/account', { cookie: marcus.cookie }))
  await world.runJobs()
  expect(await world.deps.jobs.state()).toMatchObject({ failed: 0, waiting: 0 })
})
test('deleting an account without a card makes no call to the provider', async () => {
  const kenji = await newPerson(world, 'Kenji', null),
    before = world.emulator.state.customers.size
  must(await world.call('DELETE /api/account', { cookie: kenji.cookie }))
  await world.runJobs()
  expect(world.emulator.state.customers.size).toBe(before)
})
