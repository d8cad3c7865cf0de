import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { closeStatement, settleGame } from './attendance/settle-game.usecase.ts'
import { openServerDatabase } from '../../platform/database/server-database.ts'
import { serverUrl } from '../../../test/support/engines.ts'
import { cardBooks, must, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import { atTheCourse, checkIn, openQr, TEE, type Course } from '../../../test/support/course.ts'
import { casesOf, crowd, placeOf, strikesOf } from '../../../test/support/create-users.ts'

let w: World, c: Course
afterEach(() => w.close())
const post = async (p: Person, path: string, body?: object) => {
  const { status, body: answer } = await w.call(`POST /api/games/${c.gameId}${path}`, {
    cookie: p.cookie,
    ...(body && { body }),
  })
  return status < 300 ? 'ok' : answer.code
}

describe('to the millisecond', () => {
  beforeEach(async () => {
    w = await createWorld()
    c = await atTheCourse(w, 3)
  })

  test('check-in is open from six hours before the tee time to six hours after it', async () => {
    const type = async (i: number, at: number) => {
      w.at(at)
      const { status, body } = await checkIn(w, c.guests[i]!, c.gameId, { code: c.shown.code })
      return status === 200 ? 'ok' : body.code
    }
    expect([
      await type(0, TEE - hours(6) - 1),
      await type(0, TEE - hours(6)),
      await type(1, TEE + hours(6)),
      await type(2, TEE + hours(6) + 1),
    ]).toEqual(['CHECK_IN_TOO_EARLY', 'ok', 'ok', 'GAME_ALREADY_TAKEN_PLACE'])
  })
  test('a host marks guests present from the moment check-in opens', async () => {
    const {
      rows: [place],
    } = await w.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM participations WHERE guest_id = $1',
      [c.guests[0]!.id],
    )
    const mark = (at: number) => {
      w.at(at)
      return post(c.host, `/guests/${place!.id}/present`)
    }
    expect([await mark(TEE - hours(6) - 1), await mark(TEE - hours(6))]).toEqual([
      'CHECK_IN_TOO_EARLY',
      'ok',
    ])
  })
  test('"my host is not here" is said from the tee time on, while check-in is open', async () => {
    const report = (at: number) => {
      w.at(at)
      return post(c.guests[0]!, '/report', { reason: 'host_not_here', message: '' })
    }
    expect([
      await report(TEE - 1),
      await report(TEE),
      await report(TEE + hours(6)),
      await report(TEE + hours(6) + 1),
    ]).toEqual(['REPORT_NOT_ALLOWED', 'ok', 'ok', 'REPORT_NOT_ALLOWED'])
    w.at(TEE)
    expect(await post(c.host, '/report', { reason: 'host_not_here', message: '' })).toBe(
      'REPORT_NOT_ALLOWED',
    )
  })
  test('opening the code a moment before check-in opens is no presence yet', async () => {
    w.at(TEE - hours(6) - 1)
    await openQr(w, c.host, c.gameId)
    const opened = async () =>
      (await w.deps.db.executeSql<{ t: string | null }>('SELECT qr_opened_at AS t FROM games'))
        .rows[0]!.t
    expect(await opened()).toBeNull()
    w.at(TEE - hours(6))
    await openQr(w, c.host, c.gameId)
    expect(await opened()).not.toBeNull()
  })
  test('the code is shown until six hours after the end of the game', async () => {
    const show = async (at: number) => {
      w.at(at)
      return (await w.call(`GET /api/games/${c.gameId}/qr`, { cookie: c.host.cookie })).status
    }
    expect([await show(TEE + hours(12)), await show(TEE + hours(12) + 1)]).toEqual([200, 410])
  })
  test('a game is settled at six hours, an objection heard until six hours later, and silence counts after that', async () => {
    w.at(TEE)
    await openQr(w, c.host, c.gameId)
    const status = async () => (await placeOf(w, c.gameId, c.guests[0]!)).status
    w.at(TEE + hours(6) - 1)
    await settleGame(w.deps, c.gameId)
    expect(await status()).toBe('confirmed')
    w.at(TEE + hours(6))
    await w.runJobs()
    expect(await status()).toBe('missing')
    w.at(TEE + hours(12))
    await w.runJobs()
    expect(await status()).toBe('missing')
    expect(await post(c.guests[1]!, '/attendance-statement', { text: 'I was there.' })).toBe('ok')
    w.at(TEE + hours(12) + 1)
    expect(await post(c.guests[2]!, '/attendance-statement', { text: 'I was there.' })).toBe(
      'NOT_MISSING',
    )
    await w.runJobs()
    expect(
      await Promise.all(c.guests.map(async (g) => (await placeOf(w, c.gameId, g)).status)),
    ).toEqual(['no_show', 'disputed', 'no_show'])
  })
})

