import { afterEach, expect, test } from 'vitest'
import { isRefused } from '../../platform/refusal.ts'
import { createUsers } from '../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../test/support/engines.ts'
import { hostGame } from '../../../test/support/people.ts'
import { NOON, createWorld, type World, RACE } from '../../../test/support/world.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { hours } from '@tomogolf/domain/time'
import { readGame } from '../games/games.repository.ts'
import { giveStrike } from './give-strike.usecase.ts'
import { countStrikes } from './standing.repository.ts'

let world: World
afterEach(() => world.close())

test.each(['for one game', 'without a game'])(
  'attack: four strikes given in parallel count once (%s)',
  { repeats: Number(process.env.RACE_REPEATS ?? 0) },
  async (which) => {
    world = await createWorld({
      env: RACE,
      db: await databaseForRaces(),
    })
    const [person, operator] = await createUsers(world, 2)
    const gameId = await hostGame(world, person!, NOON + hours(48))
    const game =
      which === 'for one game' ? toMessageGame((await readGame(world.deps.db, gameId))!) : null
    const strike = {
      userId: person!.id,
      cause: 'operator' as const,
      reason: 'abusive on the course',
      game,
      givenBy: operator!.id,
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => giveStrike(world.deps, strike)))
    expect(answers.filter((answer) => !isRefused(answer))).toEqual([
      { strikes: 1, suspendedUntil: null },
    ])
    expect(await countStrikes(world.deps.db, person!.id)).toBe(1)
    const { rows } = await world.deps.db.executeSql<{ count: number }>(
      'SELECT count(*)::int AS count FROM suspensions',
    )
    expect(rows[0]!.count).toBe(0)
  },
)
