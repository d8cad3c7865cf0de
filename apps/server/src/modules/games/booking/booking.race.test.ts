import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR, japanText } from '@tomogolf/domain/time'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World
const hosts: Person[] = []
beforeAll(async () => {
  world = await createWorld({
    db: await databaseForRaces(),
  })
  for (const name of ['Kenji', 'Ren', 'Aoi', 'Yui']) {
    const host = await newPerson(world, name)
    must(
      await world.call('POST /api/host-terms', { cookie: host.cookie, body: { accepted: true } }),
    )
    hosts.push(host)
  }
})
afterAll(() => world.close())

const booking = (reference: string) => ({ via: 'gora' as const, reference })
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted()

test('of four hosts who publish one booking at the same time one succeeds', async () => {
  const spellings = ['G-4471', 'g4471', 'Ｇ４４７１', 'G 4471']
  const answers = await Promise.all(
    hosts.map((host, index) =>
      world.call('POST /api/games', {
        cookie: host.cookie,
        body: {
          courseName: 'Boso Misaki Golf Links',
          date: japanText(NOON + 30 * HOUR),
          location: 'Isumi, Chiba',
          price: 100,
          booking: booking(spellings[index]!),
        },
      }),
    ),
  )
  expect(statuses(answers)).toEqual([201, 409, 409, 409])
  const { rows } = await world.deps.db.executeSql<{ kind: string }>(
    `SELECT kind FROM cases WHERE kind = 'duplicate_booking'`,
  )
  // one case for each host who was refused
  expect(rows).toHaveLength(3)
})
test('of two hosts who enter one booking for their games at the same time one succeeds', async () => {
  const teeTime = NOON + 20 * DAY
  const ids = await Promise.all(hosts.slice(0, 2).map((host) => hostGame(world, host, teeTime)))
  const answers = await Promise.all(
    ids.map((id, index) =>
      world.call(`PUT /api/games/${id}/booking`, {
        cookie: hosts[index]!.cookie,
        body: booking('SAME'),
      }),
    ),
  )
  expect(statuses(answers)).toEqual([200, 409])
})
