import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { newId } from '../../src/platform/ids.ts'
import { joinGame } from '../../src/modules/participations/join-game.usecase.ts'
import { leaveGame } from '../../src/modules/participations/leave-game.usecase.ts'
import { checkIn } from '../../src/modules/participations/check-in.usecase.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import { openServerDatabase } from '../../src/platform/server-database.ts'
import { serverUrl } from '../engines.ts'
import { cardBooks, hostGame, must, newPerson, type Person } from '../people.ts'
import { NOON, createWorld, type World } from '../world.ts'

let w: World
afterEach(() => w.close())
const open = async () => openServerDatabase(await serverUrl(), 40, (err) => { throw err })

/** Guests by the short way: profile and card copied from one real guest's, each with a customer and a card of their own at the provider. */
async function crowd(count: number): Promise<Person[]> {
  const model = await newPerson(w, 'Model')
  return Promise.all(Array.from({ length: count }, async (_, i) => {
    const id = newId(), email = `guest${i}@example.com`
    await w.deps.db.executeSql('INSERT INTO users (id, email, password_hash, language, created_at, email_verified_at) SELECT $1, $2, password_hash, language, created_at, email_verified_at FROM users WHERE id = $3', [id, email, model.id])
    await w.deps.db.executeSql('INSERT INTO profiles (user_id, first_name, last_name, contact_number, gender, birth_date, country, languages, skill_level, updated_at) SELECT $1, first_name, last_name, contact_number, gender, birth_date, country, languages, skill_level, updated_at FROM profiles WHERE user_id = $2', [id, model.id])
    const customer = await w.deps.cards.createCustomer({ id, email })
    const setup = await w.deps.cards.createSetup(customer)
    await fetch(`${w.deps.cards.apiBase}/v1/setup_intents/${setup.id}/confirm`, { method: 'POST', body: new URLSearchParams({ key: w.deps.cards.publishableKey, client_secret: setup.clientSecret, 'payment_method_data[type]': 'card', 'payment_method_data[card][number]': '4242424242424242', 'payment_method_data[card][exp_month]': '12', 'payment_method_data[card][exp_year]': '2030', 'payment_method_data[card][cvc]': '123' }) })
    const saved = await w.deps.cards.readSetup(setup.id, customer)
    if (saved.kind !== 'saved') throw new Error(saved.kind)
    await w.deps.db.executeSql('INSERT INTO card_customers (user_id, customer_id, created_at) VALUES ($1, $2, now())', [id, customer])
    await w.deps.db.executeSql(`INSERT INTO cards (id, user_id, provider_id, brand, last4, exp_month, exp_year, funding, is_default, created_at) VALUES ($1, $2, $3, 'visa', '4242', 12, 2030, 'credit', true, now())`, [newId(), id, saved.card.providerId])
    return { id, email, cookie: '' }
  }))
}
const joinAs = (gameId: string) => (p: Person) => joinGame(w.deps, { gameId, userId: p.id, ip: null })

test('fifty guests want the last seat at the same moment: exactly one gets it, and exactly one hold stays on the cards', async () => {
  w = await createWorld({ db: await open() })
  const gameId = await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48), { slots: 1 })
  const guests = await crowd(50)
  const results = await Promise.all(guests.map(joinAs(gameId)))
  expect(results.filter((r) => !isRefused(r))).toHaveLength(1)
  expect(results.flatMap((r) => (isRefused(r) ? [r.refused] : []))).toEqual(Array.from({ length: 49 }, () => 'GAME_FULL'))
  expect(guests.map((g) => cardBooks(w, g)).filter((b) => b.held > 0)).toEqual([{ held: 13_000, captured: 0, intents: 1 }])
})

test('one guest taps Join ten times: one seat, one hold', async () => {
  w = await createWorld({ db: await open() })
  const gameId = await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48), { slots: 3 })
  const [guest] = await crowd(1)
  const results = await Promise.all(Array.from({ length: 10 }, () => joinAs(gameId)(guest!)))
  expect(results.filter((r) => !isRefused(r))).toHaveLength(1)
  expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})

test('leaving and checking in at the same moment: one of them counts, and the card is charged for that one only', async () => {
  w = await createWorld({ db: await open() })
  const teeTime = NOON + hours(48)
  const host = await newPerson(w, 'Kenji')
  const gameId = await hostGame(w, host, teeTime, { slots: 3 })
  const [guest] = await crowd(1)
  await joinAs(gameId)(guest!)
  w.at(teeTime - hours(1))
  const { code } = must(await w.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie })).body
  const both = await Promise.all([
    leaveGame(w.deps, { gameId, userId: guest!.id, confirmPenalty: true }), ...Array.from({ length: 3 }, () => checkIn(w.deps, { gameId, userId: guest!.id, code })),
  ])
  expect(both.filter((r) => !isRefused(r))).toHaveLength(1)
  const left = !isRefused(both[0])
  await w.runJobs()
  expect(cardBooks(w, guest!)).toEqual({ held: 0, captured: left ? 13_000 : 3000, intents: 1 })
})
