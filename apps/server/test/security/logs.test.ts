import { describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { createLogger } from '../../src/platform/telemetry/log.ts'
import { scrub } from '../../src/platform/telemetry/log-scrub.ts'
import { hostGame, join, newPerson, PASSWORD } from '../support/people.ts'
import { NOON, createWorld } from '../support/world.ts'
import { cpuTime } from '../support/cpu-time.ts'

/** A logger that collects its lines. */
function collectLog(secrets: readonly string[] = []) {
  const lines: string[] = []
  return {
    lines,
    log: createLogger('debug', false, secrets, { write: (line) => lines.push(line) }),
  }
}

describe('the log never contains', () => {
  test.each([
    ['an email address', 'duplicate key (email)=(emily.tester+golf@example.co.jp)', 'emily'],
    ['a key of the provider', 'Invalid API Key provided: sk_live_51Abc', 'sk_live_51Abc'],
    ['a webhook secret', 'whsec_12345678 does not fit', 'whsec_1'],
    ['a session', 'tomogolf_session=Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmFyYmF6Zm9vYmF', 'Zm9v'],
    ['a link', 'GET /verify-email?token=abc123&lang=ja', 'abc123'],
    ['a check-in code', '/check-in/0123456789abcd/K7M2P9QX', 'K7M2'],
    ['a card number', '"4242 4242 4242 4242" was typed', '4242'],
    ['a phone number', 'to +819012345678 failed', '8190'],
    ['a server login', 'connect postgresql://golf:hunter2@db:5432/golf', 'hunter2'],
    ['a password hash', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA', 'c2FsdA'],
    ['a payment secret', 'pi_3Abc_secret_Xyz12345', 'Xyz12345'],
  ])('%s', (_what, text, piece) => {
    const { log, lines } = collectLog()
    log.error({ err: new Error(text), deep: { list: [text] } }, text)
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain(piece)
    expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50 })
  })
  test("this installation's own secrets, in any form", () => {
    const { log, lines } = collectLog(['correct horse battery staple'])
    log.warn({ problem: 'decrypting with correct horse battery staple' })
    expect(lines[0]).toContain('decrypting with [secret]')
  })
  test('ids, times, amounts and error codes stay readable', () => {
    const line =
      '{"level":30,"time":1795183880451,"hold":"0123456789abcd","requestId":"7c9e6679-7425-40de-944b-e07fc1f90ae7","intent":"pi_3OaBcDeFgHiJkLmN","amount":13000,"code":"ECONNREFUSED"}'
    expect(scrub(line)).toBe(line)
  })
  test('scrubs very long lines in linear time', async () => {
    const work = await cpuTime(() => {
      for (const sign of ['a', '1', '+', '@', 'a@', '/', ':', '://', '1 '])
        scrub(sign.repeat(200_000))
    })
    expect(work).toBeLessThan(5_000)
  })
})

test('logs no personal data and no secrets in a run with errors', async () => {
  const { log, lines } = collectLog()
  const world = await createWorld({ log, env: { RATE_LIMITS: 'false' } })
  const host = await newPerson(world, 'Kenjisan'),
    guest = await newPerson(world, 'Emilysan')
  const gameId = await hostGame(world, host, NOON + hours(5))
  await join(world, guest, gameId)
  const { code } = (
    await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie })
  ).body
  await world.call(`POST /api/games/${gameId}/check-in`, {
    cookie: guest.cookie,
    body: { code: 'K7M2P9QX' },
  })
  await world.call(`POST /api/games/${gameId}/check-in`, { cookie: guest.cookie, body: { code } })
  // a position: accepted, refused, and with the database away
  const body = { latitude: 35.6817231, longitude: 139.7649361, accuracy: 12 }
  const confirm = () =>
    world.call(`POST /api/games/${gameId}/location`, { cookie: guest.cookie, body })
  await confirm()
  await world.deps.db.script('ALTER TABLE presence_locations RENAME TO locations_away')
  await confirm()
  await world.deps.db.script('ALTER TABLE locations_away RENAME TO presence_locations')
  await world.call('POST /api/auth/login', {
    body: { email: guest.email, password: 'Secret-Password-1', recaptchaToken: 'development' },
  })
  // the parser's error message quotes a truncated body
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${guest.email}","password":"Secret-Password-1"`,
  })
  await world.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'content-type': 'application/json' },
    payload: 'Secret-Password-1',
  })
  await world.app.inject({ method: 'GET', url: `/api/auth/verify-email?token=${'t'.repeat(43)}` })
  // the database and the provider fail
  await world.deps.db.script('ALTER TABLE sessions RENAME TO sessions_away')
  await world.call('POST /api/auth/login', {
    body: { email: guest.email, password: PASSWORD, recaptchaToken: 'development' },
  })
  await world.deps.db.script('ALTER TABLE sessions_away RENAME TO sessions')
  world.emulator.faults.add({ kind: 'server_error', times: 3 })
  await world.call('POST /api/payment-methods/setup-intent', { cookie: guest.cookie })
  await world.runJobs()
  await world.close()

  const text = lines.join('')
  expect(lines.length).toBeGreaterThan(20)
  expect(text).toContain('request failed')
  const session = /tomogolf_session=([\w-]+)/.exec(guest.cookie)![1]!
  for (const piece of [
    guest.email,
    host.email,
    'Emilysan',
    'Tester',
    PASSWORD,
    'Secret-Password-1',
    session,
    code,
    'K7M2P9QX',
    '4242424242424242',
    '312345678',
    'tttttttt',
    '1990-04-01',
    'Misaki-cho',
    '35.68',
    '139.76',
  ])
    expect(text, piece).not.toContain(piece)
  expect(text).not.toMatch(/[\w.+-]+@example\.com|sk_test_|whsec_/)
})
