import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { isRefused } from '../../../platform/refusal.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { dropEvidence } from '../../games/booking/keep-evidence.usecase.ts'
import { deleteAccount } from '../privacy/delete-account.usecase.ts'
import { lockUser } from '../accounts.repository.ts'
import { changeLegalHold } from './change-legal-hold.usecase.ts'
import { insertLegalHold } from './legal-holds.repository.ts'

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

test('of a removed file and a legal hold at once, the hold that is first keeps the file', async () => {
  world = await createWorld({ db: await databaseForRaces() })
  const owner = await newAdministrator(world)
  for (const user of await createUsers(world, 12)) {
    await world.deps.db.executeSql(
      `INSERT INTO evidence_drafts (user_id, mime, size, bytes, uploaded_at)
        VALUES ($1, 'application/pdf', 1, 'x', now())`,
      [user.id],
    )
    // the removal starts while the hold is being set
    let dropping: ReturnType<typeof dropEvidence> | undefined
    const { clock } = world.deps
    const hold = await world.deps.db.transaction(async (tx) => {
      await lockUser(tx, user.id)
      dropping = dropEvidence(world.deps, user.id)
      await insertLegalHold(tx, {
        userId: user.id,
        actorId: owner.id,
        reason: 'claim 17',
        at: clock.now(),
      })
      // long enough for a removal that does not wait
      await setTimeout(30)
      return true
    })
    expect([hold, await dropping]).toEqual([true, { refused: 'EVIDENCE_HELD' }])
  }
})
