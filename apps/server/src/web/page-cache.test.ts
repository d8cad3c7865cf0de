import { expect, test, vi } from 'vitest'
import { CachedPage, PageCache } from './page-cache.ts'
import type { Rendering } from './render-page.ts'

const LIMITS = { ttlMs: 60_000, maxEntries: 3, maxBytes: 100_000 }
const rendering = (html: string, changes: Partial<Rendering> = {}): Rendering => ({
  status: 200,
  html,
  cookies: [],
  isLimited: false,
  isShareable: true,
  answers: new Map([['/api/games', 'digest']]),
  ...changes,
})
/** `render` counts; the facts are unchanged unless `changed` says otherwise. */
const workOf = (html: string, changed = false) => {
  const render = vi.fn<() => Promise<Rendering>>(async () => rendering(html))
  return { render, isUnchanged: vi.fn<() => Promise<boolean>>(async () => !changed) }
}
const textOf = async (page: CachedPage | Rendering) =>
  page instanceof CachedPage ? String(await page.identity()) : `not shared: ${page.html}`

test('a hundred simultaneous requests of a page render it once', async () => {
  const cache = new PageCache(LIMITS)
  const work = workOf('page')
  const pages = await Promise.all(Array.from({ length: 100 }, () => cache.get('en /', 0, work)))
  expect(work.render).toHaveBeenCalledTimes(1)
  expect(new Set(pages).size).toBe(1)
  expect(cache.known('en /', 0)).toBe(pages[0])
})
test('after a write the facts are compared, and only changed ones render the page again', async () => {
  const cache = new PageCache(LIMITS)
  const first = await cache.get('en /', 0, workOf('old'))
  cache.invalidate()
  expect(cache.known('en /', 0)).toBeUndefined()
  const same = workOf('new')
  expect(await cache.get('en /', 0, same)).toBe(first)
  expect([same.render.mock.calls.length, same.isUnchanged.mock.calls.length]).toEqual([0, 1])
  expect(cache.known('en /', 0)).toBe(first)
  cache.invalidate()
  expect(await textOf(await cache.get('en /', 0, workOf('new', true)))).toBe('new')
})
test('a later time renders the page again', async () => {
  const cache = new PageCache(LIMITS)
  await cache.get('en /', 0, workOf('old'))
  expect(cache.known('en /', 10_000)).toBeUndefined()
  expect(await textOf(await cache.get('en /', 10_000, workOf('later')))).toBe('later')
})
test('a request after a write does not get work that began before it', async () => {
  const cache = new PageCache(LIMITS)
  let finish = (_: Rendering) => {}
  const slow = cache.get('en /', 0, {
    isUnchanged: async () => false,
    render: () =>
      new Promise<Rendering>((resolve) => {
        finish = resolve
      }),
  })
  await Promise.resolve()
  cache.invalidate()
  const after = cache.get('en /', 0, workOf('after the write'))
  expect(await textOf(await after)).toBe('after the write')
  finish(rendering('before the write'))
  await slow
  // the late result is stored as one to be compared, never as a current one
  expect(cache.known('en /', 0)).toBeUndefined()
})
test('what is not shareable goes to the requests that wait and is not stored', async () => {
  const cache = new PageCache(LIMITS)
  const missing = { ...workOf(''), render: async () => rendering('404', { isShareable: false }) }
  expect(await textOf(await cache.get('en /none', 0, missing))).toBe('not shared: 404')
  expect(cache.size.entries).toBe(0)
  const broken = { ...workOf(''), render: () => Promise.reject(new Error('database')) }
  await expect(cache.get('en /', 0, broken)).rejects.toThrow('database')
  expect(await textOf(await cache.get('en /', 0, workOf('page')))).toBe('page')
})
test('numbers and bytes are bounded; the least recently used page goes first', async () => {
  const cache = new PageCache(LIMITS)
  for (const path of ['/a', '/b', '/c']) await cache.get(path, 0, workOf(path))
  cache.known('/a', 0)
  await cache.get('/d', 0, workOf('/d'))
  expect(['/a', '/b', '/c', '/d'].filter((path) => cache.known(path, 0))).toEqual([
    '/a',
    '/c',
    '/d',
  ])
  const noise = () => Array.from({ length: 18_000 }, () => Math.random().toString(36)[2]).join('')
  for (const path of ['/x', '/y', '/z']) await cache.get(path, 0, workOf(noise()))
  expect(cache.size.bytes).toBeLessThanOrEqual(LIMITS.maxBytes)
  expect(cache.size.entries).toBeGreaterThan(0)
})
test('encodings of a page decode to the same bytes', async () => {
  const page = await CachedPage.of('<html>ゴルフ</html>')
  const { gunzipSync, brotliDecompressSync } = await import('node:zlib')
  expect([
    String(brotliDecompressSync(page.br)),
    String(gunzipSync(await page.gzip())),
    String(await page.identity()),
  ]).toEqual(Array.from({ length: 3 }, () => '<html>ゴルフ</html>'))
})
