import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HANDOFF_VALID } from '@tomogolf/domain/addresses/handoff'
import { DAY } from '@tomogolf/domain/time'
import { newSecret } from '../../../platform/security/ids.ts'
import { createAccountsWorld, type AccountsWorld } from '../../../../test/support/accounts-world.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

const JOIN = '/games/abcdefghij1234?join=1'

describe.each(ENGINES)('a handoff code on the %s database', (_engine, database) => {
  let world: AccountsWorld
  beforeAll(async () => {
    world = await createAccountsWorld({ db: await database() })
  })
  afterAll(() => world.close())
  const create = async (destination = JOIN, browser = world.browser()) => {
    const { status, body } = await browser.post('/api/auth/handoff', { destination })
    expect(status).toBe(201)
    return String(body.code)
  }
  const redeem = (code: string, browser = world.browser()) =>
    browser.post('/api/auth/handoff/redeem', { code })
  const rows = async () =>
    (await world.deps.db.executeSql<Record<string, unknown>>('SELECT * FROM handoffs')).rows

  it('carries the started join to another browser, without a session', async () => {
    const inApp = await world.signedIn('ana@example.com'),
      system = world.browser()
    const answer = await redeem(await create(JOIN, inApp), system)
    expect([answer.status, answer.body]).toEqual([200, { destination: JOIN }])
    expect([answer.cookies, system.cookies]).toEqual([{}, {}])
    expect((await system.get('/api/auth/me')).status).toBe(401)
  })
  it('neither replaces nor ends the session of the browser where it is planted', async () => {
    const attacker = await world.signedIn('eve@example.com'),
      victim = await world.signedIn('vic@example.com')
    const before = { ...victim.cookies }
    const answer = await redeem(await create(JOIN, attacker), victim)
    expect([answer.status, answer.cookies, victim.cookies]).toEqual([200, {}, before])
    expect((await victim.get('/api/auth/me')).body.email).toBe('vic@example.com')
  })
  it('stores the hash of the code and the destination, and no user', async () => {
    const ben = await world.signedIn('ben@example.com')
    const code = await create(JOIN, ben)
    const stored = await rows()
    expect(Object.keys(stored[0]!).sort()).toEqual(['destination', 'expires_at', 'hash'])
    expect(JSON.stringify(stored)).not.toContain(code)
    expect(JSON.stringify(stored)).not.toContain(ben.userId)
  })
  it('is refused the second time', async () => {
    const code = await create()
    expect((await redeem(code)).status).toBe(200)
    const replay = await redeem(code)
    expect([replay.status, replay.body.code]).toEqual([400, 'INVALID_TOKEN'])
  })
  it.each([
    ['one millisecond before', HANDOFF_VALID - 1, 200],
    ['at the instant of', HANDOFF_VALID, 200],
    ['one millisecond after', HANDOFF_VALID + 1, 410],
  ] as const)('%s its expiry', async (_name, wait, status) => {
    const code = await create()
    world.later(wait)
    expect((await redeem(code)).status).toBe(status)
    // an expired code is gone too
    expect((await redeem(code)).status).toBe(400)
  })
  it.each([
    'https://evil.example/',
    '//evil.example/games',
    '/\\evil.example',
    '/%2e%2e//evil.example',
    'javascript:alert(1)',
    `/${'a'.repeat(600)}`,
    '/reset-password?token=abc',
    '/continue?code=abc',
  ])('is not issued for %s', async (destination) => {
    const { status, body } = await world.browser().post('/api/auth/handoff', { destination })
    expect([status, body.code]).toEqual([400, 'VALIDATION_ERROR'])
  })
  it('does not lead away from the site by a row that was changed', async () => {
    const code = await create()
    await world.deps.db.executeSql("UPDATE handoffs SET destination = '//evil.example'")
    expect((await redeem(code)).body.code).toBe('INVALID_TOKEN')
  })
  it('is not redeemed by a page of another site, nor by a link', async () => {
    const code = await create()
    const foreign = await world
      .browser()
      .post('/api/auth/handoff/redeem', { code }, { origin: 'https://evil.example' })
    const link = await world.browser().get(`/api/auth/handoff/redeem?code=${code}`)
    expect([foreign.status, link.status >= 400]).toEqual([403, true])
    expect((await redeem(code)).status).toBe(200)
  })
  it('cannot be guessed: other codes of its form, its hash and parts of it are refused', async () => {
    const code = await create()
    const { hash } = (await rows()).at(-1) as { hash: string }
    for (const guess of [newSecret(), code.slice(0, -1), `${code}A`, hash, '', '%'])
      expect((await redeem(guess)).status).toBe(400)
    expect((await redeem(code)).status).toBe(200)
  })
  it('is redeemed once by ten concurrent calls', async () => {
    const code = await create()
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(400)])
  })
  it('is deleted by the clean-up once it has expired, and not before', async () => {
    await world.deps.db.executeSql('DELETE FROM handoffs')
    await create()
    world.later(HANDOFF_VALID)
    await eraseClass(world.deps, 'handoffs', world.deps.clock.now())
    expect(await rows()).toHaveLength(1)
    world.later(DAY)
    await eraseClass(world.deps, 'handoffs', world.deps.clock.now())
    expect(await rows()).toEqual([])
  })
})
