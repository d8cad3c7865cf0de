import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import { artRoutes } from './art.routes.ts'

const app = Fastify()
await app.register(artRoutes)
afterAll(() => app.close())
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('a course’s picture', () => {
  test('is an immutable SVG of the requested size', async () => {
    const answer = await get('/art/boso-misaki-640x376.svg?t=seaside')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('image/svg+xml')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.body).toMatch(
      /^<svg[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]*viewBox="0 0 640 376"/,
    )
  })
  test('is deterministic, and depends on terrain and focus', async () => {
    const [a, again, mountain, focus] = await Promise.all(
      ['?t=seaside', '?t=seaside', '?t=mountain', '?t=seaside&f=30'].map((query) =>
        get(`/art/boso-misaki-640x376.svg${query}`),
      ),
    )
    expect(again!.body).toBe(a!.body)
    expect(mountain!.body).not.toBe(a!.body)
    expect(focus!.body).not.toBe(a!.body)
  })
  test('is answered with 304 when the client has it', async () => {
    const { headers } = await get('/art/boso-misaki-640x376.svg?t=seaside')
    const again = await get('/art/boso-misaki-640x376.svg?t=seaside', {
      'if-none-match': String(headers.etag),
    })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })
  test('is compressed for clients that accept it', async () => {
    const plain = await get('/art/boso-misaki-320x188.svg?t=parkland')
    const packed = await get('/art/boso-misaki-320x188.svg?t=parkland', {
      'accept-encoding': 'gzip, br',
    })
    expect(packed.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  })
  test.each([
    ['a size that pages do not use', '/art/boso-misaki-641x376.svg?t=seaside'],
    ['an unknown terrain', '/art/boso-misaki-640x376.svg?t=moon'],
    ['a focus outside the picture', '/art/boso-misaki-640x376.svg?f=100'],
    ['a focus that is no number', '/art/boso-misaki-640x376.svg?f=x'],
    ['an unknown annotation', '/art/boso-misaki-640x376.svg?a=all'],
    ['a name with signs that slugs lack', '/art/Boso%3Cscript%3E-640x376.svg'],
    ['another kind of file', '/art/boso-misaki-640x376.png'],
  ])('does not exist for %s', async (_name, url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

test('a crest depends on the user id', async () => {
  const [one, other] = await Promise.all([
    get('/crest/p0000000000001.svg'),
    get('/crest/p0000000000002.svg'),
  ])
  expect(one.statusCode).toBe(200)
  expect(one.body).not.toBe(other.body)
  expect((await get('/crest/no%20id.svg')).statusCode).toBe(404)
})

test('contour lines have their own colour: a file cannot inherit one', async () => {
  const { body, statusCode } = await get('/contour/footer-1440x420.svg')
  expect(statusCode).toBe(200)
  expect(body).not.toContain('currentColor')
  expect((await get('/contour/footer-1x1.svg')).statusCode).toBe(404)
})

describe('a locator map', () => {
  const OHARA = '/locator/35.2561,140.3857-720x380.svg?l=en'
  test('is an immutable SVG with the places around and the distance', async () => {
    const answer = await get(`${OHARA}&from=station-tokyo`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.body).toContain('>73 km<')
    for (const name of ['Tokyo Station', 'Narita International Airport', 'Mobara Station', 'CHIBA'])
      expect(answer.body).toContain(`>${name}<`)
    expect((await get(`${OHARA}&from=station-tokyo`)).body).toBe(answer.body)
    expect(Buffer.byteLength(answer.body)).toBeLessThan(20_000)
  })
  test('names places in the language of the page', async () => {
    const { body } = await get('/locator/35.2561,140.3857-360x300.svg?l=ja&from=station-tokyo')
    expect(body).toContain('>東京駅<')
    expect(body).toContain('>千葉<')
  })
  test('has no line without an origin', async () => {
    expect((await get(OHARA)).body).not.toContain('km<')
  })
  test.each([
    ['another country', '/locator/51.5072,000.1276-720x380.svg?l=en'],
    ['a place outside Japan', '/locator/20.0000,140.0000-720x380.svg?l=en'],
    ['a size that pages do not use', '/locator/35.2561,140.3857-721x380.svg?l=en'],
    ['an unknown language', '/locator/35.2561,140.3857-720x380.svg?l=fr'],
    ['no language', '/locator/35.2561,140.3857-720x380.svg'],
    ['an unknown origin', '/locator/35.2561,140.3857-720x380.svg?l=en&from=station-atlantis'],
    ['an exact position', '/locator/35.25611,140.38571-720x380.svg?l=en'],
    ['no position', '/locator/boso-misaki-720x380.svg?l=en'],
  ])('does not exist for %s', async (_name, url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})
