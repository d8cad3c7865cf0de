import { afterAll, beforeAll, expect, test } from 'vitest'
import { createJoinedGame, type JoinedGame } from '../../../test/support/course.ts'
import { must, newPerson, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'

let world: World, game: JoinedGame, other: Person
beforeAll(async () => {
  world = await createWorld()
  game = await createJoinedGame(world, 1)
  other = await newPerson(world, 'Olivia')
  await world.deps.db.executeSql('UPDATE profiles SET handicap = 12.4')
})
afterAll(() => world.close())

type Shown = { players: { isHost: boolean; handicap: number | null }[] }
const FIELDS =
  'avatarUrl displayName firstName handicap id isHost languages lastName rating ratingCount username'
test('shows a guest’s handicap to signed-in users only, and nothing else of the profile', async () => {
  const handicaps = ({ players }: Shown) => players.map(({ handicap }) => handicap)
  for (const [viewer, guests] of [
    [undefined, null],
    [other, 12.4],
    [game.host, 12.4],
  ] as const) {
    const as = viewer && { cookie: viewer.cookie }
    const detail = must(await world.call<Shown>(`GET /api/games/${game.gameId}`, as)).body
    const { games } = must(await world.call<{ games: Shown[] }>('GET /api/games', as)).body
    for (const shown of [detail, games[0]!]) {
      expect(handicaps(shown)).toEqual([12.4, guests])
      for (const player of shown.players)
        expect(Object.keys(player).toSorted().join(' ')).toBe(FIELDS)
    }
  }
})
