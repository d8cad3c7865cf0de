import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { hours, minutes } from '@tomogolf/domain/time'
import { closeStatement, settleGame } from './attendance/settle-game.usecase.ts'
import { databaseForRaces } from '../../../test/support/engines.ts'
import { readProviderTotals, must, type Person } from '../../../test/support/people.ts'
import { createWorld, type World } from '../../../test/support/world.ts'
import {
  createJoinedGame,
  checkIn,
  openQr,
  TEE,
  type JoinedGame,
} from '../../../test/support/course.ts'
import {
  listCases,
  createUsers,
  readPlace,
  countStrikes,
} from '../../../test/support/create-users.ts'

let world: World, course: JoinedGame
afterEach(() => world.close())
const post = async (person: Person, path: string, body?: object) => {
  const { status, body: answer } = await world.call(`POST /api/games/${course.gameId}${path}`, {
    cookie: person.cookie,
    ...(body && { body }),
  })
  return status < 300 ? 'ok' : answer.code
}

describe('time limits', () => {
  beforeEach(async () => {
    world = await createWorld()
    course = await createJoinedGame(world, 3)
  })

  test('opens check-in six hours before the tee time and closes it six hours after', async () => {
    const type = async (i: number, at: number) => {
      world.at(at)
      const { status, body } = await checkIn(world, course.guests[i]!, course.gameId, {
        code: course.shown.code,
      })
      return status === 200 ? 'ok' : body.code
    }
    expect([
      await type(0, TEE - hours(6) - 1),
      await type(0, TEE - hours(6)),
      await type(1, TEE + hours(6)),
      await type(2, TEE + hours(6) + 1),
    ]).toEqual(['CHECK_IN_TOO_EARLY', 'ok', 'ok', 'GAME_ALREADY_TAKEN_PLACE'])
  })
  test('says that check-in has closed when its window is shorter than the round', async () => {
    const code = async (at: number) => {
      world.at(at)
      const { body } = await checkIn(world, course.guests[0]!, course.gameId, {
        code: course.shown.code,
      })
      return body
    }
    await world.deps.db.executeSql(
      `INSERT INTO settings (key, value, updated_at) VALUES ('check_in_window_hours', '4', now())`,
    )
    const closed = await code(TEE + hours(4) + 1)
    expect(closed).toMatchObject({
      code: 'CHECK_IN_CLOSED',
      message: 'Check-in is no longer available.',
      error: 'Check-in is no longer available.',
    })
    expect((await code(TEE + hours(6))).code).toBe('CHECK_IN_CLOSED')
    expect((await code(TEE + hours(6) + 1)).code).toBe('GAME_ALREADY_TAKEN_PLACE')
  })
  test('lets a host mark guests present from one hour before the tee time', async () => {
    const {
      rows: [place],
    } = await world.deps.db.executeSql<{ id: string }>(
      'SELECT id FROM participations WHERE guest_id = $1',
      [course.guests[0]!.id],
    )
    const mark = (at: number) => {
      world.at(at)
      return post(course.host, `/guests/${place!.id}/present`)
    }
    expect([await mark(TEE - hours(1) - 1), await mark(TEE - hours(1))]).toEqual([
      'MARK_TOO_EARLY',
      'ok',
    ])
  })
  test('accepts an absent-host report from the tee time until check-in closes', async () => {
    const report = (at: number) => {
      world.at(at)
      return post(course.guests[0]!, '/report', { reason: 'host_not_here', message: '' })
    }
    expect([
      await report(TEE - 1),
      await report(TEE),
      await report(TEE + hours(6)),
      await report(TEE + hours(6) + 1),
    ]).toEqual(['REPORT_NOT_ALLOWED', 'ok', 'ok', 'REPORT_NOT_ALLOWED'])
    world.at(TEE)
    expect(await post(course.host, '/report', { reason: 'host_not_here', message: '' })).toBe(
      'REPORT_NOT_ALLOWED',
    )
  })
  test('does not count a code opened more than three hours early as host presence', async () => {
    world.at(TEE - hours(3) - 1)
    await openQr(world, course.host, course.gameId)
    const opened = async () =>
      (await world.deps.db.executeSql<{ t: string | null }>('SELECT qr_opened_at AS t FROM games'))
        .rows[0]!.t
    expect(await opened()).toBeNull()
    world.at(TEE - hours(3))
    await openQr(world, course.host, course.gameId)
    expect(await opened()).not.toBeNull()
  })
  test('shows the code until six hours after the end of the game', async () => {
    const show = async (at: number) => {
      world.at(at)
      return (
        await world.call(`GET /api/games/${course.gameId}/qr`, { cookie: course.host.cookie })
      ).status
    }
    expect([await show(TEE + hours(12)), await show(TEE + hours(12) + 1)]).toEqual([200, 410])
  })
  test('settles a game after six hours and accepts statements for six hours more', async () => {
    world.at(TEE)
    await openQr(world, course.host, course.gameId)
    const status = async () => (await readPlace(world, course.gameId, course.guests[0]!)).status
    world.at(TEE + hours(6) - 1)
    await settleGame(world.deps, course.gameId)
    expect(await status()).toBe('confirmed')
    world.at(TEE + hours(6))
    await world.runJobs()
    expect(await status()).toBe('missing')
    world.at(TEE + hours(12))
    await world.runJobs()
    expect(await status()).toBe('missing')
    expect(await post(course.guests[1]!, '/attendance-statement', { text: 'I was there.' })).toBe(
      'ok',
    )
    world.at(TEE + hours(12) + 1)
    expect(await post(course.guests[2]!, '/attendance-statement', { text: 'I was there.' })).toBe(
      'NOT_MISSING',
    )
    await world.runJobs()
    expect(
      await Promise.all(
        course.guests.map(async (guest) => (await readPlace(world, course.gameId, guest)).status),
      ),
    ).toEqual(['no_show', 'disputed', 'no_show'])
  })
})

