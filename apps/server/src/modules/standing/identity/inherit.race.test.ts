import { afterEach, expect, test } from 'vitest'
import { decideCase } from '../../participations/cases/decide-case.usecase.ts'
import { addCard, closeReconciled, listCases } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import {
  createMissedGame,
  expireHoldsAtProvider,
  submitStatement,
} from '../../../../test/support/missed-game.ts'
import { CARDS, must, newPerson, saveCard } from '../../../../test/support/people.ts'
import { createWorld, type World, RACE } from '../../../../test/support/world.ts'

let world: World
afterEach(() => closeReconciled(world))

test('attack: of five new accounts that save the card of a debtor at once, one owes the charge', async () => {
  world = await createWorld({
    env: RACE,
    db: await databaseForRaces(),
  })
  const { guests, gameId } = await createMissedGame(world, 1)
  const guest = guests[0]!
  must(await submitStatement(world, guest, gameId))
  await expireHoldsAtProvider(world)
  await addCard(world, guest.id, CARDS.declinesLater)
  const attendance = (await listCases(world, gameId)).find(({ kind }) => kind === 'attendance')!
  await decideCase(world.deps, {
    operatorId: 'operator000001',
    ip: null,
    reason: 'The host remembers it.',
    caseId: attendance.id,
    outcome: 'rejected',
  })
  await world.runJobs()
  must(await world.call('DELETE /api/account', { cookie: guest.cookie }))

  const people = []
  for (let i = 0; i < 5; i++) people.push(await newPerson(world, `New${i}`, null))
  await Promise.all(people.map((person) => saveCard(world, person, CARDS.declinesLater)))
  const debts = await Promise.all(
    people.map(
      async ({ cookie }) =>
        must(await world.call<{ debts: object[] }>('GET /api/account/deletion', { cookie })).body
          .debts.length,
    ),
  )
  expect(debts.toSorted()).toEqual([0, 0, 0, 0, 1])
  const { rows } = await world.deps.db.executeSql<{ owners: number }>(
    `SELECT count(DISTINCT t.user_id)::int AS owners
      FROM transactions t JOIN charges c ON c.id = t.booking AND c.user_id = t.user_id
      WHERE c.status = 'refused'`,
  )
  expect(rows).toEqual([{ owners: 1 }])
})
