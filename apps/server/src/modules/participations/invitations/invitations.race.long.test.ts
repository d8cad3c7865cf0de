import { afterAll, beforeAll, expect, test } from 'vitest'
import { DAY, HOUR } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { openServerDatabase } from '../../../platform/database/server-database.ts'
import { serverUrl } from '../../../../test/support/engines.ts'
import { closeReconciled, createUsers } from '../../../../test/support/create-users.ts'
import { hostGame, readProviderTotals, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { joinGame } from '../joining/join-game.usecase.ts'
import { leaveGame } from '../joining/leave-game.usecase.ts'
import { endInvitationAsOperator } from './end-as-operator.usecase.ts'
import { expireInvitations } from './expire-invitations.usecase.ts'
import { invitationToken } from './invitation-token.adapter.ts'
import { withdrawInvitation } from './withdraw-invitation.usecase.ts'

const ROUNDS = Number(process.env.RACE_REPEATS ?? 4)
const FRIENDS = 5
let world: World, guest: Person, friends: Person[]
let days = 0
beforeAll(async () => {
  world = await createWorld({
    db: openServerDatabase(await serverUrl(), 40, (error) => {
      throw error
    }),
  })
})
afterAll(() => closeReconciled(world))

type Kept = { gameId: string; seatId: string; invitationId: string; invite: string }

/** A game with two seats: a guest's, and one that is kept for a companion. */
async function keepSeat(): Promise<Kept> {
  days += 5
  world.at(NOON + days * DAY)
  const people = await createUsers(world, 2 + FRIENDS)
  guest = people[1]!
  friends = people.slice(2)
  const gameId = await hostGame(world, people[0]!, NOON + days * DAY + 3 * DAY, { slots: 2 })
  const joined = await joinGame(world.deps, { gameId, userId: guest.id, ip: null, invited: 1 })
  if (isRefused(joined)) throw new Error(joined.refused)
  const { rows } = await world.deps.db.executeSql<{ id: string; seat: string }>(
    'SELECT id, participation_id AS seat FROM invitations WHERE game_id = $1',
    [gameId],
  )
  const { id: invitationId, seat: seatId } = rows[0]!
  return { gameId, seatId, invitationId, invite: invitationToken(world.deps.secret, invitationId) }
}
const accept = ({ gameId, invite }: Kept, { id: userId }: Person) =>
  joinGame(world.deps, { gameId, userId, ip: null, invite })
const state = async (gameId: string) =>
  (
    await world.deps.db.executeSql<{
      taken: number
      offered: number
      seated: number
      status: string
    }>(
      `SELECT g.seats_taken AS taken, g.seats_offered AS offered, i.status,
        (SELECT count(*)::int FROM participations p
          WHERE p.game_id = g.id AND p.status = 'confirmed') AS seated
       FROM games g JOIN invitations i ON i.game_id = g.id WHERE g.id = $1`,
      [gameId],
    )
  ).rows[0]!
const heldBy = (people: readonly Person[]) =>
  people.reduce((sum, person) => sum + readProviderTotals(world, person).held, 0)

test('of several people with one link, one takes the seat', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const kept = await keepSeat()
    const results = await Promise.all(friends.map((friend) => accept(kept, friend)))
    expect(results.filter((result) => !isRefused(result))).toHaveLength(1)
    for (const result of results)
      if (isRefused(result))
        expect(['INVITATION_ENDED', 'INVITATION_TAKEN']).toContain(result.refused)
    await world.runJobs()
    expect(await state(kept.gameId)).toEqual({ taken: 2, offered: 0, seated: 2, status: 'taken' })
    expect(heldBy([guest, ...friends])).toBe(26_000)
  }
}, 120_000)

test.each([
  [
    'expires',
    async ({ seatId }: Kept) => {
      world.at(world.deps.clock.now() + 1)
      await expireInvitations(world.deps, seatId)
    },
  ],
  [
    'is withdrawn',
    ({ gameId, invitationId }: Kept) =>
      withdrawInvitation(world.deps, { gameId, userId: guest.id, invitationId }),
  ],
  [
    'is ended by an operator',
    ({ invitationId }: Kept) =>
      endInvitationAsOperator(world.deps, {
        invitationId,
        reason: 'Two accounts of one person.',
        operatorId: guest.id,
        ip: null,
      }),
  ],
  [
    'ends with the guest',
    ({ gameId }: Kept) =>
      leaveGame(world.deps, { gameId, userId: guest.id, confirmPenalty: false }),
  ],
] as const)(
  'the seat is taken or free when the invitation %s meanwhile',
  async (how, end) => {
    for (let round = 0; round < ROUNDS; round++) {
      const kept = await keepSeat()
      world.at(NOON + days * DAY + 24 * HOUR)
      const [, accepted] = await Promise.all([end(kept), accept(kept, friends[0]!)])
      await world.runJobs()
      const { taken, offered, seated, status } = await state(kept.gameId)
      const isIn = !isRefused(accepted)
      const guests = how === 'ends with the guest' ? 0 : 1
      expect([how, offered, taken, seated]).toEqual([how, 0, guests + Number(isIn), taken])
      const isOver = how === 'ends with the guest'
      expect(status === 'taken' || (isOver && status === 'closed')).toBe(isIn || isOver)
      expect(heldBy([guest, ...friends])).toBe(taken * 13_000)
    }
  },
  120_000,
)

test('of two parties for the last seats, one has all of its seats', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    days += 5
    world.at(NOON + days * DAY)
    const [host, one, other] = await createUsers(world, 3)
    const gameId = await hostGame(world, host!, NOON + days * DAY + 3 * DAY, { slots: 3 })
    const results = await Promise.all(
      [one!, other!].map(({ id: userId }) =>
        joinGame(world.deps, { gameId, userId, ip: null, invited: 1 }),
      ),
    )
    const [refused] = results.flatMap((result) => (isRefused(result) ? [result.refused] : []))
    expect(refused).toBe('SEATS_TOO_FEW')
    const { rows } = await world.deps.db.executeSql(
      'SELECT seats_taken AS taken, seats_offered AS offered FROM games WHERE id = $1',
      [gameId],
    )
    expect(rows).toEqual([{ taken: 1, offered: 1 }])
  }
}, 120_000)
