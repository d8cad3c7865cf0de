import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { hasSessionCookie, sessionOf } from '../../src/modules/accounts/sessions/session.hook.ts'
import { site } from '../../src/web/site.plugin.ts'
import { newAdministrator } from '../support/administrator.ts'
import { courseTable } from '../support/course-table.ts'
import { hostGame, join as joinGame, must, newPerson, type Person } from '../support/people.ts'
import { createWorld, NOON, type World } from '../support/world.ts'

const ORIGIN = 'https://tomogolf.example'
let world: World, kenji: Person
beforeAll(async () => {
  // longer than this file runs: only facts drop a page
  world = await createWorld({
    db: (await courseTable(NOON)).db,
    env: { RESPONSE_CACHE_TTL_MS: '60000', ORIGIN },
    extend: (app) => {
      void app.register(async (pages) => {
        await site(pages, {
          root: join(import.meta.dirname, '../../../web'),
          dev: false,
          origin: ORIGIN,
          sessionOf,
          hasSession: hasSessionCookie,
          now: () => world?.clock.now() ?? NOON,
          csp: { connect: [], script: [], frame: [] },
          cacheTtlMs: 60_000,
        })
      })
    },
  })
  kenji = await newPerson(world, 'Kenji')
  await hostGame(world, kenji, NOON + 3 * DAY)
})
afterAll(() => world.close())

const get = (url: string, headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url, headers })
const PAGES = ['/', '/games', '/golf-courses', '/faq', '/login']
const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=30'
/** How often the API was asked while `act` ran: a page from the cache asks nothing. */
async function callsOf(act: () => Promise<unknown>): Promise<number> {
  const inject = vi.spyOn(world.app, 'inject')
  await act()
  const calls = (inject.mock.calls as unknown as [{ url: string }][]).filter(([{ url }]) =>
    url.startsWith('/api/'),
  )
  inject.mockRestore()
  return calls.length
}

