import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { joinGame } from './join-game.usecase.ts'
import { leaveGame } from './leave-game.usecase.ts'
import { checkIn } from '../attendance/check-in.usecase.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { openServerDatabase } from '../../../platform/database/server-database.ts'
import { serverUrl } from '../../../../test/support/engines.ts'
import {
  cardBooks,
  hostGame,
  must,
  newPerson,
  type Person,
} from '../../../../test/support/people.ts'
import { crowd } from '../../../../test/support/create-users.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

let w: World
afterEach(() => w.close())
const open = async () =>
  openServerDatabase(await serverUrl(), 40, (err) => {
    throw err
  })

const joinAs = (gameId: string) => (p: Person) =>
  joinGame(w.deps, { gameId, userId: p.id, ip: null })

test('fifty guests want the last seat at the same moment: exactly one gets it, and exactly one hold stays on the cards', async () => {
  w = await createWorld({ db: await open() })
  const gameId = await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48), { slots: 1 })
  const guests = await crowd(w, 50)
  const results = await Promise.all(guests.map(joinAs(gameId)))
  expect(results.filter((r) => !isRefused(r))).toHaveLength(1)
  expect(results.flatMap((r) => (isRefused(r) ? [r.refused] : []))).toEqual(
    Array.from({ length: 49 }, () => 'GAME_FULL'),
  )
  expect(guests.map((g) => cardBooks(w, g)).filter((b) => b.held > 0)).toEqual([
    { held: 13_000, captured: 0, intents: 1 },
  ])
})

test('one guest taps Join ten times: one seat, one hold', async () => {
  w = await createWorld({ db: await open() })
  const gameId = await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48), { slots: 3 })
  const [guest] = await crowd(w, 1)
  const results = await Promise.all(Array.from({ length: 10 }, () => joinAs(gameId)(guest!)))
  expect(results.filter((r) => !isRefused(r))).toHaveLength(1)
  expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})

test('leaving and checking in at the same moment: one of them counts, and the card is charged for that one only', async () => {
  w = await createWorld({ db: await open() })
  const teeTime = NOON + hours(48)
  const host = await newPerson(w, 'Kenji')
  const gameId = await hostGame(w, host, teeTime, { slots: 3 })
  const [guest] = await crowd(w, 1)
  await joinAs(gameId)(guest!)
  w.at(teeTime - hours(1))
  const { code } = must(
    await w.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
  ).body
  const both = await Promise.all([
    leaveGame(w.deps, { gameId, userId: guest!.id, confirmPenalty: true }),
    ...Array.from({ length: 3 }, () => checkIn(w.deps, { gameId, userId: guest!.id, code })),
  ])
  expect(both.filter((r) => !isRefused(r))).toHaveLength(1)
  const left = !isRefused(both[0])
  await w.runJobs()
  expect(cardBooks(w, guest!)).toEqual({ held: 0, captured: left ? 13_000 : 3000, intents: 1 })
})

test('one guest joins two games of the same morning at the same moment: nobody sits in two games at once', async () => {
  w = await createWorld({ db: await open() })
  const [one, other] = [
    await hostGame(w, await newPerson(w, 'Kenji'), NOON + hours(48)),
    await hostGame(w, await newPerson(w, 'Yuki'), NOON + hours(50)),
  ]
  const [guest] = await crowd(w, 1)
  const results = await Promise.all(
    Array.from({ length: 6 }, (_, i) => joinAs(i % 2 ? one : other)(guest!)),
  )
  expect(results.filter((r) => !isRefused(r))).toHaveLength(1)
  expect(
    results
      .flatMap((r) => (isRefused(r) ? [r.refused] : []))
      .filter((code) => code !== 'ALREADY_JOINED'),
  ).toEqual(['GAME_CLASH', 'GAME_CLASH', 'GAME_CLASH'])
  expect(cardBooks(w, guest!)).toEqual({ held: 13_000, captured: 0, intents: 1 })
})
