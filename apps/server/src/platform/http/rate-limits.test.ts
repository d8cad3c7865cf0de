import { afterEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../test/support/world.ts'

let world: World
afterEach(() => world.close())
const logIn = (email: string) =>
  world.call('POST /api/auth/login', {
    body: { email, password: 'wrong-Password-1', recaptchaToken: 'development' },
  })

test("refuses the eleventh login to one account within a minute, in the caller's language", async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'true' } })
  for (let i = 0; i < 10; i++) expect((await logIn('emily@example.com')).status).toBe(401)
  const refused = await world.call('POST /api/auth/login', {
    body: {
      email: 'EMILY@example.com ',
      password: 'wrong-Password-1',
      recaptchaToken: 'development',
    },
    headers: { 'accept-language': 'ja' },
  })
  expect(refused.status).toBe(429)
  expect(refused.body).toMatchObject({
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/[ぁ-ん]/),
  })
  expect((await logIn('marcus@example.com')).status).toBe(401)
})

test('limits the accounts that one address can try', async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'true' } })
  const responses = await Promise.all(
    Array.from({ length: 110 }, (_, i) => logIn(`guest${i}@example.com`)),
  )
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('limits guesses at login codes from one address, over all accounts', async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'true' } })
  const guesses = await Promise.all(
    Array.from({ length: 35 }, (_, i) =>
      world.call('POST /api/auth/login-by-code', {
        body: { email: `guest${i}@example.com`, code: '123456', recaptchaToken: 'development' },
      }),
    ),
  )
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('limits guesses at handoff codes, and new codes, from one address', async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'true' } })
  const statuses = async (call: string, body: object) =>
    (await Promise.all(Array.from({ length: 25 }, () => world.call(call, { body })))).map(
      ({ status }) => status,
    )
  const guesses = await statuses('POST /api/auth/handoff/redeem', { code: 'x'.repeat(43) })
  expect(guesses.filter((status) => status === 429)).toHaveLength(5)
  expect(guesses.filter((status) => status === 400)).toHaveLength(20)
  const codes = await statuses('POST /api/auth/handoff', { destination: '/games' })
  expect(codes.filter((status) => status === 429)).toHaveLength(5)
})
