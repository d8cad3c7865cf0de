import { afterEach, expect, test } from 'vitest'
import { DAY } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { accountPorts } from '../../../module-ports.ts'
import { joinGame } from '../../participations/joining/join-game.usecase.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { hostGame, newPerson } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { blockUser } from './block-user.usecase.ts'

let world: World
afterEach(() => world.close())

test('of a join and a block at once, the join is a shared game or is refused', async () => {
  world = await createWorld({
    db: await databaseForRaces(),
  })
  const host = await newPerson(world, 'Kenji')
  const guests = await createUsers(world, 16)
  for (const [index, guest] of guests.entries()) {
    const gameId = await hostGame(world, host, NOON + (index + 3) * DAY)
    const pair =
      index % 2
        ? { blockerId: host.id, blockedId: guest.id }
        : { blockerId: guest.id, blockedId: host.id }
    const [joined, blocked] = await Promise.all([
      joinGame(world.deps, { gameId, userId: guest.id, ip: null }),
      blockUser(world.deps, accountPorts, pair),
    ])
    if (isRefused(blocked)) throw new Error(blocked.refused)
    expect(isRefused(joined) && joined.refused).toBe(
      blocked.sharedGames.length > 0 ? false : 'GAME_FULL',
    )
  }
})

test('two who block each other at the same moment do not wait for one another', async () => {
  world = await createWorld({
    db: await databaseForRaces(),
  })
  const [one, other] = await createUsers(world, 2)
  const block = (blockerId: string, blockedId: string) =>
    blockUser(world.deps, accountPorts, { blockerId, blockedId })
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? block(one!.id, other!.id) : block(other!.id, one!.id),
    ),
  )
  expect(answers.some(isRefused)).toBe(false)
  const { rows } = await world.deps.db.executeSql('SELECT blocker_id FROM blocks')
  expect(rows).toHaveLength(2)
})
