import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { must, newPerson } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'

let w: World
beforeAll(async () => {
  w = await createWorld()
})
afterAll(() => w.close())
const customersOf = (userId: string) =>
  [...w.emulator.state.customers.values()].filter(
    (c) => 'metadata' in c && c.metadata.user === userId,
  ).length

test('deleting an account deletes its customer and cards at the card provider, with retries', async () => {
  const emily = await newPerson(w, 'Emily')
  const cards = () =>
    [...w.emulator.state.paymentMethods.values()].filter((m) => m.customer !== null).length
  expect([customersOf(emily.id), cards()]).toEqual([1, 1])
  w.emulator.faults.add({
    kind: 'server_error',
    method: 'DELETE',
    path: '/v1/customers/*',
    times: 2,
  })
  must(await w.call('DELETE /api/account', { cookie: emily.cookie }))
  await w.runJobs()
  expect(customersOf(emily.id)).toBe(1)
  for (let day = 1; customersOf(emily.id) > 0 && day < 5; day++) {
    w.at(w.clock.now() + DAY)
    await w.runJobs()
  }
  expect([customersOf(emily.id), cards()]).toEqual([0, 0])
  expect(
    (await w.deps.db.executeSql('SELECT 1 FROM card_customers WHERE user_id = $1', [emily.id]))
      .rows,
  ).toEqual([])
})
test('a customer that the provider has already deleted completes the job', async () => {
  const marcus = await newPerson(w, 'Marcus')
  const {
    rows: [known],
  } = await w.deps.db.executeSql<{ customer_id: string }>(
    'SELECT customer_id FROM card_customers WHERE user_id = $1',
    [marcus.id],
  )
  await w.deps.cards.deleteCustomer(known!.customer_id)
  must(await w.call('DELETE /api/account', { cookie: marcus.cookie }))
  await w.runJobs()
  expect(await w.deps.jobs.state()).toMatchObject({ failed: 0, waiting: 0 })
})
test('deleting an account without a card makes no call to the provider', async () => {
  const kenji = await newPerson(w, 'Kenji', null),
    before = w.emulator.state.customers.size
  must(await w.call('DELETE /api/account', { cookie: kenji.cookie }))
  await w.runJobs()
  expect(w.emulator.state.customers.size).toBe(before)
})
