import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from './site.plugin.ts'

/** A build with the structure of Vite's, and a renderer that echoes its input. */
const RENDERER = `export async function render(r) {
  if (r.url.pathname === '/old') return { status: 307, location: '/new', html: '' }
  const answer = r.url.pathname === '/game' ? await r.fetcher('/api/who') : null
  return { status: r.url.pathname === '/none' ? 404 : 200, html: '<html>' + JSON.stringify({ language: r.language, origin: r.origin, now: r.now, path: r.url.href, answer, files: r.assets('src/entry-client.tsx', 'phrases-ja') }) + '</html>' }
}
export const sharedAddress = () => null
export const inlineScripts = ['start()']
export const scriptElements = (files, entries) => '<script>' + entries.join() + '</script>'
export const manifest = async (lang) => ({ lang })`
const MANIFEST = {
  'src/entry-client.tsx': {
    file: 'assets/entry-1.js',
    imports: ['_vendor.js'],
    css: ['assets/entry-1.css'],
  },
  '_vendor.js': { file: 'assets/vendor-1.js', name: 'vendor' },
  '_phrases-ja-1.js': {
    file: 'assets/phrases-ja-1.js',
    name: 'phrases-ja',
    imports: ['_vendor.js'],
  },
}

let root: string
let app: FastifyInstance
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(root, 'dist/client/.vite'), { recursive: true })
  mkdirSync(join(root, 'dist/client/assets/admin'), { recursive: true })
  mkdirSync(join(root, 'dist/server'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'dist/client/.vite/manifest.json'), JSON.stringify(MANIFEST))
  writeFileSync(
    join(root, 'dist/client/.vite/manifest-admin.json'),
    JSON.stringify({ '../admin/src/entry.tsx': { file: 'assets/admin/admin-1.js' } }),
  )
  writeFileSync(join(root, 'dist/client/assets/entry-1.js'), 'console.log(1)')
  writeFileSync(join(root, 'dist/client/assets/admin/admin-1.js'), 'console.log(2)')
  writeFileSync(join(root, 'dist/client/sw.js'), '/* worker */')
  writeFileSync(join(root, 'dist/server/entry-server.js'), RENDERER)
  app = Fastify()
  app.get('/api/who', (request, reply) => {
    if (request.headers.cookie) reply.header('set-cookie', 'sid=renewed; Path=/')
    return { cookie: request.headers.cookie ?? null, language: request.headers['accept-language'] }
  })
  await app.register(site, {
    root,
    dev: false,
    origin: 'https://tomogolf.example',
    now: () => Date.parse('2026-11-20T02:20:00Z'),
    sessionOf: async (request) =>
      request.headers.cookie?.includes('admin')
        ? { isAdmin: true }
        : request.headers.cookie?.includes('user')
          ? { isAdmin: false }
          : null,
    hasSession: (request) => request.headers.cookie?.includes('sid=') === true,
    cacheTtlMs: 1000,
    csp: { connect: ['http://127.0.0.1:12111'], script: ['https://js.example'], frame: [] },
  })
})
afterAll(async () => {
  await app.close()
  rmSync(root, { recursive: true })
})
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const said = (body: string) =>
  JSON.parse(body.slice(6, -7)) as {
    language: string
    origin: string
    now: number
    path: string
    answer: { status: number; body: unknown } | null
    files: { js: string[]; css: string[] }
  }

test("serves the app manifest in the page's language and revalidates it", async () => {
  const answer = await app.inject({
    url: '/app.webmanifest?lang=ko',
    headers: { 'accept-language': 'ja' },
  })
  expect([answer.headers['content-type'], answer.headers['cache-control'], answer.json()]).toEqual([
    'application/manifest+json; charset=utf-8',
    'no-cache',
    { lang: 'ko' },
  ])
  expect(
    (await app.inject({ url: '/app.webmanifest', headers: { 'accept-language': 'ja' } })).json(),
  ).toEqual({ lang: 'ja' })
})