describe('at the same moment', () => {
  beforeEach(async () => {
    w = await createWorld({
      db: openServerDatabase(await serverUrl(), 20, (err) => {
        throw err
      }),
    })
    c = await atTheCourse(w, 3)
  })
  const ids = async () =>
    (
      await w.deps.db.executeSql<{ id: string; guest_id: string }>(
        'SELECT id, guest_id FROM participations',
      )
    ).rows

  test('a statement and the end of the hours to object: one of them counts, never both, and the money follows it', async () => {
    w.at(TEE)
    await openQr(w, c.host, c.gameId)
    w.at(TEE + hours(6))
    await w.runJobs()
    const places = await ids()
    // the statement is read at its last moment, the job one millisecond later: the clock is moved between their starts
    w.at(TEE + hours(12))
    const statements = c.guests.map((g) =>
      post(g, '/attendance-statement', { text: 'I was there.' }),
    )
    w.at(TEE + hours(12) + 1)
    await Promise.all([
      ...statements,
      ...places.flatMap(({ id }) => [closeStatement(w.deps, id), closeStatement(w.deps, id)]),
    ])
    await w.runJobs()
    for (const guest of c.guests) {
      const { status } = await placeOf(w, c.gameId, guest)
      expect([status, cardBooks(w, guest).captured, await strikesOf(w, guest)]).toEqual(
        status === 'disputed' ? ['disputed', 0, 0] : ['no_show', 13_000, 1],
      )
    }
    const disputed = (
      await w.deps.db.executeSql<{ n: number }>(
        `SELECT count(*)::int AS n FROM participations WHERE status = 'disputed'`,
      )
    ).rows[0]!.n
    expect((await casesOf(w, c.gameId)).filter((x) => x.kind === 'attendance')).toHaveLength(
      disputed,
    )
  })

  test('check-ins and settlement: whoever is in is in, the others are missing, and each card is charged once', async () => {
    w.at(TEE + hours(6))
    await Promise.all([
      ...c.guests
        .slice(0, 2)
        .flatMap((g) => [
          checkIn(w, g, c.gameId, { code: c.shown.code }),
          checkIn(w, g, c.gameId, { code: c.shown.code }),
        ]),
      settleGame(w.deps, c.gameId),
      settleGame(w.deps, c.gameId),
    ])
    await w.runJobs()
    for (const guest of c.guests) {
      const { status } = await placeOf(w, c.gameId, guest)
      expect(['checked_in', 'missing', 'host_absent']).toContain(status)
      expect(cardBooks(w, guest)).toMatchObject({
        captured: status === 'checked_in' ? 3000 : 0,
        held: status === 'missing' ? 13_000 : 0,
        intents: 1,
      })
    }
    expect((await placeOf(w, c.gameId, c.guests[2]!)).status).not.toBe('checked_in')
  })
})

test('guessing the code ten thousand times from many accounts gets nowhere, and a guest in good faith still checks in', async () => {
  w = await createWorld({ env: { RATE_LIMITS: 'true' } })
  c = await atTheCourse(w, 2)
  w.at(TEE - minutes(30))
  const strangers = await crowd(w, 98, () => null)
  const guess = (n: number) =>
    [...Array(8)]
      .map((_, i) => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'[Math.floor(n / 31 ** i) % 31])
      .join('')
  const answers = new Map<string, number>()
  const everybody = [c.guests[0]!, c.host, ...strangers]
  for (let n = 0; n < 10_000; n += 50) {
    // every account guesses on, as fast as it may
    const batch = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        checkIn(w, everybody[(n + i) % everybody.length]!, c.gameId, {
          code: guess(n + i + 12_345_678),
        }),
      ),
    )
    for (const { status, body } of batch) {
      const what = status === 200 ? 'IN' : body.code!
      answers.set(what, (answers.get(what) ?? 0) + 1)
    }
  }
  expect([...answers.values()].reduce((sum, n) => sum + n, 0)).toBe(10_000)
  expect(answers.get('IN')).toBeUndefined()
  // only a guest of the game ever learns whether a code is right, five times in ten minutes
  expect(answers.get('INVALID_QR_CODE')).toBe(5)
  expect([...answers.keys()].toSorted()).toEqual(['INVALID_QR_CODE', 'NOT_JOINED', 'RATE_LIMITED'])
  must(await checkIn(w, c.guests[1]!, c.gameId, { code: c.shown.code }))
  expect((await placeOf(w, c.gameId, c.guests[0]!)).status).toBe('confirmed')
}, 180_000)
