import { expect, test } from 'vitest'
import { Gathered } from './batch-loader.ts'

/** A reader that answers when told to. */
function reader() {
  const rounds: {
    keys: readonly number[]
    answer: (text: string) => void
    fail: (e: Error) => void
  }[] = []
  const gathered = new Gathered(
    (keys: readonly number[]) =>
      new Promise<string>((answer, fail) => {
        rounds.push({ keys, answer, fail })
      }),
  )
  return { rounds, gathered }
}
const turn = () => new Promise((done) => setImmediate(done))

test('who asks at the same time is answered by one reading, each key once', async () => {
  const { rounds, gathered } = reader()
  const answers = Promise.all([gathered.get([1, 2]), gathered.get([2, 3])])
  await turn()
  expect(rounds.map((r) => r.keys)).toEqual([[1, 2, 3]])
  rounds[0]!.answer('read')
  expect(await answers).toEqual(['read', 'read'])
})
test('who asks while something is being read is never given what was read before', async () => {
  const { rounds, gathered } = reader()
  const first = gathered.get([1])
  await turn()
  const second = gathered.get([1])
  await turn()
  rounds[0]!.answer('before')
  rounds[1]!.answer('after')
  expect([await first, await second]).toEqual(['before', 'after'])
})
test('two readings run at once, and everybody else waits for the next one together', async () => {
  const { rounds, gathered } = reader()
  for (const key of [1, 2]) {
    void gathered.get([key])
    await turn()
  }
  const waiting = [gathered.get([3]), gathered.get([4])]
  await turn()
  expect(rounds).toHaveLength(2)
  rounds[0]!.answer('')
  await turn()
  expect(rounds.map((r) => r.keys)).toEqual([[1], [2], [3, 4]])
  rounds[2]!.answer('next')
  expect(await Promise.all(waiting)).toEqual(['next', 'next'])
})
test('a reading that fails fails for those in it, and the next one is tried', async () => {
  const { rounds, gathered } = reader()
  const failing = gathered.get([1]).catch((e: Error) => e.message)
  await turn()
  rounds[0]!.fail(new Error('the database is away'))
  expect(await failing).toBe('the database is away')
  const next = gathered.get([1])
  await turn()
  rounds[1]!.answer('back')
  expect(await next).toBe('back')
})
