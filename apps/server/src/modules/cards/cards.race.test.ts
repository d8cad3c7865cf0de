import { afterEach, describe, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { cardPorts } from '../../module-ports.ts'
import { isRefused } from '../../platform/refusal.ts'
import { addCard, createUsers } from '../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../test/support/engines.ts'
import { CARDS, hostGame, newPerson, readProviderTotals } from '../../../test/support/people.ts'
import { NOON, createWorld, type World, RACE } from '../../../test/support/world.ts'
import { advanceHold } from '../participations/holds/advance-hold.usecase.ts'
import { joinGame } from '../participations/joining/join-game.usecase.ts'
import { chooseDefaultCard } from './choose-default-card.usecase.ts'
import { listCards, readDefaultCard } from './cards.repository.ts'
import { removeSavedCard } from './remove-card.usecase.ts'
import { saveCard } from './save-card.usecase.ts'

/** `RACE_REPEATS=49` plays each race 50 times. */
const repeats = Number(process.env.RACE_REPEATS ?? 0)

let world: World
afterEach(() => world.close())
const open = async () => {
  world = await createWorld({
    env: RACE,
    db: await databaseForRaces(),
  })
}
const remove = (userId: string, id: string, replacement?: string) =>
  removeSavedCard(world.deps, cardPorts, { userId, id, replacement, isProved: true })

/** A finished setup of a new card, as the page sends it. */
async function finishedSetup(userId: string, number: string = CARDS.good): Promise<string> {
  const { cards } = world.deps
  const { rows } = await world.deps.db.executeSql<{ customer_id: string }>(
    'SELECT customer_id FROM card_customers WHERE user_id = $1',
    [userId],
  )
  const setup = (await cards.createSetup(rows[0]!.customer_id, {
    agreement: 'test',
    threeDSecure: 'automatic',
  }))!
  await fetch(`${cards.apiBase}/v1/setup_intents/${setup.id}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({
      key: cards.publishableKey,
      client_secret: setup.clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': number,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2030',
      'payment_method_data[card][cvc]': '123',
    }),
  })
  return setup.id
}

describe('cards changed by parallel calls', { repeats }, () => {
  test('attack: joining while deleting the only card never leaves a seat without a card', async () => {
    await open()
    const [host, ...guests] = await createUsers(world, 10)
    const gameId = await hostGame(world, host!, NOON + hours(200), { slots: 3 })
    const games = [gameId]
    for (let i = 1; i < 3; i++)
      games.push(await hostGame(world, host!, NOON + hours(200 + 10 * i), { slots: 3 }))
    await Promise.all(
      guests.flatMap(async (guest, i) => {
        const card = (await readDefaultCard(world.deps.db, guest.id))!
        await Promise.all([
          joinGame(world.deps, { gameId: games[i % 3]!, userId: guest.id, ip: null }),
          remove(guest.id, card.id),
        ])
      }),
    )
    const { rows } = await world.deps.db.executeSql<{ seats: number; without: number }>(
      `SELECT count(*)::int AS seats, count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM cards c
          WHERE c.user_id = p.guest_id AND c.removed_at IS NULL))::int AS without
        FROM participations p WHERE p.status = 'confirmed'`,
    )
    expect(rows[0]!.without).toBe(0)
  })

  test('attack: a hold is never placed on a card that is being removed', async () => {
    await open()
    const [host, guest] = await createUsers(world, 2)
    const gameId = await hostGame(world, host!, NOON + hours(200))
    const joined = await joinGame(world.deps, { gameId, userId: guest!.id, ip: null })
    if (isRefused(joined)) throw new Error(joined.refused)
    const other = await addCard(world, guest!.id, '5555555555554444')
    world.at(NOON + hours(200 - 96))
    const first = joined.hold.cardId
    await Promise.all([
      advanceHold(world.deps, joined.hold.id),
      remove(guest!.id, other, first),
      remove(guest!.id, first, other),
    ])
    const { rows } = await world.deps.db.executeSql<{ held: boolean; status: string }>(
      `SELECT c.removed_at IS NULL AS held, h.status FROM holds h JOIN cards c ON c.id = h.card_id`,
    )
    const left = await listCards(world.deps.db, guest!.id)
    expect(left.filter((card) => card.isDefault)).toHaveLength(1)
    if (rows[0]!.status !== 'authorised') expect(rows[0]!.held).toBe(true)
    await world.runJobs()
    expect(readProviderTotals(world, guest!).held).toBe(13_000)
  })

  test('attack: removing all cards at once without a proof of the person leaves the last one', async () => {
    await open()
    const [person] = await createUsers(world, 1)
    const ids = [(await readDefaultCard(world.deps.db, person!.id))!.id]
    for (let i = 0; i < 3; i++) ids.push(await addCard(world, person!.id))
    const answers = await Promise.all(
      ids.map((id) =>
        removeSavedCard(world.deps, cardPorts, { userId: person!.id, id, isProved: false }),
      ),
    )
    expect(answers.flatMap((answer) => (isRefused(answer) ? answer.refused : []))).toEqual([
      'STEP_UP_REQUIRED',
    ])
    expect(await listCards(world.deps.db, person!.id)).toHaveLength(1)
  })

  test('setting a default while deleting leaves a default card', async () => {
    await open()
    const [person] = await createUsers(world, 1)
    const ids = [(await readDefaultCard(world.deps.db, person!.id))!.id]
    for (let i = 0; i < 3; i++) ids.push(await addCard(world, person!.id))
    await Promise.all([
      chooseDefaultCard(world.deps, person!.id, ids[0]!),
      remove(person!.id, ids[0]!),
      chooseDefaultCard(world.deps, person!.id, ids[1]!),
      remove(person!.id, ids[3]!),
      chooseDefaultCard(world.deps, person!.id, ids[0]!),
      remove(person!.id, ids[1]!),
    ])
    const left = await listCards(world.deps.db, person!.id)
    expect(left.map((card) => card.id)).toEqual([ids[2]])
    expect(left[0]!.isDefault).toBe(true)
    // joining works, and with another card too
    const gameId = await hostGame(world, await newPerson(world, 'Kenji'), NOON + hours(48))
    await addCard(world, person!.id)
    expect(isRefused(await joinGame(world.deps, { gameId, userId: person!.id, ip: null }))).toBe(
      false,
    )
  })

  test('saving the same setups in parallel keeps every card once, with one default', async () => {
    await open()
    const [person] = await createUsers(world, 1)
    await remove(person!.id, (await readDefaultCard(world.deps.db, person!.id))!.id)
    const setups = [await finishedSetup(person!.id), await finishedSetup(person!.id)]
    const answers = await Promise.all(
      [...setups, ...setups, ...setups].map((id) =>
        saveCard(world.deps, cardPorts, person!.id, id),
      ),
    )
    expect(answers.filter((answer) => isRefused(answer))).toEqual([])
    const saved = await listCards(world.deps.db, person!.id)
    expect(saved).toHaveLength(2)
    expect(saved.map((card) => card.isDefault)).toEqual([true, false])
  })
})
