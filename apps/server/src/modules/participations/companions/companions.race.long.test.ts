import { afterEach, expect, test } from 'vitest'
import { hours } from '@tomogolf/domain/time'
import { isRefused } from '../../../platform/refusal.ts'
import { closeReconciled, createUsers } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import {
  hostGame,
  must,
  newPerson,
  readProviderTotals,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, RACE, createWorld, type World } from '../../../../test/support/world.ts'
import { checkIn } from '../attendance/check-in.usecase.ts'
import { joinGame } from '../joining/join-game.usecase.ts'
import { leaveGame } from '../joining/leave-game.usecase.ts'

let world: World, gameId: string, host: Person
afterEach(() => closeReconciled(world))
const TEE = NOON + hours(48)
const REPEATS = { repeats: Number(process.env.RACE_REPEATS ?? 0) }

async function setUp(slots: 1 | 2 | 3): Promise<void> {
  world = await createWorld({ db: await databaseForRaces(), env: RACE })
  host = await newPerson(world, 'Kenji')
  gameId = await hostGame(world, host, TEE, { slots })
}
const NAMES = ['Daniel', 'Ruth']
const joinAs = (person: Person, companions = 0) =>
  joinGame(world.deps, {
    gameId,
    userId: person.id,
    ip: null,
    companions: NAMES.slice(0, companions).map((firstName) => ({
      firstName,
      lastName: 'Reyes',
      adult: true as const,
      languages: ['en' as const],
    })),
  })
/** By guest: how many seats each has for certain. */
const countSeats = async () =>
  new Map(
    (
      await world.deps.db.executeSql<{ guest: string; seats: number }>(
        `SELECT guest_id AS guest, count(*)::int AS seats FROM participations
          WHERE status NOT IN ('declined', 'left', 'left_late') GROUP BY guest_id`,
      )
    ).rows.map(({ guest, seats }) => [guest, seats]),
  )
const readTaken = async () =>
  (await world.deps.db.executeSql<{ taken: number }>('SELECT seats_taken AS taken FROM games'))
    .rows[0]!.taken

test(
  'a party of two and single guests for the last seats: the party has two seats or none',
  REPEATS,
  async () => {
    await setUp(3)
    const [party, ...singles] = await createUsers(world, 9)
    await Promise.all([joinAs(party!, 1), ...singles.map((one) => joinAs(one))])
    await world.runJobs()
    const seats = await countSeats()
    expect([undefined, 2]).toContain(seats.get(party!.id))
    expect([...seats.values()].reduce((sum, own) => sum + own, 0)).toBe(3)
    expect(await readTaken()).toBe(3)
    for (const person of [party!, ...singles])
      expect(readProviderTotals(world, person).held).toBe(13_000 * (seats.get(person.id) ?? 0))
  },
)

test(
  'two parties of two for three seats: one gets both of its seats, the other none',
  REPEATS,
  async () => {
    await setUp(3)
    const parties = await createUsers(world, 2)
    const answers = await Promise.all(parties.map((person) => joinAs(person, 1)))
    await world.runJobs()
    expect(answers.filter((answer) => !isRefused(answer))).toHaveLength(1)
    expect([...(await countSeats()).values()]).toEqual([2])
    expect(answers.flatMap((answer) => (isRefused(answer) ? [answer.refused] : []))).toEqual([
      'SEATS_TOO_FEW',
    ])
  },
)

test('attack: parallel joins of one guest with companions make one party', REPEATS, async () => {
  await setUp(3)
  const [guest] = await createUsers(world, 1)
  await Promise.all(Array.from({ length: 8 }, (_, i) => joinAs(guest!, 1 + (i % 2))))
  await world.runJobs()
  const seats = (await countSeats()).get(guest!.id)!
  expect([2, 3]).toContain(seats)
  expect(await readTaken()).toBe(seats)
  expect(readProviderTotals(world, guest!)).toMatchObject({ held: seats * 13_000, intents: seats })
})

test(
  'leaving with the party while a companion leaves: every seat is left once',
  REPEATS,
  async () => {
    await setUp(3)
    const [guest] = await createUsers(world, 1)
    await joinAs(guest!, 2)
    const { rows } = await world.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM participations WHERE party_lead_id IS NOT NULL',
    )
    const leave = (companion?: string) =>
      leaveGame(world.deps, { gameId, userId: guest!.id, confirmPenalty: true, companion })
    await Promise.all([leave(), leave(), ...rows.flatMap(({ id }) => [leave(id), leave(id)])])
    await world.runJobs()
    expect(await countSeats()).toEqual(new Map())
    expect(await readTaken()).toBe(0)
    expect(readProviderTotals(world, guest!).held).toBe(0)
  },
)

test('a scan of the party while the guest leaves: only one of them counts', REPEATS, async () => {
  await setUp(3)
  const [guest] = await createUsers(world, 1)
  await joinAs(guest!, 1)
  world.at(TEE - hours(1))
  const { code } = must(
    await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
  ).body
  const [companion] = (
    await world.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM participations WHERE party_lead_id IS NOT NULL',
    )
  ).rows
  const scan = () =>
    checkIn(world.deps, { gameId, userId: guest!.id, code, companions: [companion!.id] })
  const [left, ...scans] = await Promise.all([
    leaveGame(world.deps, { gameId, userId: guest!.id, confirmPenalty: true }),
    scan(),
    scan(),
  ])
  await world.runJobs()
  const hasLeft = !isRefused(left!)
  expect(scans.filter((one) => !isRefused(one))).toHaveLength(hasLeft ? 0 : 1)
  expect(readProviderTotals(world, guest!)).toMatchObject({
    held: 0,
    captured: hasLeft ? 26_000 : 6000,
  })
})

test(
  'the seats of a leaving party go to the waiting list, whatever another party tries',
  REPEATS,
  async () => {
    await setUp(2)
    const [leaving, first, second, party] = await createUsers(world, 4)
    await joinAs(leaving!, 1)
    for (const person of [first!, second!])
      must(await world.call(`POST /api/games/${gameId}/waiting-list`, { cookie: person.cookie }))
    const [, tried] = await Promise.all([
      leaveGame(world.deps, { gameId, userId: leaving!.id, confirmPenalty: true }),
      joinAs(party!, 1),
      world.runJobs(),
    ])
    await world.runJobs()
    expect(isRefused(tried) && tried.refused).toBe('GAME_FULL')
    expect([...(await countSeats()).keys()].toSorted()).toEqual([first!.id, second!.id].toSorted())
    expect(await readTaken()).toBe(2)
  },
)
