import { afterEach, expect, test } from 'vitest'
import { createWorld, type World } from '../../../test/support/world.ts'

let w: World
afterEach(() => w.close())
const logIn = (email: string) =>
  w.call('POST /api/auth/login', {
    body: { email, password: 'wrong-Password-1', recaptchaToken: 'development' },
  })

test("the eleventh try at one account within a minute is refused in the caller's language", async () => {
  w = await createWorld({ env: { RATE_LIMITS: 'true' } })
  for (let i = 0; i < 10; i++) expect((await logIn('emily@example.com')).status).toBe(401)
  const refused = await w.call('POST /api/auth/login', {
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

test('one address cannot try many accounts', async () => {
  w = await createWorld({ env: { RATE_LIMITS: 'true' } })
  const answers = await Promise.all(
    Array.from({ length: 110 }, (_, i) => logIn(`guest${i}@example.com`)),
  )
  expect(answers.filter((a) => a.status === 429)).toHaveLength(10)
})
