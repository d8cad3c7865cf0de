import { afterAll, beforeAll, expect, test } from 'vitest'
import { createWorld, type World } from '../../../test/support/world.ts'

let world: World
const done: string[] = []
beforeAll(async () => {
  world = await createWorld()
  world.deps.jobs.define<{ owner: string }>('wishes.alert', async ({ owner }) => {
    done.push(owner)
  })
})
afterAll(() => world.close())

test('many jobs are added in one statement, at most one waiting job per key', async () => {
  const { db, jobs } = world.deps
  const job = (owner: string) => ({ data: { owner }, key: owner })
  const statements: string[] = []
  await db.transaction(async (tx) => {
    await jobs.enqueue(tx, 'wishes.alert', { owner: 'b' }, { key: 'b' })
    const executeSql: typeof tx.executeSql = (text, values) => {
      statements.push(text)
      return tx.executeSql(text, values)
    }
    await jobs.enqueueAll({ ...tx, executeSql }, 'wishes.alert', ['a', 'b', 'c', 'c'].map(job))
    await jobs.enqueueAll(tx, 'wishes.alert', [])
  })
  await world.runJobs()
  expect(statements).toHaveLength(1)
  expect(done.toSorted()).toEqual(['a', 'b', 'c'])
})
test('jobs of a transaction that fails are not added', async () => {
  const { db, jobs } = world.deps
  done.length = 0
  await expect(
    db.transaction(async (tx) => {
      await jobs.enqueueAll(tx, 'wishes.alert', [{ data: { owner: 'a' }, key: 'a' }])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await world.runJobs()
  expect(done).toEqual([])
})
test('jobs of a queue that the code no longer defines do not count', async () => {
  const { db, jobs } = world.deps
  const before = await jobs.state()
  await db.executeSql(`SELECT pgboss.create_queue('games.forget_words', '{"policy": "short"}')`)
  await db.executeSql(
    `INSERT INTO pgboss.job (name, start_after, state) VALUES
      ('games.forget_words', now() - interval '1 day', 'created'),
      ('games.forget_words', now() - interval '1 day', 'failed')`,
  )
  expect(await jobs.state()).toEqual(before)
})
