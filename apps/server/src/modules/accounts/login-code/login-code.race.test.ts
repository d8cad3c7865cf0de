import { afterAll, beforeAll, expect, it } from 'vitest'
import { LOGIN_CODE_TRIES } from '@tomogolf/domain/sign-in/login-code'
import { MINUTE } from '@tomogolf/domain/time'
import { createAccountsWorld, type AccountsWorld } from '../../../../test/support/accounts-world.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createAccountsWorld({
    db: await databaseForRaces(),
  })
})
afterAll(() => world.close())

const captcha = { recaptchaToken: 'development' }
const twenty = <T>(work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 20 }, (_, i) => work(i)))
async function codeFor(email: string): Promise<string> {
  const { user } = await world.account({ email })
  await world.browser().post('/api/auth/login-code', { email, ...captcha })
  await world.deps.jobs.runDue()
  return world.mails('login_code', user.id)[0]!.code
}
const enter = (email: string, code: string) =>
  world.browser().post('/api/auth/login-by-code', { email, code, ...captcha })

it('twenty guesses at once are five tries', async () => {
  const code = await codeFor('guess@example.com')
  const answers = await twenty((i) =>
    enter('guess@example.com', String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0')),
  )
  const counted = answers.filter(({ body }) => body.code === 'LOGIN_CODE_WRONG')
  // the fifth is told that no try is left
  expect(counted).toHaveLength(LOGIN_CODE_TRIES - 1)
  const { rows } = await world.deps.db.executeSql<{ tries: number }>(
    'SELECT tries FROM login_codes',
  )
  expect(rows).toEqual([{ tries: LOGIN_CODE_TRIES }])
  expect((await enter('guess@example.com', code)).status).toBe(410)
})

it('a code of an address that is changed at the same moment starts no session', async () => {
  const code = await codeFor('leaving@example.com')
  let answer: ReturnType<typeof enter> | undefined
  await world.deps.db.transaction(async (tx) => {
    await tx.executeSql(`SELECT id FROM users WHERE email = 'leaving@example.com' FOR UPDATE`)
    answer = enter('leaving@example.com', code)
    await expect
      .poll(
        async () =>
          (
            await world.deps.db.executeSql(
              `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
            )
          ).rows.length,
      )
      .toBe(1)
    await tx.executeSql(
      `UPDATE users SET email = 'moved@example.com' WHERE email = 'leaving@example.com'`,
    )
  })
  expect((await answer!).body.code).toBe('LOGIN_CODE_EXPIRED')
})

it('a code that is entered several times at once starts one session', async () => {
  const code = await codeFor('double@example.com')
  const answers = await twenty(() => enter('double@example.com', code))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

it('twenty requests at once are one mail', async () => {
  const { user } = await world.account({ email: 'ask@example.com' })
  const ask = () => world.browser().post('/api/auth/login-code', { email: user.email, ...captcha })
  expect((await twenty(ask)).filter(({ status }) => status === 200)).toHaveLength(1)
  world.later(MINUTE)
  expect((await twenty(ask)).filter(({ status }) => status === 200)).toHaveLength(1)
  await world.deps.jobs.runDue()
  expect(world.mails('login_code', user.id)).toHaveLength(1)
})
