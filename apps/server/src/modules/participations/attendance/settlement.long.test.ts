import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { readProviderTotals, hostGame, must, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import {
  createJoinedGame,
  checkIn,
  openQr,
  signProof,
  TEE,
  type JoinedGame,
} from '../../../../test/support/course.ts'
import {
  listCases,
  createHostAndGuests,
  readPlace,
  countStrikes,
} from '../../../../test/support/create-users.ts'

type Act = (world: World, course: JoinedGame) => Promise<unknown>
type Scene = {
  guests: number
  /** From an hour before the tee time. */
  atCourse?: Act
  /** At settlement, six hours after the tee time. */
  settled?: Act
  /** After the statement deadline. */
  decided?: Act
  /** Per guest: status, captured amount, strikes. Host: captured amount, strikes. */
  ends: {
    guests: [status: string, paid: number, strikes: number][]
    host: [paid: number, strikes: number]
    cases: [kind: string, status: string][]
  }
}
const call = (world: World, person: Person, path: string, body?: object) =>
  world.call(`POST ${path}`, { cookie: person.cookie, ...(body && { body }) })
const arrives: Act = async (world, course) =>
  must(await checkIn(world, course.guests[0]!, course.gameId, { code: course.shown.code }))
const opens: Act = (world, course) => openQr(world, course.host, course.gameId)
const reports: Act = async (world, course) =>
  must(
    await call(world, course.guests[0]!, `/api/games/${course.gameId}/report`, {
      reason: 'host_not_here',
      message: 'The host is not at reception.',
    }),
  )
const states: Act = async (world, course) =>
  must(
    await call(world, course.guests[0]!, `/api/games/${course.gameId}/attendance-statement`, {
      text: 'I played all eighteen.',
    }),
  )
const hostStates: Act = async (world, course) =>
  must(
    await call(world, course.host, `/api/games/${course.gameId}/host-statement`, {
      text: 'I was at reception from seven.',
    }),
  )
const marks: Act = async (world, course) => {
  const { guests } = must(
    await world.call<{ guests: { participationId: string }[] }>(
      `GET /api/games/${course.gameId}/qr`,
      {
        cookie: course.host.cookie,
      },
    ),
  ).body
  must(
    await call(
      world,
      course.host,
      `/api/games/${course.gameId}/guests/${guests[0]!.participationId}/present`,
    ),
  )
}
const decides =
  (outcome: 'accepted' | 'rejected'): Act =>
  async (world, course) =>
    expect(
      await decideCase(world.deps, {
        caseId: (await listCases(world, course.gameId))[0]!.id,
        outcome,
        operatorId: 'operator000001',
        ip: null,
        reason: 'The course was asked.',
      }),
    ).toEqual({ success: true })

const SCENES: Record<string, Scene> = {
  'charges the fee after a check-in and the whole hold without check-in or statement': {
    guests: 2,
    atCourse: async (world, course) => {
      await opens(world, course)
      await arrives(world, course)
    },
    ends: {
      guests: [
        ['checked_in', 3000, 0],
        ['no_show', 13_000, 1],
      ],
      host: [0, 0],
      cases: [],
    },
  },
  "a typed code proves the host's presence too": {
    guests: 2,
    atCourse: arrives,
    ends: {
      guests: [
        ['checked_in', 3000, 0],
        ['no_show', 13_000, 1],
      ],
      host: [0, 0],
      cases: [],
    },
  },
  'marks every guest missing when only the host came': {
    guests: 2,
    atCourse: opens,
    ends: {
      guests: [
        ['no_show', 13_000, 1],
        ['no_show', 13_000, 1],
      ],
      host: [0, 0],
      cases: [],
    },
  },
  'charges only the fee for an accepted statement': {
    guests: 1,
    atCourse: opens,
    settled: states,
    decided: decides('accepted'),
    ends: { guests: [['checked_in', 3000, 0]], host: [0, 0], cases: [['attendance', 'accepted']] },
  },
  'captures the whole hold and gives a strike for a rejected statement': {
    guests: 1,
    atCourse: opens,
    settled: states,
    decided: decides('rejected'),
    ends: { guests: [['no_show', 13_000, 1]], host: [0, 0], cases: [['attendance', 'rejected']] },
  },
  'freezes everything while a statement is undecided': {
    guests: 1,
    atCourse: opens,
    settled: states,
    ends: { guests: [['disputed', 0, 0]], host: [0, 0], cases: [['attendance', 'open']] },
  },
  'charges the fee when the host marks a missing guest present and the guest does not object': {
    guests: 1,
    atCourse: opens,
    settled: marks,
    ends: { guests: [['checked_in', 3000, 0]], host: [0, 0], cases: [] },
  },
  'charges the fee for a missing guest with a proved scan': {
    guests: 1,
    atCourse: opens,
    settled: async (world, course) =>
      must(
        await checkIn(world, course.guests[0]!, course.gameId, {
          code: course.shown.code,
          proof: signProof(course.shown, course.gameId, TEE),
        }),
      ),
    ends: { guests: [['checked_in', 3000, 0]], host: [0, 0], cases: [] },
  },
  'asks both sides where nothing proves that anybody came, and charges no silent guest': {
    guests: 2,
    ends: {
      guests: [
        ['not_played', 0, 0],
        ['not_played', 0, 0],
      ],
      host: [0, 0],
      cases: [],
    },
  },
  'charges a host who is silent about a report the base fee per guest, with a strike': {
    guests: 2,
    atCourse: async (world, course) => {
      world.at(TEE + minutes(5))
      await reports(world, course)
    },
    ends: {
      guests: [
        ['host_absent', 0, 0],
        ['host_absent', 0, 0],
      ],
      host: [6000, 1],
      cases: [['host_absent', 'rejected']],
    },
  },
  'frees the guests although the silent host opened the code': {
    guests: 1,
    atCourse: async (world, course) => {
      await opens(world, course)
      world.at(TEE + minutes(5))
      await reports(world, course)
    },
    ends: {
      guests: [['host_absent', 0, 0]],
      host: [3000, 1],
      cases: [['host_absent', 'rejected']],
    },
  },
  'charges no card while the statement of a reported host is undecided': {
    guests: 1,
    atCourse: async (world, course) => {
      await opens(world, course)
      world.at(TEE + minutes(5))
      await reports(world, course)
    },
    settled: hostStates,
    ends: { guests: [['unverified', 0, 0]], host: [0, 0], cases: [['host_absent', 'open']] },
  },
  'asks the guest of a cleared host for a statement before anything is charged': {
    guests: 1,
    atCourse: async (world, course) => {
      world.at(TEE + minutes(5))
      await reports(world, course)
    },
    settled: hostStates,
    decided: decides('accepted'),
    ends: { guests: [['missing', 0, 0]], host: [0, 0], cases: [['host_absent', 'accepted']] },
  },
  'charges a reported host whom an operator finds absent': {
    guests: 2,
    atCourse: async (world, course) => {
      world.at(TEE + minutes(5))
      await reports(world, course)
    },
    settled: hostStates,
    decided: decides('rejected'),
    ends: {
      guests: [
        ['host_absent', 0, 0],
        ['host_absent', 0, 0],
      ],
      host: [6000, 1],
      cases: [['host_absent', 'rejected']],
    },
  },
}

describe.each(ENGINES)('settlement on the %s database', (_name, open) => {
  let world: World
  const courses = new Map<string, JoinedGame>()
  let alone: { host: Person; gameId: string }
  // all games run on one day in one database, to show that they do not interfere
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    for (const [name, { guests }] of Object.entries(SCENES))
      courses.set(name, await createJoinedGame(world, guests))
    const { host } = await createHostAndGuests(world, 0)
    alone = { host, gameId: await hostGame(world, host, TEE) }
    const play = async (part: 'atCourse' | 'settled' | 'decided', at: number) => {
      for (const [name, scene] of Object.entries(SCENES)) {
        world.at(at)
        await scene[part]?.(world, courses.get(name)!)
      }
    }
    await play('atCourse', TEE - hours(1))
    world.at(TEE + hours(6))
    await world.runJobs()
    await play('settled', TEE + hours(6))
    world.at(TEE + hours(12) + 1)
    await world.runJobs()
    await play('decided', TEE + hours(12) + 1)
    await world.runJobs()
  }, 240_000)
  afterAll(() => world.close())

  test.each(Object.entries(SCENES))('%s', async (name, { ends }) => {
    const course = courses.get(name)!
    const guests = await Promise.all(
      course.guests.map(async (guest) => [
        (await readPlace(world, course.gameId, guest)).status,
        readProviderTotals(world, guest).captured,
        await countStrikes(world, guest),
      ]),
    )
    expect({
      guests,
      host: [
        readProviderTotals(world, course.host).captured,
        await countStrikes(world, course.host),
      ],
      cases: (await listCases(world, course.gameId)).map((entry) => [entry.kind, entry.status]),
    }).toEqual(ends)
    const waits = ends.guests.some(([status]) =>
      ['disputed', 'missing', 'unverified'].includes(status),
    )
    expect(course.guests.map((guest) => readProviderTotals(world, guest).held > 0)).toEqual(
      course.guests.map(() => waits),
    )
  })
  test('completes a game without guests', async () => {
    const { gameStatus } = must(
      await world.call<{ gameStatus: string }>(`GET /api/games/${alone.gameId}`, {
        cookie: alone.host.cookie,
      }),
    ).body
    expect([
      gameStatus,
      await countStrikes(world, alone.host),
      await listCases(world, alone.gameId),
    ]).toEqual(['completed', 0, []])
  })
  test('settles once when it runs repeatedly', async () => {
    await world.runJobs()
    expect(
      (
        await world.deps.db.executeSql<{ n: number }>(
          `SELECT count(*)::int AS n FROM game_events WHERE event = 'complete'`,
        )
      ).rows[0]!.n,
    ).toBe(Object.keys(SCENES).length + 1)
  })
  test('leaves a consistent ledger', async () => {
    world.at(world.clock.now() + hours(1))
    expect((await auditLedger(world.deps)).discrepancies).toEqual([])
  })
})
