import { DAY } from '@tomogolf/domain/time'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyticsEvents } from './analytics.table.ts'
import { ENGINES } from '../../../test/support/engines.ts'
import { must, newPerson } from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { eraseClass } from '../../../test/support/privacy/retention.ts'

describe.each(ENGINES)('events on the %s engine', (_, open) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
  })
  afterAll(() => world.close())
  const rows = () => world.deps.db.orm.select().from(analyticsEvents).orderBy(analyticsEvents.at)
  const send = (body: unknown, headers: Record<string, string> = {}, cookie?: string) =>
    world.call<{ recorded: boolean }>('POST /api/analytics/events', {
      body,
      headers,
      ...(cookie && { cookie }),
    })

  it('store the listed properties and drop the others, with the signed-in user', async () => {
    const ana = await newPerson(world, 'Ana', null)
    expect(
      must(
        await send(
          { name: 'join', properties: { gameId: 'hakone5kgame01', email: 'ana@example.com' } },
          {},
          ana.cookie,
        ),
      ).body,
    ).toEqual({ recorded: true })
    must(await send({ name: 'share', properties: { way: 'line' } }))
    must(await send({ name: 'create_game' }))
    expect((await rows()).map((row) => [row.name, row.userId, row.properties, row.at])).toEqual(
      expect.arrayContaining([
        ['join', ana.id, { gameId: 'hakone5kgame01' }, NOON],
        ['share', null, { way: 'line' }, NOON],
        ['create_game', null, {}, NOON],
      ]),
    )
  })
  it('store nothing for a visitor who asks not to be tracked, by either header', async () => {
    const before = (await rows()).length
    for (const header of ['dnt', 'sec-gpc'])
      expect(must(await send({ name: 'sign_up' }, { [header]: '1' })).body).toEqual({
        recorded: false,
      })
    expect(must(await send({ name: 'sign_up' }, { dnt: '0' })).body).toEqual({ recorded: true })
    expect(await rows()).toHaveLength(before + 1)
  })
  it.each([
    [{ name: 'page_view' }],
    [{ name: 'share', properties: { way: 'Ana Tester' } }],
    [{ name: 'join', properties: { gameId: 'ana@example.com' } }],
    [{ name: 'cancel', properties: { late: 'yes' } }],
    [{}],
    [null],
  ])('are refused when they are not on the list: %j', async (body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  })
  it('stay counted when their user deletes the account, without the user', async () => {
    const ben = await newPerson(world, 'Ben', null)
    must(await send({ name: 'language_change', properties: { language: 'ko' } }, {}, ben.cookie))
    must(await world.call('DELETE /api/account', { cookie: ben.cookie }))
    expect(
      (await rows()).filter((row) => row.name === 'language_change').map((row) => row.userId),
    ).toEqual([null])
  })
  it('are deleted after thirteen months', async () => {
    await eraseClass(world.deps, 'events', NOON + 396 * DAY - 1)
    expect((await rows()).length).toBeGreaterThan(0)
    await eraseClass(world.deps, 'events', NOON + 398 * DAY)
    expect(await rows()).toEqual([])
  })
})

it('one caller may send at most sixty events a minute', async () => {
  const world = await createWorld({ env: { RATE_LIMITS: 'true' } })
  const statuses: number[] = []
  for (let i = 0; i < 61; i++)
    statuses.push(
      (await world.call('POST /api/analytics/events', { body: { name: 'share' } })).status,
    )
  expect([statuses[59], statuses[60]]).toEqual([200, 429])
  await world.close()
})
