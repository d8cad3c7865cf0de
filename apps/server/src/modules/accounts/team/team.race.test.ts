import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { newPerson } from '../../../../test/support/people.ts'
import { createWorld, RACE, type World } from '../../../../test/support/world.ts'
import { deleteAccount } from '../privacy/delete-account.usecase.ts'
import { acceptInvitation } from './accept-invitation.usecase.ts'
import { changeRole, removeAdministrator } from './change-administrator.usecase.ts'
import { inviteAdministrator } from './invite-administrator.usecase.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({
    env: RACE,
    db: await databaseForRaces(),
  })
})
afterAll(() => world.close())

const owners = async () =>
  (
    await world.deps.db.executeSql<{ id: string }>(
      "SELECT id FROM users WHERE is_admin AND admin_role = 'owner'",
    )
  ).rows.length
const reason = 'Reorganised'

test('owners who demote, remove and delete at once leave one owner', async () => {
  const { deps } = world
  for (let round = 0; round < 5; round++) {
    await deps.db.executeSql('UPDATE users SET is_admin = false, admin_role = NULL')
    const [ada, ben, cai] = await Promise.all(
      ['Ada', 'Ben', 'Cai'].map((name) => newAdministrator(world, `${name}${round}`)),
    )
    const actor = (person: { id: string }) => ({ actorId: person.id, ip: null, reason })
    await Promise.all([
      changeRole(deps, { ...actor(ada!), userId: ben!.id, role: 'support', seen: 'owner' }),
      removeAdministrator(deps, { ...actor(ben!), userId: cai!.id }),
      removeAdministrator(deps, { ...actor(cai!), userId: ada!.id }),
      deleteAccount(deps, ada!.id, 'en'),
      deleteAccount(deps, cai!.id, 'en'),
    ])
    expect(await owners()).toBe(1)
  }
})

test('an invitation is accepted once', async () => {
  const { deps } = world
  const owner = await newAdministrator(world, 'Saki')
  const person = await newPerson(world, 'Nao', null)
  await inviteAdministrator(deps, {
    actorId: owner.id,
    ip: null,
    email: person.email,
    role: 'money',
    language: 'en',
  })
  const accepted = await Promise.all(
    Array.from({ length: 8 }, () => acceptInvitation(deps, { userId: person.id, ip: null })),
  )
  expect(accepted.filter((result) => 'success' in result)).toHaveLength(1)
})