describe('a page for visitors without a session', () => {
  test.each(PAGES)(
    '%s has the same bytes for all of them, without any of a request',
    async (url) => {
      const [one, two] = await Promise.all([
        get(url, { 'user-agent': 'one', 'x-forwarded-for': '203.0.113.7', cookie: 'a=b' }),
        get(url, {
          'user-agent': 'two',
          referer: 'https://news.example/',
          cookie: 'tomogolf_device=x',
        }),
      ])
      expect(one.statusCode).toBe(200)
      expect(two.body).toBe(one.body)
      for (const { headers } of [one, two]) {
        expect(headers['cache-control']).toBe(SHARED)
        expect(headers.vary).toBe('accept-encoding, accept-language')
        for (const name of ['set-cookie', 'x-request-id', 'x-server-time'])
          expect(headers).not.toHaveProperty(name)
      }
      expect(one.body).not.toMatch(/nonce=|203\.0\.113|news\.example/)
    },
  )
  test('has a strong tag for each encoding, and 304', async () => {
    const plain = await get('/faq')
    const br = await get('/faq', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/faq', { 'accept-encoding': 'gzip' })
    expect(String(brotliDecompressSync(br.rawPayload))).toBe(plain.body)
    expect(String(gunzipSync(gzip.rawPayload))).toBe(plain.body)
    const tags = [plain, br, gzip].map(({ headers }) => String(headers.etag))
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
    const again = await get('/faq', { 'accept-encoding': 'br', 'if-none-match': `W/${tags[1]}` })
    expect([
      again.statusCode,
      again.body,
      again.headers.etag,
      again.headers['cache-control'],
    ]).toEqual([304, '', tags[1], SHARED])
    expect((await get('/faq', { 'if-none-match': '"another"' })).statusCode).toBe(200)
    expect((await get('/faq', { 'accept-encoding': 'br;q=0, gzip' })).headers).toMatchObject({
      'content-encoding': 'gzip',
    })
  })
  test('is rendered once for a hundred simultaneous requests', async () => {
    const calls = await callsOf(async () => {
      const pages = await Promise.all(
        Array.from({ length: 100 }, () => get('/games?region=kyushu&lang=ko')),
      )
      expect(new Set(pages.map(({ body }) => body)).size).toBe(1)
    })
    expect(calls).toBeGreaterThan(0)
    expect(calls).toBeLessThan(10)
    expect(await callsOf(() => get('/games?region=kyushu&lang=ko'))).toBe(0)
  })
})

describe('a session', () => {
  test('decides before the cache: interleaved requests never mix', async () => {
    const hana = await newPerson(world, 'Hana')
    const kinds = [
      { cookie: kenji.cookie, says: '"email":"kenji@', not: 'hana@' },
      { cookie: hana.cookie, says: '"email":"hana@', not: 'kenji@' },
      { cookie: undefined, says: '["/api/auth/me"],null]', not: '"email"' },
    ]
    const requests = Array.from({ length: 90 }, (_, index) => ({
      kind: kinds[index % 3]!,
      url: ['/games', '/faq', '/golf-courses'][Math.floor(index / 3) % 3]!,
    }))
    const answers = await Promise.all(
      requests.map(async ({ kind, url }) => ({
        kind,
        response: await get(url, kind.cookie ? { cookie: kind.cookie } : {}),
      })),
    )
    for (const { kind, response } of answers) {
      expect(response.statusCode).toBe(200)
      expect(response.body).toContain(kind.says)
      expect(response.body).not.toContain(kind.not)
      expect(response.headers['cache-control']).toBe(kind.cookie ? 'private, no-store' : SHARED)
      expect('etag' in response.headers).toBe(!kind.cookie)
    }
  })
  test('that has ended, or is junk, is not answered from the cache either', async () => {
    for (const cookie of ['tomogolf_session=junk', `tomogolf_session=${'x'.repeat(43)}; lang=ja`]) {
      const { headers, statusCode } = await get('/faq', { cookie })
      expect([statusCode, headers['cache-control'], headers.etag]).toEqual([
        200,
        'private, no-store',
        undefined,
      ])
    }
  })
  test('gets 200, not 304, for the tag of the visitors’ page', async () => {
    const { headers } = await get('/games')
    const own = await get('/games', {
      cookie: kenji.cookie,
      'if-none-match': String(headers.etag),
    })
    expect([own.statusCode, own.headers['cache-control']]).toEqual([200, 'private, no-store'])
  })
})

describe('languages', () => {
  const langOf = (body: string) => /<html lang="([^"]+)"/.exec(body)?.[1]
  test('never mix, in parallel', async () => {
    const asked = Array.from({ length: 60 }, (_, index) => ['en', 'ja', 'ko', 'zh'][index % 4]!)
    const pages = await Promise.all(
      asked.map((language, index) =>
        index % 3 === 0
          ? get(`/faq?lang=${language}`, { 'accept-language': 'fr' })
          : index % 3 === 1
            ? get('/faq', { 'accept-language': `${language}-XX,en;q=0.5` })
            : get('/faq', { cookie: `lang=${language}`, 'accept-language': 'en' }),
      ),
    )
    expect(pages.map(({ body }) => langOf(body)?.slice(0, 2))).toEqual(asked)
  })
  test('vary by the header only where it decided; a saved choice is not stored by shared caches', async () => {
    const headersOf = async (url: string, headers: Record<string, string>) => {
      const { headers: sent } = await get(url, headers)
      return [sent['cache-control'], sent.vary]
    }
    expect(await headersOf('/faq?lang=ja', { cookie: 'lang=ko' })).toEqual([
      SHARED,
      'accept-encoding',
    ])
    expect(await headersOf('/faq', { 'accept-language': 'ja' })).toEqual([
      SHARED,
      'accept-encoding, accept-language',
    ])
    expect(await headersOf('/faq', { cookie: 'lang=ko' })).toEqual([
      'private, no-cache',
      'accept-encoding',
    ])
  })
  test('junk in the header is English', async () => {
    for (const junk of ['', ',,,', 'x'.repeat(2000), '*', 'xx-YY;q=2', '../../ja', 'en\tja'])
      expect(langOf((await get('/faq', { 'accept-language': junk })).body)).toBe('en')
  })
})

