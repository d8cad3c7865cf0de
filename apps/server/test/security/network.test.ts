import { connect } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { createWorld, type World } from '../support/world.ts'

let world: World
afterEach(() => world.close())
const listen = () => world.app.listen({ port: 0, host: '127.0.0.1' })

describe('the address of a visitor', () => {
  const addressOf = async (forwarded: string, remoteAddress = '10.1.2.3') => {
    const answer = await world.app.inject({
      method: 'GET',
      url: '/test/address',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    })
    return answer.body
  }
  const open = async (TRUST_PROXY: string) => {
    world = await createWorld({
      env: { TRUST_PROXY },
      extend: (app) =>
        app.get(
          '/test/address',
          { config: { guard: 'public', limit: 'none' } },
          (request) => request.ip,
        ),
    })
  }
  test.each([
    ['false', '6.6.6.6', '10.1.2.3'],
    // the visitor wrote 6.6.6.6, the proxy appended the address that it saw
    ['1', '6.6.6.6, 198.51.100.7', '198.51.100.7'],
    ['1', '6.6.6.6, 5.5.5.5, 198.51.100.7', '198.51.100.7'],
    ['2', '6.6.6.6, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['10.0.0.0/8', '6.6.6.6, 198.51.100.7, 10.9.9.9', '198.51.100.7'],
    ['192.168.0.0/16', '6.6.6.6, 198.51.100.7', '10.1.2.3'],
  ])(
    'attack: with TRUST_PROXY %s a forged X-Forwarded-For %s counts as %s',
    async (proxies, forwarded, expected) => {
      await open(proxies)
      expect(await addressOf(forwarded)).toBe(expected)
    },
  )
  test('attack: a visitor who reaches the port directly is not a proxy', async () => {
    await open('1')
    for (const direct of ['203.0.113.9', '2001:db8::9', '172.32.0.1'])
      expect(await addressOf('6.6.6.6', direct)).toBe(direct)
    for (const proxy of ['127.0.0.1', '::ffff:10.0.0.1', 'fd00::1'])
      expect(await addressOf('198.51.100.7', proxy)).toBe('198.51.100.7')
  })
})

describe('a slow sender', () => {
  test.each([
    ['headers', 'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: 1\r\n'],
    [
      'a body',
      'POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":"',
      'a',
    ],
  ])('attack: of %s gets 408 after the stated time', async (_, begin, drop) => {
    world = await createWorld({ env: { REQUEST_TIMEOUT_MS: '500' } })
    const { port } = new URL(await listen())
    const socket = connect(Number(port), '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes: Buffer) => {
      answer += bytes.toString()
    })
    socket.on('error', () => {})
    socket.write(begin)
    const dripping = setInterval(() => socket.write(drop), 100)
    await new Promise((done) => {
      socket.on('close', done)
    })
    clearInterval(dripping)
    expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  })
})

describe('a request from another site', () => {
  test('attack: with a forged Host header that matches its origin is refused', async () => {
    world = await createWorld({ env: { ORIGIN: 'https://golf.example', TRUST_PROXY: '1' } })
    const send = (headers: Record<string, string>) =>
      world.call<{ code: string }>('POST /api/auth/logout', { headers })
    const forged: Record<string, string>[] = [
      { origin: 'https://evil.example', host: 'evil.example' },
      {
        origin: 'https://evil.example',
        host: 'golf.example',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
      },
    ]
    for (const headers of forged)
      expect(await send(headers)).toMatchObject({ status: 403, body: { code: 'BAD_ORIGIN' } })
    expect((await send({ origin: 'https://golf.example', host: '10.0.0.5' })).status).not.toBe(403)
  })
})

describe('metrics', () => {
  const TOKEN = 'a token of thirty characters..'
  const status = async (headers?: Record<string, string>) =>
    (await world.call('GET /metrics', headers ? { headers } : {})).status
  test('need the token, where one is set', async () => {
    world = await createWorld({ env: { METRICS_TOKEN: TOKEN } })
    expect([
      await status(),
      await status({ authorization: 'Bearer another token, as long as it' }),
      await status({ authorization: `Bearer ${TOKEN}` }),
    ]).toEqual([401, 401, 200])
  })
  test('are served at their own port only, where one is set', async () => {
    world = await createWorld({ env: { METRICS_PORT: '19464' } })
    await listen()
    expect(await status()).toBe(404)
    const own = await fetch('http://127.0.0.1:19464/metrics')
    expect([own.status, await own.text()]).toEqual([200, expect.stringContaining('database_up 1')])
    expect((await fetch('http://127.0.0.1:19464/api/games')).status).toBe(404)
  })
})