describe('a page', () => {
  test('has the status of its content', async () => {
    expect((await get('/')).statusCode).toBe(200)
    expect((await get('/none')).statusCode).toBe(404)
    const moved = await get('/old')
    expect([moved.statusCode, moved.headers.location]).toEqual([307, '/new'])
  })
  test('runs only the inline scripts of the template, what they load, and configured external sources', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update('start()').digest('base64')
    expect(policy).toContain(
      `script-src 'sha256-${hash}' 'strict-dynamic' 'self' https://js.example`,
    )
    expect(policy).toContain(`connect-src 'self' http://127.0.0.1:12111`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).not.toContain('unsafe-inline')
  })
  test('is private; a session’s is not stored, others are revalidated; it carries the server time', async () => {
    const { headers } = await get('/')
    expect(headers['cache-control']).toBe('private, no-cache')
    expect((await get('/', { cookie: 'sid=user' })).headers['cache-control']).toBe(
      'private, no-store',
    )
    expect(headers['x-server-time']).toBe('2026-11-20T02:20:00.000Z')
  })
  test('is in the language of the URL, else the saved one, else the browser’s', async () => {
    expect(said((await get('/?lang=ko', { cookie: 'lang=ja' })).body).language).toBe('ko')
    expect(
      said((await get('/', { cookie: 'a=b; lang=ja', 'accept-language': 'zh' })).body).language,
    ).toBe('ja')
    expect(said((await get('/', { 'accept-language': 'zh-CN,zh;q=0.9' })).body).language).toBe('zh')
  })
  test('uses the configured origin with any Host header', async () => {
    const page = said((await get('//evil.example/x', { host: 'evil.example' })).body)
    expect([page.origin, page.path]).toEqual([
      'https://tomogolf.example',
      'https://tomogolf.example/evil.example/x',
    ])
  })
  test('reads its data with the visitor’s session and passes a renewed cookie on', async () => {
    const answer = await get('/game', { cookie: 'sid=user', 'accept-language': 'ja' })
    expect(said(answer.body).answer).toEqual({
      status: 200,
      body: { cookie: 'sid=user', language: 'ja' },
    })
    expect(answer.headers['set-cookie']).toEqual(['sid=renewed; Path=/'])
  })
  test('finds the built files of modules and named chunks with their imports', async () => {
    expect(said((await get('/')).body).files).toEqual({
      js: ['/assets/entry-1.js', '/assets/vendor-1.js', '/assets/phrases-ja-1.js'],
      css: ['/assets/entry-1.css'],
    })
  })
})

describe('files', () => {
  test('with a hash in their name are immutable, others are revalidated', async () => {
    expect((await get('/assets/entry-1.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
  })
  test('that describe the build are not served', async () => {
    expect((await get('/.vite/manifest.json')).headers['content-type']).toContain('text/html')
  })
  test('the shell for offline use is an empty page that loads the app', async () => {
    const shell = await get('/shell')
    expect(shell.body).toContain('<body><script>/assets/entry-1.js</script></body>')
  })
})

describe('the admin app', () => {
  test.each([
    [
      'redirects a visitor to the login, with a way back',
      '/towkay/users',
      undefined,
      '/login?redirectTo=%2Ftowkay%2Fusers',
    ],
    [
      'keeps the search of the page in the way back',
      '/towkay/users?search=ana',
      undefined,
      '/login?redirectTo=%2Ftowkay%2Fusers%3Fsearch%3Dana',
    ],
    ['redirects a user to the games', '/towkay/users', 'sid=user', '/games'],
    ['decodes the path', '/%74owkay/users', 'sid=user', '/games'],
    ['ignores a trailing slash', '/towkay/', undefined, '/towkay'],
  ])('%s', async (_name, url, cookie, location) => {
    const answer = await get(url, cookie ? { cookie } : {})
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
  })
  test('has a public login redirect and pages for administrators', async () => {
    expect((await get('/towkay')).statusCode).toBe(200)
    expect((await get('/towkay/users', { cookie: 'sid=admin' })).statusCode).toBe(200)
  })
  test('serves its files to administrators only', async () => {
    expect((await get('/assets/admin/admin-1.js')).statusCode).toBe(404)
    expect((await get('/assets/admin/admin-1.js', { cookie: 'sid=user' })).statusCode).toBe(404)
    expect((await get('/%61ssets/%61dmin/admin-1.js')).statusCode).toBe(404)
    const file = await get('/assets/admin/admin-1.js', { cookie: 'sid=admin' })
    expect([file.statusCode, file.headers['cache-control']]).toEqual([
      200,
      'private, max-age=31536000, immutable',
    ])
  })
  test.each(['/admin', '/admin/users', '/%61dmin/users'])('%s redirects to it', async (url) => {
    expect((await get(url)).headers.location).toBe('/towkay/dashboard')
  })
})
