import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ENGINES } from '../../../test/support/engines.ts'
import { newPerson } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { CONTACT, mailsTo, post } from '../../../test/support/request-bodies.ts'

const requestKey = 'k'.repeat(21)

describe.each(ENGINES)('on the %s database, a request', (_name, open) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
  })
  afterAll(() => world.close())
  const send = (change: object, cookie?: string) =>
    post(world, 'contact', { ...CONTACT, ...change }, cookie)

  test('sent again with its idempotency key is stored once and returns the same receipt', async () => {
    const body = { email: 'again@example.com', requestKey }
    const [first, second] = [await send(body), await send(body)]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body).toEqual(first.body)
    expect(await mailsTo(world, 'again@example.com')).toHaveLength(1)
  })
  test('sent ten times at once is stored once', async () => {
    const body = { email: 'taps@example.com', requestKey: 'taps'.repeat(5) }
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)))
    expect(new Set(answers.map((a) => `${a.status} ${a.body.reference}`)).size).toBe(1)
    expect(await mailsTo(world, 'taps@example.com')).toHaveLength(1)
  })
  test('is refused under a key of another request, also for another user', async () => {
    const body = { email: 'key@example.com', requestKey: 'other-words-other-key' }
    await send(body)
    expect((await send({ ...body, message: 'Quite another message.' })).body.code).toBe('CONFLICT')
    const { cookie } = await newPerson(world, 'Other', null)
    expect((await send(body, cookie)).body.code).toBe('CONFLICT')
  })
  test('without a key is a new request each time', async () => {
    const [first, second] = [
      await send({ email: 'twice@example.com' }),
      await send({ email: 'twice@example.com' }),
    ]
    expect(first.body.reference).not.toBe(second.body.reference)
    expect(await mailsTo(world, 'twice@example.com')).toHaveLength(2)
  })
})