describe('cache poisoning', () => {
  test('headers of a request do not change what others get', async () => {
    const clean = (await get('/golf-courses')).body
    const forwarded = { 'x-forwarded-proto': 'http', 'x-forwarded-port': '81' }
    for (const headers of [
      { host: 'evil.example' },
      { 'x-forwarded-host': 'evil.example', ...forwarded },
      { forwarded: 'host=evil.example;proto=http' },
      { 'x-original-url': '/login', 'x-rewrite-url': '/login' },
      { 'x-http-method-override': 'POST' },
      { range: 'bytes=0-9' },
      { cookie: 'lang=<script>; tomogolf=1; =; lang' },
      { cookie: 'x'.repeat(4000) },
      { 'accept-encoding': 'x'.repeat(500) },
      { accept: 'application/json' },
      { origin: 'https://evil.example', referer: 'https://evil.example/' },
      { 'x-user-email': 'kenji@example.com' },
      { authorization: 'Bearer x' },
    ]) {
      const first = await get('/golf-courses?lang=zh&price=unknown', headers as never)
      expect(first.statusCode).toBe(200)
      expect(first.body).not.toContain('evil.example')
      expect((await get('/golf-courses', headers as never)).body).toBe(clean)
    }
    expect((await get('/golf-courses?lang=zh&price=unknown')).body).not.toContain('evil.example')
  })
  test('unknown parameters share the page of its address, sorted', async () => {
    const page = await get('/games?region=kanto&skill=all_levels')
    const calls = await callsOf(async () => {
      for (const url of [
        '/games?skill=all_levels&region=kanto',
        '/games?utm_source=news&region=kanto&skill=all_levels',
        '/games?region=kanto&skill=all_levels&x[]=1&x[]=2&__proto__=1&constructor=2',
        `/games?region=kanto&skill=all_levels&junk=${'x'.repeat(3000)}`,
      ])
        expect((await get(url)).body).toBe(page.body)
    })
    expect(calls).toBe(0)
  })
  test.each([
    '/games?region=kanto&region=kyushu',
    '/games?lang=ja&lang=en',
    '/games?lang=xx',
    '/games?near=35.681,139.767',
    `/golf-courses?q=${'x'.repeat(400)}`,
    '/%66aq',
    '/faq/',
    '/verify-email?token=abc',
    '/reset-password?token=abc',
    '/check-in/abc/def',
    '/my-games',
    '/nowhere',
    '/golf-courses/no-such-course',
    '/games/no-such-game/shared',
  ])('%s is not kept', async (url) => {
    const { headers, statusCode } = await get(url)
    expect([200, 301, 302, 307, 308, 404]).toContain(statusCode)
    expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', undefined])
  })
  test('what a parameter says is escaped and stays in its own address', async () => {
    const attack = `/golf-courses?q=${encodeURIComponent('"></script><script>alert(1)</script>')}`
    const page = await get(attack)
    expect(page.body).not.toContain('<script>alert(1)')
    expect((await get('/golf-courses')).body).not.toContain('alert(1)')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).not.toContain(createHash('sha256').update('alert(1)').digest('base64'))
  })
})

describe('a page changes with its facts', () => {
  const tagOf = async (url: string) => String((await get(url)).headers.etag)
  test('a new game, a guest, a cancellation', async () => {
    const mei = await newPerson(world, 'Mei')
    const list = await tagOf('/games')
    const id = await hostGame(world, kenji, NOON + 4 * DAY)
    const withGame = await tagOf('/games')
    expect(withGame).not.toBe(list)
    const shared = `/games/${id}/shared`
    const [open, home] = [await tagOf(shared), await tagOf('/')]
    must(await joinGame(world, mei, id))
    const joined = await tagOf(shared)
    expect(joined).not.toBe(open)
    must(await world.call(`POST /api/games/${id}/cancel`, { cookie: kenji.cookie, body: {} }))
    expect(await tagOf('/games')).not.toBe(withGame)
    expect(await tagOf(shared)).not.toBe(joined)
    expect(await tagOf('/')).not.toBe(home)
  })
  test('a course and a setting', async () => {
    const admin = await newAdministrator(world)
    const [course] = (
      await world.call<{ courses: { id: string; holes: number }[] }>('GET /api/golf-courses')
    ).body.courses
    const pages = [`/golf-courses/${course!.id}`, '/golf-courses']
    const before = await Promise.all(pages.map(tagOf))
    must(
      await world.call(`PATCH /api/admin/courses/${course!.id}`, {
        cookie: admin.cookie,
        body: { changes: { holes: 99 }, seen: { holes: course!.holes }, reason: 'Corrected' },
      }),
    )
    const after = await Promise.all(pages.map(tagOf))
    expect(after.filter((tag, index) => tag !== before[index])).toHaveLength(2)
    const faq = await tagOf('/faq')
    must(
      await world.call('PUT /api/admin/settings', {
        cookie: admin.cookie,
        body: {
          settings: [{ settingKey: 'platform_fee_base_usd', settingValue: '50' }],
          reason: 'New season',
        },
      }),
    )
    expect(await tagOf('/faq')).not.toBe(faq)
  })
  test('after a write that changes nothing of it, it is not rendered again', async () => {
    const faq = await get('/faq')
    await hostGame(world, kenji, NOON + 6 * DAY)
    expect((await get('/faq')).headers.etag).toBe(faq.headers.etag)
  })
  test('ten seconds later it shows the new time', async () => {
    const before = await get('/games')
    world.at(NOON + 9_000)
    expect((await get('/games')).headers.etag).toBe(before.headers.etag)
    world.at(NOON + 10_000)
    const after = await get('/games')
    expect(after.headers.etag).not.toBe(before.headers.etag)
    expect(after.body).toContain(`"now":${NOON + 10_000}`)
  })
})
