import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { cardBooks, hostGame, must, type Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import {
  atTheCourse,
  checkIn,
  openQr,
  proofAt,
  TEE,
  type Course,
} from '../../../../test/support/course.ts'
import { casesOf, party, placeOf, strikesOf } from '../../../../test/support/create-users.ts'

type Act = (w: World, c: Course) => Promise<unknown>
type Scene = {
  guests: number
  /** An hour before the tee time, and after it. */ atCourse?: Act
  /** Six hours after the tee time, as soon as it is settled. */ settled?: Act
  /** When the time to object is over. */ decided?: Act
  /** Of each guest: status, what the card has paid, strikes. Of the host: what was paid, strikes. */
  ends: {
    guests: [status: string, paid: number, strikes: number][]
    host: [paid: number, strikes: number]
    cases: [kind: string, status: string][]
  }
}
const call = (w: World, p: Person, path: string, body?: object) =>
  w.call(`POST ${path}`, { cookie: p.cookie, ...(body && { body }) })
const arrives: Act = async (w, c) =>
  must(await checkIn(w, c.guests[0]!, c.gameId, { code: c.shown.code }))
const opens: Act = (w, c) => openQr(w, c.host, c.gameId)
const reports: Act = async (w, c) =>
  must(
    await call(w, c.guests[0]!, `/api/games/${c.gameId}/report`, {
      reason: 'host_not_here',
      message: 'Nobody at the desk.',
    }),
  )
const states: Act = async (w, c) =>
  must(
    await call(w, c.guests[0]!, `/api/games/${c.gameId}/attendance-statement`, {
      text: 'I played all eighteen.',
    }),
  )
const marks: Act = async (w, c) => {
  const { guests } = must(
    await w.call<{ guests: { participationId: string }[] }>(`GET /api/games/${c.gameId}/qr`, {
      cookie: c.host.cookie,
    }),
  ).body
  must(await call(w, c.host, `/api/games/${c.gameId}/guests/${guests[0]!.participationId}/present`))
}
const decides =
  (outcome: 'accepted' | 'rejected'): Act =>
  async (w, c) =>
    expect(
      await decideCase(w.deps, {
        caseId: (await casesOf(w, c.gameId))[0]!.id,
        outcome,
        operatorId: 'operator000001',
        ip: null,
        reason: 'The course was asked.',
      }),
    ).toEqual({ success: true })

const SCENES: Record<string, Scene> = {
  'who checks in pays the fee, who does not and is silent the whole hold': {
    guests: 2,
    atCourse: async (w, c) => {
      await opens(w, c)
      await arrives(w, c)
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
  'nobody comes but the host: every guest is missing': {
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
  'a statement that is accepted costs the fee alone': {
    guests: 1,
    atCourse: opens,
    settled: states,
    decided: decides('accepted'),
    ends: { guests: [['checked_in', 3000, 0]], host: [0, 0], cases: [['attendance', 'accepted']] },
  },
  'a statement that is rejected costs the whole hold and a strike': {
    guests: 1,
    atCourse: opens,
    settled: states,
    decided: decides('rejected'),
    ends: { guests: [['no_show', 13_000, 1]], host: [0, 0], cases: [['attendance', 'rejected']] },
  },
  'an undecided statement freezes everything': {
    guests: 1,
    atCourse: opens,
    settled: states,
    ends: { guests: [['disputed', 0, 0]], host: [0, 0], cases: [['attendance', 'open']] },
  },
  'a missing guest whom the host marks present pays the fee': {
    guests: 1,
    atCourse: opens,
    settled: marks,
    ends: { guests: [['checked_in', 3000, 0]], host: [0, 0], cases: [] },
  },
  'a missing guest with a scan from the course pays the fee': {
    guests: 1,
    atCourse: opens,
    settled: async (w, c) =>
      must(
        await checkIn(w, c.guests[0]!, c.gameId, {
          code: c.shown.code,
          proof: proofAt(c.shown, c.gameId, TEE),
        }),
      ),
    ends: { guests: [['checked_in', 3000, 0]], host: [0, 0], cases: [] },
  },
  'a host who never appeared is suspected, and no guest pays': {
    guests: 2,
    ends: {
      guests: [
        ['host_absent', 0, 0],
        ['host_absent', 0, 0],
      ],
      host: [0, 0],
      cases: [['host_absent', 'open']],
    },
  },
  'cleared by an operator, the host pays nothing': {
    guests: 1,
    decided: decides('accepted'),
    ends: { guests: [['host_absent', 0, 0]], host: [0, 0], cases: [['host_absent', 'accepted']] },
  },
  'found absent by an operator, the host pays the base fee for each guest and gets a strike': {
    guests: 2,
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
  "a guest's report from the course makes it certain at once": {
    guests: 2,
    atCourse: async (w, c) => {
      w.at(TEE + minutes(5))
      await reports(w, c)
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
  'a report against a host who showed the code changes nothing': {
    guests: 1,
    atCourse: async (w, c) => {
      await opens(w, c)
      w.at(TEE + minutes(5))
      await reports(w, c)
    },
    ends: { guests: [['no_show', 13_000, 1]], host: [0, 0], cases: [] },
  },
}

describe.each(ENGINES)('settlement on the %s database', (_name, open) => {
  let w: World
  const courses = new Map<string, Course>()
  let alone: { host: Person; gameId: string }
  // all games on one day, as on a real one: nothing of one may touch another
  beforeAll(async () => {
    w = await createWorld({ db: await open() })
    for (const [name, { guests }] of Object.entries(SCENES))
      courses.set(name, await atTheCourse(w, guests))
    const { host } = await party(w, 0)
    alone = { host, gameId: await hostGame(w, host, TEE) }
    const play = async (part: 'atCourse' | 'settled' | 'decided', at: number) => {
      for (const [name, scene] of Object.entries(SCENES)) {
        w.at(at)
        await scene[part]?.(w, courses.get(name)!)
      }
    }
    await play('atCourse', TEE - hours(1))
    w.at(TEE + hours(6))
    await w.runJobs()
    await play('settled', TEE + hours(6))
    w.at(TEE + hours(12) + 1)
    await w.runJobs()
    await play('decided', TEE + hours(12) + 1)
    await w.runJobs()
  }, 240_000)
  afterAll(() => w.close())

  test.each(Object.entries(SCENES))('%s', async (name, { ends }) => {
    const c = courses.get(name)!
    const guests = await Promise.all(
      c.guests.map(async (g) => [
        (await placeOf(w, c.gameId, g)).status,
        cardBooks(w, g).captured,
        await strikesOf(w, g),
      ]),
    )
    expect({
      guests,
      host: [cardBooks(w, c.host).captured, await strikesOf(w, c.host)],
      cases: (await casesOf(w, c.gameId)).map((x) => [x.kind, x.status]),
    }).toEqual(ends)
    const waits = ends.guests.some(([status]) => status === 'disputed')
    expect(c.guests.map((g) => cardBooks(w, g).held > 0)).toEqual(c.guests.map(() => waits))
  })
  test('a game without guests simply completes', async () => {
    const { gameStatus } = must(
      await w.call<{ gameStatus: string }>(`GET /api/games/${alone.gameId}`, {
        cookie: alone.host.cookie,
      }),
    ).body
    expect([gameStatus, await strikesOf(w, alone.host), await casesOf(w, alone.gameId)]).toEqual([
      'completed',
      0,
      [],
    ])
  })
  test('runs once, however often it is asked to', async () => {
    await w.runJobs()
    expect(
      (
        await w.deps.db.executeSql<{ n: number }>(
          `SELECT count(*)::int AS n FROM game_events WHERE event = 'complete'`,
        )
      ).rows[0]!.n,
    ).toBe(Object.keys(SCENES).length + 1)
  })
  test('the books agree', async () => {
    w.at(w.clock.now() + hours(1))
    expect((await auditLedger(w.deps)).faults).toEqual([])
  })
})
