import { DEFAULT_SETTINGS } from '@tomogolf/domain/setting-defaults'
import { japanText, DAY, HOUR, MINUTE, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { claimMissingNames } from './missing-names.read.ts'
import { remindOfGames } from './remind.usecase.ts'
import { composePush } from '../push/send-push.usecase.ts'
import { createLocaleFormatter } from '../email/locale-formatter.presenter.ts'
import type { PushJob } from '../../../platform/notify.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { eraseClass } from '../../../../test/support/privacy/retention.ts'

const TEE = NOON + 20 * DAY
const ALL = ['check_in_open', 'reminder_guest', 'reminder_host']

describe.each(ENGINES)('reminders on the %s engine', (_, open) => {
  let world: World,
    people = 0
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    await importCourseList(world.deps)
  })
  afterAll(() => world.close())

  /** Creates a game with one guest, long before its tee time. */
  const createBookedGame = async (teeTime: Instant = TEE) => {
    world.at(NOON)
    const [host, guest] = [
      await newPerson(world, `Kenji${++people}`),
      await newPerson(world, `Emily${people}`),
    ]
    const gameId = await hostGame(world, host, teeTime)
    must(await join(world, guest, gameId))
    await world.runJobs()
    return { host, guest, gameId }
  }
  const move = async (host: Person, gameId: string, to: Instant) => {
    const { body } = must(
      await world.call<{ version: number }>(`GET /api/games/${gameId}`, { cookie: host.cookie }),
    )
    must(
      await world.call(`PUT /api/games/${gameId}`, {
        cookie: host.cookie,
        body: {
          courseName: 'Boso Misaki Golf Links',
          date: japanText(to),
          location: '2240 Misaki-cho, Isumi, Chiba',
          price: 100,
          currency: 'USD',
          slots: 3,
          skillLevel: 'any',
          notes: null,
          version: body.version,
        },
      }),
    )
    await world.runJobs()
  }
  const remindAt = async (now: Instant) => {
    world.at(now)
    await remindOfGames(world.deps)
    await world.runJobs()
  }
  const listReminders = async (person: Person): Promise<string[]> => {
    const { rows } = await world.deps.db.executeSql<{ template: string; subject: string }>(
      'SELECT template, subject FROM outbox WHERE user_id = $1 AND template = ANY($2) ORDER BY created_at',
      [person.id, ALL],
    )
    return rows.map(
      (row) =>
        `${row.template.replace('reminder_', '')}: ${/^(One week|One day|Coming up soon|Check-in)/.exec(row.subject)?.[1]}`,
    )
  }

  it('are claimed past a full batch of sent ones', async () => {
    const { guest: first } = await createBookedGame()
    const { guest: second } = await createBookedGame()
    const { rows } = await world.deps.db.executeSql<{ id: string }>(
      "SELECT guest_id AS id FROM participations WHERE status = 'confirmed'",
    )
    const claimed: string[] = []
    for (let batch = 0; batch <= rows.length; batch++)
      for (const { userId } of await world.deps.db.transaction((tx) =>
        claimMissingNames(tx, DEFAULT_SETTINGS, TEE - HOUR, 1),
      ))
        claimed.push(userId)
    expect(claimed).toHaveLength(rows.length)
    expect(claimed).toEqual(expect.arrayContaining([first.id, second.id]))
  })
  it('are sent once a week, a day and three hours ahead, and when check-in opens', async () => {
    const { host, guest } = await createBookedGame()
    const sent: [string, string[]][] = []
    for (const [name, lead] of [
      ['week', 7 * DAY],
      ['day', DAY],
      ['check-in', 6 * HOUR],
      ['hours', 3 * HOUR],
    ] as const) {
      await remindAt(TEE - lead - 1)
      const before = (await listReminders(guest)).length
      for (const delay of [0, MINUTE, 20 * MINUTE]) await remindAt(TEE - lead + delay)
      sent.push([
        name,
        [
          ...(await listReminders(guest)).slice(before),
          ...(await listReminders(host)).slice(before),
        ],
      ])
    }
    expect(sent).toEqual([
      ['week', ['guest: One week', 'host: One week']],
      ['day', ['guest: One day', 'host: One day']],
      ['check-in', ['check_in_open: Check-in', 'check_in_open: Check-in']],
      ['hours', ['guest: Coming up soon', 'host: Coming up soon']],
    ])
    await remindAt(TEE)
    await remindAt(TEE + HOUR)
    expect(await listReminders(guest)).toHaveLength(4)
  })
  it('contain the location and the deadline for leaving free', async () => {
    const { host, guest } = await createBookedGame()
    await remindAt(TEE - 7 * DAY)
    const mail = async (person: Person) =>
      must(
        await world.call<{ text: string; template: string }[]>('GET /api/dev/outbox', {
          query: { to: person.email },
        }),
      ).body.find((mail) => mail.template.startsWith('reminder'))!.text
    expect(await mail(guest)).toContain('2240 Misaki-cho, Isumi, Chiba')
    expect(await mail(guest)).toContain(
      'you can still cancel for free until Tue, Dec 8, 12:00 Japan time',
    )
    expect(await mail(host)).toContain('1 guest is coming')
  })
  it.each([
    ['en', '2 km from the Rifu-Shirakashidai interchange'],
    ['ja', '利府しらかし台ICから2km'],
    ['ko', '리후시라카시다이 IC에서 2km'],
    ['zh', '距利府しらかし台 IC 2公里'],
  ])(
    'contain the access to the course in %s, in the mail and in the push',
    async (language, access) => {
      world.at(NOON)
      const [host, guest] = [
        await newPerson(world, `Kenji${++people}`),
        await newPerson(world, `Emily${people}`),
      ]
      must(await world.call('PUT /api/profile', { cookie: guest.cookie, body: { language } }))
      const gameId = await hostGame(world, host, TEE, { courseId: 'rifu-golf-club' })
      must(await join(world, guest, gameId))
      await remindAt(TEE - DAY)
      const {
        rows: [mail],
      } = await world.deps.db.executeSql<{ text: string }>(
        `SELECT text FROM outbox WHERE user_id = $1 AND template = 'reminder_guest'`,
        [guest.id],
      )
      expect(mail!.text).toContain(access)
      const {
        rows: [push],
      } = await world.deps.db.executeSql<{ data: PushJob }>(
        `SELECT data FROM pgboss.job WHERE name = 'notifications.push' AND data->>'userId' = $1 AND data->>'kind' = 'reminder_guest'`,
        [guest.id],
      )
      expect(
        composePush(
          push!.data,
          createLocaleFormatter(
            world.deps.phrase,
            '',
            { language: language as Language, timeZone: null },
            world.deps.clock.now(),
          ),
        ).body.split('\n')[1],
      ).toBe(access)
    },
  )
  it('are not sent to a guest who joined after they were due, or who left', async () => {
    const { host, guest, gameId } = await createBookedGame()
    world.at(TEE - 3 * DAY)
    const lateGuest = await newPerson(world, `Late${people}`)
    must(await join(world, lateGuest, gameId))
    must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie, body: {} }))
    await remindAt(TEE - 3 * DAY + HOUR)
    expect([
      await listReminders(lateGuest),
      await listReminders(guest),
      await listReminders(host),
    ]).toEqual([[], [], []])
    await remindAt(TEE - DAY)
    expect([
      await listReminders(lateGuest),
      await listReminders(guest),
      await listReminders(host),
    ]).toEqual([['guest: One day'], [], ['host: One day']])
  })
  it('are dropped when the server was down for too long', async () => {
    const { guest } = await createBookedGame()
    await remindAt(TEE - 7 * DAY + 12 * HOUR)
    await remindAt(TEE - DAY + 3 * HOUR)
    expect(await listReminders(guest)).toEqual([])
    await remindAt(TEE - 3 * HOUR + 59 * MINUTE)
    expect(await listReminders(guest)).toEqual(['guest: Coming up soon'])
  })
  it('are sent again for the new time of a game, and not for the old one', async () => {
    const { host, guest, gameId } = await createBookedGame()
    await remindAt(TEE - 7 * DAY)
    const moved = TEE + 2 * DAY
    await move(host, gameId, moved)
    await remindAt(TEE - DAY)
    expect(await listReminders(guest)).toEqual(['guest: One week'])
    await remindAt(moved - 7 * DAY + HOUR)
    await remindAt(moved - DAY)
    expect(await listReminders(guest)).toEqual([
      'guest: One week',
      'guest: One week',
      'guest: One day',
    ])
  })
  it('are not repeated when a game moves by an hour', async () => {
    const { host, guest, gameId } = await createBookedGame()
    await remindAt(TEE - 7 * DAY)
    await move(host, gameId, TEE + HOUR)
    for (const delay of [MINUTE, HOUR, 13 * HOUR]) await remindAt(TEE - 7 * DAY + delay)
    expect([await listReminders(guest), await listReminders(host)]).toEqual([
      ['guest: One week'],
      ['host: One week'],
    ])
    await remindAt(TEE - DAY + HOUR)
    expect(await listReminders(guest)).toEqual(['guest: One week', 'guest: One day'])
  })
  it('are not sent for a cancelled game, even when it is cancelled after the claim', async () => {
    const [cancelledBefore, cancelledAfter] = [
      await createBookedGame(),
      await createBookedGame(TEE + 6 * HOUR),
    ]
    world.at(TEE - 8 * DAY)
    must(
      await world.call(`POST /api/games/${cancelledBefore.gameId}/cancel`, {
        cookie: cancelledBefore.host.cookie,
        body: { reason: 'The course is closed.' },
      }),
    )
    world.at(TEE - 7 * DAY + 6 * HOUR)
    await remindOfGames(world.deps)
    must(
      await world.call(`POST /api/games/${cancelledAfter.gameId}/cancel`, {
        cookie: cancelledAfter.host.cookie,
        body: { reason: 'The course is closed.' },
      }),
    )
    await world.runJobs()
    for (const booking of [cancelledBefore, cancelledAfter])
      expect([await listReminders(booking.guest), await listReminders(booking.host)]).toEqual([
        [],
        [],
      ])
  })
  it('are not mailed to a user with email notifications off', async () => {
    const { guest } = await createBookedGame()
    must(
      await world.call('PUT /api/profile', {
        cookie: guest.cookie,
        body: { emailNotifications: false },
      }),
    )
    await remindAt(TEE - DAY)
    expect(await listReminders(guest)).toEqual([])
  })
  it('are sent by a job every ten minutes, with one run waiting at most', async () => {
    world.at(NOON + 40 * DAY + 3 * MINUTE)
    for (let i = 0; i < 3; i++) await world.deps.jobs.scheduleRecurring()
    const waitingRuns = async () =>
      (
        await world.deps.db.executeSql<{ due: string }>(
          `SELECT data->>'__due' AS due FROM pgboss.job WHERE name = 'notifications.remind' AND state = 'created'`,
        )
      ).rows.map((row) => Date.parse(row.due))
    expect(await waitingRuns()).toEqual([NOON + 40 * DAY + 10 * MINUTE])
    world.at(NOON + 40 * DAY + 10 * MINUTE)
    await world.runJobs()
    expect(await waitingRuns()).toEqual([NOON + 40 * DAY + 20 * MINUTE])
  })
  it('are deleted after the game', async () => {
    const count = async () =>
      (await world.deps.db.executeSql('SELECT 1 FROM reminders_sent')).rows.length
    expect(await count()).toBeGreaterThan(0)
    await eraseClass(world.deps, 'reminders', TEE + 40 * DAY)
    expect(await count()).toBe(0)
  })
})
