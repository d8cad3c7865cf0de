import { afterEach, expect, test } from 'vitest'
import { isRefused } from '../../../platform/refusal.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { deleteAccount } from '../privacy/delete-account.usecase.ts'
import { changeLegalHold } from './change-legal-hold.usecase.ts'

let world: World
afterEach(() => world.close())

test('of a deletion and a legal hold at once, one is made', async () => {
  world = await createWorld({ db: await databaseForRaces() })
  const owner = await newAdministrator(world)
  for (const user of await createUsers(world, 12)) {
    const [left, held] = await Promise.all([
      deleteAccount(world.deps, user.id, 'en'),
      changeLegalHold(world.deps, 'set', {
        userId: user.id,
        actorId: owner.id,
        ip: null,
        reason: 'claim 17',
      }),
    ])
    expect([isRefused(left), isRefused(held)].toSorted()).toEqual([false, true])
  }
})

test('of ten who set the hold at once, one sets it', async () => {
  world = await createWorld({ db: await databaseForRaces() })
  const owner = await newAdministrator(world)
  const [user] = await createUsers(world, 1)
  const act = { userId: user!.id, actorId: owner.id, ip: null, reason: 'claim 17' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => changeLegalHold(world.deps, 'set', act)),
  )
  expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(1)
})
