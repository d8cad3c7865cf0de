import { expect, test } from 'vitest'
import { BatchLoader, batched } from './batch-loader.ts'

/** A loader whose batches are settled by the test. */
function createLoader() {
  const batches: {
    keys: readonly number[]
    resolve: (text: string) => void
    reject: (error: Error) => void
  }[] = []
  const loader = new BatchLoader(
    (keys: readonly number[]) =>
      new Promise<string>((resolve, reject) => {
        batches.push({ keys, resolve, reject })
      }),
  )
  return { batches, loader }
}
const nextTurn = () => new Promise((done) => setImmediate(done))

test('loads concurrent keys in one batch, each key once', async () => {
  const { batches, loader } = createLoader()
  const results = Promise.all([loader.load([1, 2]), loader.load([2, 3])])
  await nextTurn()
  expect(batches.map((batch) => batch.keys)).toEqual([[1, 2, 3]])
  batches[0]!.resolve('loaded')
  expect(await results).toEqual(['loaded', 'loaded'])
})
test('never answers a call with a batch that was sent before it', async () => {
  const { batches, loader } = createLoader()
  const first = loader.load([1])
  await nextTurn()
  const second = loader.load([1])
  await nextTurn()
  batches[0]!.resolve('before')
  batches[1]!.resolve('after')
  expect([await first, await second]).toEqual(['before', 'after'])
})
test('runs two batches at once and collects the other keys in the next one', async () => {
  const { batches, loader } = createLoader()
  for (const key of [1, 2]) {
    void loader.load([key])
    await nextTurn()
  }
  const waiting = [loader.load([3]), loader.load([4])]
  await nextTurn()
  expect(batches).toHaveLength(2)
  batches[0]!.resolve('')
  await nextTurn()
  expect(batches.map((batch) => batch.keys)).toEqual([[1], [2], [3, 4]])
  batches[2]!.resolve('next')
  expect(await Promise.all(waiting)).toEqual(['next', 'next'])
})
test('fails the callers of a failed batch and sends the next one', async () => {
  const { batches, loader } = createLoader()
  const failing = loader.load([1]).catch((error: Error) => error.message)
  await nextTurn()
  batches[0]!.reject(new Error('database unavailable'))
  expect(await failing).toBe('database unavailable')
  const next = loader.load([1])
  await nextTurn()
  batches[1]!.resolve('back')
  expect(await next).toBe('back')
})
test('batched reads each database with its own batches', async () => {
  const read = batched(async (db: { name: string }, keys: readonly number[]) => ({
    from: db.name,
    keys,
  }))
  const [one, other] = [{ name: 'one' }, { name: 'other' }]
  expect(await Promise.all([read(one, [1]), read(other, [2]), read(one, [3])])).toEqual([
    { from: 'one', keys: [1, 3] },
    { from: 'other', keys: [2] },
    { from: 'one', keys: [1, 3] },
  ])
})
