import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, hours } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { openServerDatabase } from '../../../platform/database/server-database.ts'
import { serverUrl } from '../../../../test/support/engines.ts'
import { createUsers } from '../../../../test/support/create-users.ts'
import { hostGame, readProviderTotals, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { joinGame } from '../joining/join-game.usecase.ts'
import { leaveGame } from '../joining/leave-game.usecase.ts'
import { passSeatOn } from './pass-seat-on.usecase.ts'
import { substituteToken } from './substitute-token.adapter.ts'
import { withdrawLink } from './withdraw-link.usecase.ts'

const ROUNDS = 5
const TAKERS = 6
let world: World, host: Person, guest: Person, takers: Person[]
let days = 0
beforeAll(async () => {
  world = await createWorld({
    db: openServerDatabase(await serverUrl(), 40, (error) => {
      throw error
    }),
  })
})
afterAll(() => world.close())

/** A full game in the departure window, with people and a link for its one seat. */
async function openGame(): Promise<{ gameId: string; invite: string }> {
  days += 3
  world.at(NOON + days * DAY)
  const cards = ['4242424242424242', '4242424242424242']
  const people = await createUsers(world, 2 + TAKERS, (i) => cards[i] ?? '5555555555554444')
  host = people[0]!
  guest = people[1]!
  takers = people.slice(2)
  const gameId = await hostGame(world, host, NOON + days * DAY + hours(40), { slots: 1 })
  const joined = await joinGame(world.deps, { gameId, userId: guest.id, ip: null })
  if (isRefused(joined)) throw new Error(joined.refused)
  world.at(NOON + days * DAY + hours(2))
  const link = await passSeatOn(world.deps, { gameId, userId: guest.id })
  if (isRefused(link)) throw new Error(link.refused)
  return { gameId, invite: substituteToken(world.deps.secret, link.id) }
}
const take = (gameId: string, { id: userId }: Person, invite: string) =>
  joinGame(world.deps, { gameId, userId, ip: null, invite })
const state = async (gameId: string) => {
  const { rows } = await world.deps.db.executeSql<{ seats: number; players: string[] }>(
    `SELECT g.seats_taken AS seats, (SELECT array_agg(p.guest_id) FROM participations p
        WHERE p.game_id = g.id AND p.status = 'confirmed') AS players
      FROM games g WHERE g.id = $1`,
    [gameId],
  )
  return { seats: rows[0]!.seats, players: rows[0]!.players ?? [] }
}
const heldBy = (people: readonly Person[]) =>
  people.reduce((sum, person) => sum + readProviderTotals(world, person).held, 0)

test('of several people with one link, one takes the seat', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { gameId, invite } = await openGame()
    const results = await Promise.all(takers.map((taker) => take(gameId, taker, invite)))
    expect(results.filter((result) => !isRefused(result))).toHaveLength(1)
    for (const result of results)
      if (isRefused(result))
        expect(['SUBSTITUTE_ENDED', 'SUBSTITUTE_TAKEN']).toContain(result.refused)
    await world.runJobs()
    const { seats, players } = await state(gameId)
    expect([seats, players.length]).toEqual([1, 1])
    expect(players).not.toContain(guest.id)
    expect(heldBy([guest, ...takers])).toBe(13_000)
  }
}, 120_000)

test.each([
  [
    'leaves',
    (gameId: string) => leaveGame(world.deps, { gameId, userId: guest.id, confirmPenalty: true }),
  ],
  [
    'withdraws the link',
    (gameId: string) => withdrawLink(world.deps, { gameId, userId: guest.id }),
  ],
] as const)(
  'a seat has one player or none when its guest %s meanwhile',
  async (act, run) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { gameId, invite } = await openGame()
      const [ended, ...results] = await Promise.all([
        run(gameId),
        ...takers.slice(0, 2).map((taker) => take(gameId, taker, invite)),
      ])
      await world.runJobs()
      const { seats, players } = await state(gameId)
      const isTaken = results.some((result) => !isRefused(result)) && players[0] !== guest.id
      // of both, one wins
      expect([act, isRefused(ended)]).toEqual([act, isTaken && players.length === 1])
      expect(players).toHaveLength(seats)
      expect(heldBy([guest, ...takers])).toBe(seats * 13_000)
      expect(readProviderTotals(world, guest).captured).toBe(
        act === 'leaves' && !isTaken ? 13_000 : 0,
      )
    }
  },
  120_000,
)
