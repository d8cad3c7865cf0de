import { expect, test } from 'vitest'
import { SingleFlightCache } from './single-flight-cache.ts'

test('shares one computation between concurrent calls', async () => {
  const cache = new SingleFlightCache<number>({ ttlMs: 10_000, maxEntries: 10 })
  let computations = 0
  const compute = async () => ++computations
  expect(await Promise.all([cache.get('a', compute), cache.get('a', compute)])).toEqual([1, 1])
  expect(await cache.get('a', compute)).toBe(1)
})
test('does not store a computation that started before it was cleared', async () => {
  const cache = new SingleFlightCache<string>({ ttlMs: 10_000, maxEntries: 10 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const stale = cache.get('a', () => promise)
  cache.clear()
  resolve('before the write')
  expect(await stale).toBe('before the write')
  expect(await cache.get('a', async () => 'after the write')).toBe('after the write')
})
test('evicts the oldest entry beyond its size', async () => {
  const cache = new SingleFlightCache<number>({ ttlMs: 10_000, maxEntries: 2 })
  for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 1)
  expect(await cache.get('c', async () => 2)).toBe(1)
  expect(await cache.get('a', async () => 2)).toBe(2)
})
test('keeps neither failures nor values that should not be cached', async () => {
  const cache = new SingleFlightCache<number>({
    ttlMs: 10_000,
    maxEntries: 10,
    shouldCache: (value) => value > 1,
  })
  const failure = cache.get('a', async () => {
    throw new Error('database unavailable')
  })
  await expect(failure).rejects.toThrow('database unavailable')
  expect(await cache.get('a', async () => 1)).toBe(1)
  expect(await cache.get('a', async () => 2)).toBe(2)
  expect(await cache.get('a', async () => 3)).toBe(2)
})
test('computes every time when the TTL is 0', async () => {
  const cache = new SingleFlightCache<number>({ ttlMs: 0, maxEntries: 10 })
  expect(cache.enabled).toBe(false)
  expect(await cache.get('a', async () => 1)).toBe(1)
  expect(await cache.get('a', async () => 2)).toBe(2)
})
