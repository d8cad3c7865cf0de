import { japanText, DAY, HOUR, MINUTE, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importCourseList } from '../../courses/import-course-list.usecase.ts'
import { remindOfGames } from './remind.usecase.ts'
import { deleteRemindersBefore } from './reminders.read.ts'
import { composePush } from '../push/send-push.usecase.ts'
import { createLocaleFormatter } from '../email/locale-formatter.ts'
import type { PushJob } from '../../../platform/notify.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { hostGame, join, must, newPerson, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'

const TEE = NOON + 20 * DAY
const ALL = ['check_in_open', 'reminder_guest', 'reminder_host']

describe.each(ENGINES)('reminders on the %s engine', (_, open) => {
  let world: World,
    made = 0
  beforeAll(async () => {
    world = await createWorld({ db: await open() })
    await importCourseList(world.deps)
  })
  afterAll(() => world.close())

  /** A game of a host with one guest, both joined long before. */
  const booked = async (teeTime: Instant = TEE) => {
    world.at(NOON)
    const [host, guest] = [
      await newPerson(world, `Kenji${++made}`),
      await newPerson(world, `Emily${made}`),
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
  const sweep = async (now: Instant) => {
    world.at(now)
    await remindOfGames(world.deps)
    await world.runJobs()
  }
  const told = async (who: Person): Promise<string[]> => {
    const { rows } = await world.deps.db.executeSql<{ template: string; subject: string }>(
      'SELECT template, subject FROM outbox WHERE user_id = $1 AND template = ANY($2) ORDER BY created_at',
      [who.id, ALL],
    )
    return rows.map(
      (row) =>
        `${row.template.replace('reminder_', '')}: ${/^(A week|A day|Soon|Check-in)/.exec(row.subject)?.[1]}`,
    )
  }

  it('come a week, a day and three hours ahead, and when check-in opens: to the guest and the host, once each, not a minute early', async () => {
    const { host, guest } = await booked()
    const seen: [string, string[]][] = []
    for (const [name, lead] of [
      ['week', 7 * DAY],
      ['day', DAY],
      ['check-in', 6 * HOUR],
      ['hours', 3 * HOUR],
    ] as const) {
      await sweep(TEE - lead - 1)
      const before = (await told(guest)).length
      for (const late of [0, MINUTE, 20 * MINUTE]) await sweep(TEE - lead + late)
      seen.push([name, [...(await told(guest)).slice(before), ...(await told(host)).slice(before)]])
    }
    expect(seen).toEqual([
      ['week', ['guest: A week', 'host: A week']],
      ['day', ['guest: A day', 'host: A day']],
      ['check-in', ['check_in_open: Check-in', 'check_in_open: Check-in']],
      ['hours', ['guest: Soon', 'host: Soon']],
    ])
    await sweep(TEE)
    await sweep(TEE + HOUR)
    expect(await told(guest)).toHaveLength(4)
  })
  it('say what is needed to get there and until when leaving is free', async () => {
    const { host, guest } = await booked()
    await sweep(TEE - 7 * DAY)
    const mail = async (who: Person) =>
      must(
        await world.call<{ text: string; template: string }[]>('GET /api/dev/outbox', {
          query: { to: who.email },
        }),
      ).body.find((mail) => mail.template.startsWith('reminder'))!.text
    expect(await mail(guest)).toContain('2240 Misaki-cho, Isumi, Chiba')
    expect(await mail(guest)).toContain(
      'you can still leave free until Tue 8 Dec, 12:00 Japan time',
    )
    expect(await mail(host)).toContain('1 guest is coming')
  })
  it.each([
    ['en', '2 km from the Rifu-Shirakashidai interchange'],
    ['ja', '利府しらかし台ICから2km'],
    ['ko', '리후시라카시다이 IC에서 2km'],
    ['zh', '距利府しらかし台IC 2公里'],
  ])('tell the way to the course in %s, in the mail and on the device', async (language, way) => {
    world.at(NOON)
    const [host, guest] = [
      await newPerson(world, `Kenji${++made}`),
      await newPerson(world, `Emily${made}`),
    ]
    must(await world.call('PUT /api/profile', { cookie: guest.cookie, body: { language } }))
    const gameId = await hostGame(world, host, TEE, { courseId: 'rifu-golf-club' })
    must(await join(world, guest, gameId))
    await sweep(TEE - DAY)
    const {
      rows: [mail],
    } = await world.deps.db.executeSql<{ text: string }>(
      `SELECT text FROM outbox WHERE user_id = $1 AND template = 'reminder_guest'`,
      [guest.id],
    )
    expect(mail!.text).toContain(way)
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
    ).toBe(way)
  })
  it('are not sent to a guest who joined after they were due, nor to one who has left', async () => {
    const { host, guest, gameId } = await booked()
    world.at(TEE - 3 * DAY)
    const late = await newPerson(world, `Late${made}`)
    must(await join(world, late, gameId))
    must(await world.call(`POST /api/games/${gameId}/leave`, { cookie: guest.cookie, body: {} }))
    await sweep(TEE - 3 * DAY + HOUR)
    expect([await told(late), await told(guest), await told(host)]).toEqual([[], [], []])
    await sweep(TEE - DAY)
    expect([await told(late), await told(guest), await told(host)]).toEqual([
      ['guest: A day'],
      [],
      ['host: A day'],
    ])
  })
  it('are dropped when the server was away too long for them to help', async () => {
    const { guest } = await booked()
    await sweep(TEE - 7 * DAY + 12 * HOUR)
    await sweep(TEE - DAY + 3 * HOUR)
    expect(await told(guest)).toEqual([])
    await sweep(TEE - 3 * HOUR + 59 * MINUTE)
    expect(await told(guest)).toEqual(['guest: Soon'])
  })
  it('follow a game that moves: again for its new time, never for the old one', async () => {
    const { host, guest, gameId } = await booked()
    await sweep(TEE - 7 * DAY)
    const moved = TEE + 2 * DAY
    await move(host, gameId, moved)
    await sweep(TEE - DAY)
    expect(await told(guest)).toEqual(['guest: A week'])
    await sweep(moved - 7 * DAY + HOUR)
    await sweep(moved - DAY)
    expect(await told(guest)).toEqual(['guest: A week', 'guest: A week', 'guest: A day'])
  })
  it('are not given a second time for an hour more or less: the change itself has just been told', async () => {
    const { host, guest, gameId } = await booked()
    await sweep(TEE - 7 * DAY)
    await move(host, gameId, TEE + HOUR)
    for (const later of [MINUTE, HOUR, 13 * HOUR]) await sweep(TEE - 7 * DAY + later)
    expect([await told(guest), await told(host)]).toEqual([['guest: A week'], ['host: A week']])
    await sweep(TEE - DAY + HOUR)
    expect(await told(guest)).toEqual(['guest: A week', 'guest: A day'])
  })
  it('are not sent for a cancelled game, not even when it is cancelled between the decision and the mail', async () => {
    const [gone, going] = [await booked(), await booked(TEE + 6 * HOUR)]
    world.at(TEE - 8 * DAY)
    must(
      await world.call(`POST /api/games/${gone.gameId}/cancel`, {
        cookie: gone.host.cookie,
        body: { reason: 'The course is closed.' },
      }),
    )
    world.at(TEE - 7 * DAY + 6 * HOUR)
    await remindOfGames(world.deps)
    must(
      await world.call(`POST /api/games/${going.gameId}/cancel`, {
        cookie: going.host.cookie,
        body: { reason: 'The course is closed.' },
      }),
    )
    await world.runJobs()
    for (const one of [gone, going])
      expect([await told(one.guest), await told(one.host)]).toEqual([[], []])
  })
  it('spare those who want no such mail', async () => {
    const { guest } = await booked()
    must(
      await world.call('PUT /api/profile', {
        cookie: guest.cookie,
        body: { emailNotifications: false },
      }),
    )
    await sweep(TEE - DAY)
    expect(await told(guest)).toEqual([])
  })
  it('are looked for every ten minutes, by one round at a time', async () => {
    world.at(NOON + 40 * DAY + 3 * MINUTE)
    for (let i = 0; i < 3; i++) await world.deps.jobs.scheduleRecurring()
    const rounds = async () =>
      (
        await world.deps.db.executeSql<{ due: string }>(
          `SELECT data->>'__due' AS due FROM pgboss.job WHERE name = 'notifications.remind' AND state = 'created'`,
        )
      ).rows.map((row) => Date.parse(row.due))
    expect(await rounds()).toEqual([NOON + 40 * DAY + 10 * MINUTE])
    world.at(NOON + 40 * DAY + 10 * MINUTE)
    await world.runJobs()
    expect(await rounds()).toEqual([NOON + 40 * DAY + 20 * MINUTE])
  })
  it('are forgotten a month after the game', async () => {
    const count = async () =>
      (await world.deps.db.executeSql('SELECT 1 FROM reminders_sent')).rows.length
    expect(await count()).toBeGreaterThan(0)
    await deleteRemindersBefore(world.deps.db, TEE + 10 * DAY)
    expect(await count()).toBe(0)
  })
})
