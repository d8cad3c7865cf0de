import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { toMessageGame } from '@tomogolf/messages/params'
import { createUsers } from '../../../test/support/create-users.ts'
import { hostGame } from '../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../test/support/world.ts'
import { readGame } from '../games/games.repository.ts'
import { giveStrike } from './give-strike.usecase.ts'
import { removeStrike } from './remove-strike.usecase.ts'

let world: World
afterEach(() => world.close())

test('attack: a removed strike does not come back by another seat of the same game', async () => {
  world = await createWorld()
  const [person, operator] = await createUsers(world, 2)
  const gameId = await hostGame(world, operator!, NOON + hours(48))
  const give = async (cause: 'no_show' | 'operator', givenBy: string | null) =>
    giveStrike(world.deps, {
      userId: person!.id,
      cause,
      reason: null,
      game: toMessageGame((await readGame(world.deps.db, gameId))!),
      givenBy,
    })
  expect(await give('no_show', null)).toMatchObject({ strikes: 1 })
  const { rows } = await world.deps.db.executeSql<{ id: string }>(
    'SELECT id FROM strikes WHERE user_id = $1',
    [person!.id],
  )
  await removeStrike(world.deps, {
    userId: person!.id,
    strikeId: rows[0]!.id,
    reason: 'An appeal',
    actorId: operator!.id,
    ip: null,
  })
  expect(await give('no_show', null)).toMatchObject({ refused: 'ALREADY_DONE' })
  // an operator may still decide otherwise
  expect(await give('operator', operator!.id)).toMatchObject({ strikes: 1 })
})