describe('concurrent requests', () => {
  beforeEach(async () => {
    world = await createWorld({
      db: await databaseForRaces(),
    })
    course = await createJoinedGame(world, 3)
  })
  const ids = async () =>
    (
      await world.deps.db.executeSql<{ id: string; guest_id: string }>(
        'SELECT id, guest_id FROM participations',
      )
    ).rows

  test('counts either the statement or its deadline, never both, and charges accordingly', async () => {
    world.at(TEE)
    await openQr(world, course.host, course.gameId)
    world.at(TEE + hours(6))
    await world.runJobs()
    const places = await ids()
    // the statement runs at its deadline, the job one millisecond later: move the clock between
    // their starts
    world.at(TEE + hours(12))
    const statements = course.guests.map((guest) =>
      post(guest, '/attendance-statement', { text: 'I was there.' }),
    )
    world.at(TEE + hours(12) + 1)
    await Promise.all([
      ...statements,
      ...places.flatMap(({ id }) => [
        closeStatement(world.deps, id),
        closeStatement(world.deps, id),
      ]),
    ])
    await world.runJobs()
    for (const guest of course.guests) {
      const { status } = await readPlace(world, course.gameId, guest)
      expect([
        status,
        readProviderTotals(world, guest).captured,
        await countStrikes(world, guest),
      ]).toEqual(status === 'disputed' ? ['disputed', 0, 0] : ['no_show', 13_000, 1])
    }
    const disputed = (
      await world.deps.db.executeSql<{ n: number }>(
        `SELECT count(*)::int AS n FROM participations WHERE status = 'disputed'`,
      )
    ).rows[0]!.n
    expect(
      (await listCases(world, course.gameId)).filter((entry) => entry.kind === 'attendance'),
    ).toHaveLength(disputed)
  })

  test('settles a game during check-ins and charges each card once', async () => {
    world.at(TEE + hours(6))
    await Promise.all([
      ...course.guests
        .slice(0, 2)
        .flatMap((guest) => [
          checkIn(world, guest, course.gameId, { code: course.shown.code }),
          checkIn(world, guest, course.gameId, { code: course.shown.code }),
        ]),
      settleGame(world.deps, course.gameId),
      settleGame(world.deps, course.gameId),
    ])
    await world.runJobs()
    for (const guest of course.guests) {
      const { status } = await readPlace(world, course.gameId, guest)
      expect(['checked_in', 'missing', 'unverified']).toContain(status)
      expect(readProviderTotals(world, guest)).toMatchObject({
        captured: status === 'checked_in' ? 3000 : 0,
        held: status === 'checked_in' ? 0 : 13_000,
        intents: 1,
      })
    }
    expect((await readPlace(world, course.gameId, course.guests[2]!)).status).not.toBe('checked_in')
  })
})

/** Twenty by each account, several times what the limits allow. */
const CODE_GUESSES = 2_000
test(`blocks ${CODE_GUESSES} code guesses from many accounts while a guest still checks in`, async () => {
  world = await createWorld({ env: { RATE_LIMITS: 'true' } })
  course = await createJoinedGame(world, 2)
  world.at(TEE - minutes(30))
  const otherUsers = await createUsers(world, 98, () => null)
  const guess = (index: number) =>
    [...Array(8)]
      .map((_, i) => '23456789ABCDEFGHJKMNPQRSTUVWXYZ'[Math.floor(index / 31 ** i) % 31])
      .join('')
  const answers = new Map<string, number>()
  const guessers = [course.guests[0]!, course.host, ...otherUsers]
  for (let first = 0; first < CODE_GUESSES; first += 50) {
    // every account guesses as fast as the limits allow
    const batch = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        checkIn(world, guessers[(first + i) % guessers.length]!, course.gameId, {
          code: guess(first + i + 12_345_678),
        }),
      ),
    )
    for (const { status, body } of batch) {
      const what = status === 200 ? 'IN' : body.code!
      answers.set(what, (answers.get(what) ?? 0) + 1)
    }
  }
  expect([...answers.values()].reduce((sum, count) => sum + count, 0)).toBe(CODE_GUESSES)
  expect(answers.get('IN')).toBeUndefined()
  // only a guest of the game learns whether a code is right, at most five times in ten minutes
  expect(answers.get('INVALID_QR_CODE')).toBe(5)
  expect([...answers.keys()].toSorted()).toEqual(['INVALID_QR_CODE', 'NOT_JOINED', 'RATE_LIMITED'])
  must(await checkIn(world, course.guests[1]!, course.gameId, { code: course.shown.code }))
  expect((await readPlace(world, course.gameId, course.guests[0]!)).status).toBe('confirmed')
}, 180_000)
