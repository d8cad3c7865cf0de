import { afterEach, beforeEach, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let world: World, kenji: Person, rina: Person, emily: Person, tom: Person, id: string
beforeEach(async () => {
  world = await createWorld()
  kenji = await newPerson(world, 'Kenji')
  rina = await newPerson(world, 'Rina')
  emily = await newPerson(world, 'Emily')
  tom = await newPerson(world, 'Tom')
  id = await hostGame(world, kenji, NOON + 3 * DAY, { slots: 1 })
  must(await join(world, rina, id))
})
afterEach(() => world.close())

const wait = ({ cookie }: Person) =>
  world.call<{ code?: string }>(`POST /api/games/${id}/waiting-list`, { cookie, body: {} })
const block = async (person: Person, other: Person) =>
  must(await world.call(`POST /api/users/${other.id}/block`, { cookie: person.cookie }))
const viewerOf = async ({ cookie }: Person) =>
  must(
    await world.call<{
      viewer: {
        can: { join: true | string; wait: true | string }
        waiting: { status: string } | null
        participation: { status: string } | null
      }
    }>(`GET /api/games/${id}`, { cookie }),
  ).body.viewer

test.each([
  ['whom the host has blocked', () => block(kenji, emily)],
  ['who has blocked the host', () => block(emily, kenji)],
  ['whom a player has blocked', () => block(rina, emily)],
])('a person %s cannot wait, and reads only that the game is full', async (_, blocks) => {
  await blocks()
  expect((await viewerOf(emily)).can).toMatchObject({ join: 'GAME_FULL', wait: 'GAME_FULL' })
  const { status, body } = await wait(emily)
  expect([status, body.code]).toEqual([409, 'GAME_FULL'])
  must(await wait(tom))
})
test('a freed seat passes over a waiting person who was blocked meanwhile', async () => {
  must(await wait(emily))
  must(await wait(tom))
  await block(kenji, emily)
  must(
    await world.call(`POST /api/games/${id}/leave`, {
      cookie: rina.cookie,
      body: { confirmPenalty: true },
    }),
  )
  await world.runJobs()
  expect((await viewerOf(tom)).participation).toMatchObject({ status: 'confirmed' })
  expect(await viewerOf(emily)).toMatchObject({ participation: null, waiting: null })
})
