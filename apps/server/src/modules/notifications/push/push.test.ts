import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAY, HOUR } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushSubscriptions } from './push.table.ts'
import { SAMPLES } from '../email/sample-params.data.ts'
import type { NotificationKind, NotificationParamsOf } from '@tomogolf/messages/notifications'
import { notify } from '../../../platform/notify.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { must, newPerson, PASSWORD, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  readVapid,
  startPushService,
  type Browser,
  type PushService,
} from '../../../../test/support/push-service.ts'

const teeTime = { at: NOON + 3 * DAY }
const game = {
  gameId: 'hakone5kgame01',
  courseName: 'Hakone Yuki Country Club',
  courseNameJa: '箱根ゆきカントリー倶楽部',
  teeTime,
}
const joined = { ...game, guestName: 'Emily B.', placesLeft: 2 }

describe.each(ENGINES)('pushes on the %s engine', (_, open) => {
  let world: World,
    service: PushService,
    kenji: Person,
    people = 0
  beforeAll(async () => {
    service = await startPushService()
    world = await createWorld({
      db: await open(),
      env: {
        WEB_PUSH_SERVICES: service.host,
        DATA_DIR: mkdtempSync(join(tmpdir(), 'tomogolf-push-')),
      },
    })
  })
  beforeEach(async () => {
    world.at(NOON)
    service.answer(201)
    service.received.length = 0
    kenji = await newPerson(world, `Kenji${++people}`, null)
  })
  afterAll(async () => {
    await world.close()
    await service.close()
  })

  const subscribe = async (person = kenji): Promise<Browser> => {
    const browser = service.browser()
    must(
      await world.call('POST /api/push/subscriptions', {
        cookie: person.cookie,
        body: { endpoint: browser.endpoint, keys: browser.keys },
      }),
      201,
    )
    return browser
  }
  const send = async <K extends NotificationKind>(
    kind: K,
    params: NotificationParamsOf[K],
    person = kenji,
  ) => {
    await world.deps.db.transaction((tx) =>
      notify(world.deps.jobs, tx, { userId: person.id, kind, params }),
    )
    await world.runJobs()
  }
  const mails = async (template: string) =>
    (
      await world.deps.db.executeSql('SELECT 1 FROM outbox WHERE user_id = $1 AND template = $2', [
        kenji.id,
        template,
      ])
    ).rows.length

  it('reach each browser of a user, encrypted and signed, in addition to the mail', async () => {
    const [phone, laptop] = [await subscribe(), await subscribe()]
    await send('joined_host', joined)
    expect(service.received.map((request) => request.path).toSorted()).toEqual(
      [phone, laptop].map((b) => new URL(b.endpoint).pathname).toSorted(),
    )
    const { headers, body } = service.received.find((request) =>
      phone.endpoint.endsWith(request.path),
    )!
    expect(phone.read(body)).toEqual({
      title: 'Emily B. joined your game',
      body: 'Hakone Yuki Country Club, Mon, Nov 23, 12:00 Japan time',
      url: '/games/hakone5kgame01',
      tag: headers.topic,
    })
    expect(() => laptop.read(body)).toThrow(/authenticate|point/)
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'normal',
      ttl: String((2 * DAY) / 1000),
    })
    const { claims, key } = readVapid(headers.authorization!)
    expect(key).toBe(
      must(await world.call<{ publicKey: string }>('GET /api/push/public-key')).body.publicKey,
    )
    expect(claims).toMatchObject({ aud: service.origin, sub: 'mailto:operator@tomogolf.example' })
    expect(await mails('joined_host')).toBe(1)
  })
  it('expire when they are no longer useful, and are urgent where action is needed', async () => {
    await subscribe()
    await send('game_cancelled_guest', {
      ...game,
      teeTime: { at: NOON + 5 * HOUR },
      by: 'host',
      reason: null,
      hold: { minor: 100, currency: 'USD' },
      fate: 'released',
    })
    expect(service.received[0]!.headers).toMatchObject({
      ttl: String((5 * HOUR) / 1000),
      urgency: 'high',
    })
    await send('joined_host', { ...joined, teeTime: { at: NOON } })
    expect(service.received).toHaveLength(1)
  })
  it('have the language of their recipient', async () => {
    const browser = await subscribe()
    must(await world.call('PUT /api/profile', { cookie: kenji.cookie, body: { language: 'ja' } }))
    await send('joined_host', joined)
    expect(browser.read(service.received[0]!.body)).toMatchObject({
      title: 'Emily B.さんがラウンドに参加しました',
      body: '箱根ゆきカントリー倶楽部、11月23日（月）12:00（日本時間）',
    })
  })
  it.each([404, 410])(
    'delete the subscription when the push service answers %i',
    async (status) => {
      await subscribe()
      service.answer(status)
      await send('joined_host', joined)
      expect(await world.deps.db.orm.select().from(pushSubscriptions)).not.toContainEqual(
        expect.objectContaining({ userId: kenji.id }),
      )
      service.answer(201)
      await subscribe()
      await send('joined_host', joined)
      expect(service.received).toHaveLength(2)
    },
  )
  it('are retried while the push service is busy', async () => {
    await subscribe()
    service.answer(503)
    await send('joined_host', joined)
    service.answer(201)
    await world.deps.db.executeSql(
      `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`,
    )
    await world.runJobs()
    expect(service.received).toHaveLength(2)
    expect(service.received[0]!.headers.topic).toBe(service.received[1]!.headers.topic)
  })
  it('are not sent to a signed-out device', async () => {
    await subscribe()
    const secondCookie = must(
      await world.call('POST /api/auth/login', {
        body: { email: kenji.email, password: PASSWORD, recaptchaToken: 'development' },
      }),
    ).cookies
    await subscribe({ ...kenji, cookie: secondCookie })
    must(await world.call('POST /api/auth/logout', { cookie: kenji.cookie }))
    await send('joined_host', joined)
    expect(service.received).toHaveLength(1)
    world.at(NOON + 400 * DAY)
    await send('strike', SAMPLES.strike[0]!)
    expect(service.received).toHaveLength(1)
  })
  it('go to the user who subscribed the browser last; other users cannot unsubscribe it', async () => {
    const browser = await subscribe()
    const ben = await newPerson(world, `Ben${people}`, null)
    must(
      await world.call('DELETE /api/push/subscriptions', {
        cookie: ben.cookie,
        body: { endpoint: browser.endpoint },
      }),
    )
    await send('joined_host', joined)
    expect(service.received).toHaveLength(1)
    must(
      await world.call('POST /api/push/subscriptions', {
        cookie: ben.cookie,
        body: { endpoint: browser.endpoint, keys: browser.keys },
      }),
      201,
    )
    await send('joined_host', joined)
    expect(service.received).toHaveLength(1)
    await send('joined_host', joined, ben)
    must(
      await world.call('DELETE /api/push/subscriptions', {
        cookie: ben.cookie,
        body: { endpoint: browser.endpoint },
      }),
    )
    await send('joined_host', joined, ben)
    expect(service.received).toHaveLength(2)
  })
  it('go to the ten newest browsers', async () => {
    const first = await subscribe()
    for (let i = 0; i < 10; i++) {
      world.at(NOON + i + 1)
      await subscribe()
    }
    await send('joined_host', joined)
    expect(service.received).toHaveLength(10)
    expect(service.received.map((request) => request.path)).not.toContain(
      new URL(first.endpoint).pathname,
    )
  })
  it('are not sent for a disabled topic, and the mail still is', async () => {
    await subscribe()
    const settings = must(
      await world.call('PUT /api/notification-settings', {
        cookie: kenji.cookie,
        body: { push: { joined: false } },
      }),
    ).body
    expect(settings).toMatchObject({
      push: { joined: false, left: true },
      quietHours: { from: '22:00', to: '07:00' },
      timeZone: 'Asia/Tokyo',
    })
    await send('joined_host', joined)
    expect(service.received).toEqual([])
    expect(await mails('joined_host')).toBe(1)
    must(
      await world.call('PUT /api/notification-settings', {
        cookie: kenji.cookie,
        body: { push: { joined: true }, quietHours: null },
      }),
    )
    expect(
      must(await world.call('GET /api/notification-settings', { cookie: kenji.cookie })).body,
    ).toMatchObject({ push: { joined: true }, quietHours: null })
  })
  it("wait for the end of the quiet hours in the recipient's time zone", async () => {
    await subscribe()
    must(
      await world.call('PUT /api/profile', {
        cookie: kenji.cookie,
        body: { timeZone: 'America/Los_Angeles' },
      }),
    )
    world.at(NOON + 4 * HOUR) // 23:00 in Los Angeles
    await send('joined_host', joined)
    world.at(NOON + 12 * HOUR - 1)
    await world.runJobs()
    expect(service.received).toEqual([])
    world.at(NOON + 12 * HOUR)
    await world.runJobs()
    expect(service.received).toHaveLength(1)
  })
  it('are dropped after the quiet hours when they are no longer true', async () => {
    await subscribe()
    world.at(NOON + 11 * HOUR)
    await send('hold_refused', {
      ...SAMPLES.hold_refused[1]!,
      ...game,
      giveUpAt: { at: NOON + 2 * DAY },
    })
    world.at(NOON + 19 * HOUR)
    await world.runJobs()
    expect(service.received).toEqual([])
  })
  it('replace the mail for a user with a device', async () => {
    await send('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
    expect(await mails('request_answered')).toBe(1)
    await subscribe()
    await send('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
    expect(await mails('request_answered')).toBe(1)
    expect(service.received).toHaveLength(1)
  })
  it.each([410, 413, 503])(
    'are replaced by the mail when the push service answers %i',
    async (status) => {
      await subscribe()
      service.answer(status)
      await send('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
      expect(await mails('request_answered')).toBe(1)
    },
  )
  it('need no mail while one of two browsers shows them', async () => {
    await subscribe()
    service.answer(410, 1)
    await subscribe()
    await send('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
    expect([service.received.length, await mails('request_answered')]).toEqual([2, 0])
  })
  it('require a session, an allowed push service and valid keys', async () => {
    const { endpoint, keys } = service.browser()
    const requestSubscription = (body: unknown, cookie?: string) =>
      world.call('POST /api/push/subscriptions', { body, ...(cookie && { cookie }) })
    expect(await requestSubscription({ endpoint, keys })).toMatchObject({ status: 401 })
    expect(
      await requestSubscription({ endpoint: 'https://169.254.169.254/latest', keys }, kenji.cookie),
    ).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(
      await requestSubscription({ endpoint: 'file:///etc/passwd', keys }, kenji.cookie),
    ).toMatchObject({
      status: 400,
    })
    expect(
      await requestSubscription({ endpoint, keys: { ...keys, auth: 'short' } }, kenji.cookie),
    ).toMatchObject({
      status: 400,
    })
    for (const call of [
      'GET /api/notification-settings',
      'PUT /api/notification-settings',
      'DELETE /api/push/subscriptions',
    ])
      expect(
        (await world.call(call, { body: call.startsWith('GET') ? undefined : {} })).status,
      ).toBe(401)
    expect(
      (
        await world.call('PUT /api/notification-settings', {
          cookie: kenji.cookie,
          body: { quietHours: { from: '22:00', to: '22:00' } },
        })
      ).status,
    ).toBe(400)
  })
})
