import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGES } from '@tomogolf/phrases'
import { DAY, HOUR } from '@tomogolf/domain/time'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../../../config/config.ts'
import { PUSHES } from './push-texts.ts'
import { pushSubscriptions } from './push.table.ts'
import { SAMPLES, SAMPLE_NOW } from '../email/sample-params.data.ts'
import { composePush } from './send-push.usecase.ts'
import { createLocaleFormatter } from '../email/locale-formatter.ts'
import type { NotificationKind, NotificationParamsOf } from '@tomogolf/messages/notifications'
import { PUSH_TOPIC, type PushedKind } from '@tomogolf/messages/push-topics'
import { notify } from '../../../platform/notify.ts'
import { createPush } from '../../../platform/push/push.ts'
import { ENGINES } from '../../../../test/support/engines.ts'
import { must, newPerson, PASSWORD, type Person } from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import { realPhrases } from '../../../../test/support/notifications-world.ts'
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
    made = 0
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
    kenji = await newPerson(world, `Kenji${++made}`, null)
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
  const tell = async <K extends NotificationKind>(
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

  it('reach each browser of a user, encrypted for it, signed with our key, beside the mail', async () => {
    const [phone, laptop] = [await subscribe(), await subscribe()]
    await tell('joined_host', joined)
    expect(service.received.map((request) => request.path).toSorted()).toEqual(
      [phone, laptop].map((b) => new URL(b.endpoint).pathname).toSorted(),
    )
    const { headers, body } = service.received.find((request) =>
      phone.endpoint.endsWith(request.path),
    )!
    expect(phone.read(body)).toEqual({
      title: 'Emily B. has joined your game',
      body: 'Hakone Yuki Country Club, Mon 23 Nov, 12:00 Japan time',
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
    await tell('game_cancelled_guest', {
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
    await tell('joined_host', { ...joined, teeTime: { at: NOON } })
    expect(service.received).toHaveLength(1)
  })
  it('come in the language of their owner', async () => {
    const browser = await subscribe()
    must(await world.call('PUT /api/profile', { cookie: kenji.cookie, body: { language: 'ja' } }))
    await tell('joined_host', joined)
    expect(browser.read(service.received[0]!.body)).toMatchObject({
      title: 'Emily B.さんがラウンドに参加しました',
      body: '箱根ゆきカントリー倶楽部、11月23日（月）12:00（日本時間）',
    })
  })
  it.each([404, 410])(
    'end for a browser whose push service answers %i; the others go on',
    async (status) => {
      await subscribe()
      service.answer(status)
      await tell('joined_host', joined)
      expect(await world.deps.db.orm.select().from(pushSubscriptions)).not.toContainEqual(
        expect.objectContaining({ userId: kenji.id }),
      )
      service.answer(201)
      await subscribe()
      await tell('joined_host', joined)
      expect(service.received).toHaveLength(2)
    },
  )
  it('are tried again while the push service is busy, and the browser is kept', async () => {
    await subscribe()
    service.answer(503)
    await tell('joined_host', joined)
    service.answer(201)
    await world.deps.db.executeSql(
      `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`,
    )
    await world.runJobs()
    expect(service.received).toHaveLength(2)
    expect(service.received[0]!.headers.topic).toBe(service.received[1]!.headers.topic)
  })
  it('follow the session: a signed-out device receives nothing', async () => {
    await subscribe()
    const elsewhere = must(
      await world.call('POST /api/auth/login', {
        body: { email: kenji.email, password: PASSWORD, recaptchaToken: 'development' },
      }),
    ).cookies
    await subscribe({ ...kenji, cookie: elsewhere })
    must(await world.call('POST /api/auth/logout', { cookie: kenji.cookie }))
    await tell('joined_host', joined)
    expect(service.received).toHaveLength(1)
    world.at(NOON + 400 * DAY)
    await tell('strike', SAMPLES.strike[0]!)
    expect(service.received).toHaveLength(1)
  })
  it('belong to the user who subscribed the browser last, and no other user can end them', async () => {
    const browser = await subscribe()
    const ben = await newPerson(world, `Ben${made}`, null)
    must(
      await world.call('DELETE /api/push/subscriptions', {
        cookie: ben.cookie,
        body: { endpoint: browser.endpoint },
      }),
    )
    await tell('joined_host', joined)
    expect(service.received).toHaveLength(1)
    must(
      await world.call('POST /api/push/subscriptions', {
        cookie: ben.cookie,
        body: { endpoint: browser.endpoint, keys: browser.keys },
      }),
      201,
    )
    await tell('joined_host', joined)
    expect(service.received).toHaveLength(1)
    await tell('joined_host', joined, ben)
    must(
      await world.call('DELETE /api/push/subscriptions', {
        cookie: ben.cookie,
        body: { endpoint: browser.endpoint },
      }),
    )
    await tell('joined_host', joined, ben)
    expect(service.received).toHaveLength(2)
  })
  it('go to ten browsers at most: the oldest makes room', async () => {
    const first = await subscribe()
    for (let i = 0; i < 10; i++) {
      world.at(NOON + i + 1)
      await subscribe()
    }
    await tell('joined_host', joined)
    expect(service.received).toHaveLength(10)
    expect(service.received.map((request) => request.path)).not.toContain(
      new URL(first.endpoint).pathname,
    )
  })
  it('are silent for a topic that is switched off, and the mail still comes', async () => {
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
    await tell('joined_host', joined)
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
  it('wait for the end of the quiet hours where their owner lives', async () => {
    await subscribe()
    must(
      await world.call('PUT /api/profile', {
        cookie: kenji.cookie,
        body: { timeZone: 'America/Los_Angeles' },
      }),
    )
    world.at(NOON + 4 * HOUR) // 23:00 in Los Angeles
    await tell('joined_host', joined)
    world.at(NOON + 12 * HOUR - 1)
    await world.runJobs()
    expect(service.received).toEqual([])
    world.at(NOON + 12 * HOUR)
    await world.runJobs()
    expect(service.received).toHaveLength(1)
  })
  it('say nothing in the morning that is no longer so', async () => {
    await subscribe()
    world.at(NOON + 11 * HOUR)
    await tell('hold_refused', {
      ...SAMPLES.hold_refused[1]!,
      ...game,
      giveUpAt: { at: NOON + 2 * DAY },
    })
    world.at(NOON + 19 * HOUR)
    await world.runJobs()
    expect(service.received).toEqual([])
  })
  it('replace the mail that would repeat them for a user with a device', async () => {
    await tell('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
    expect(await mails('request_answered')).toBe(1)
    await subscribe()
    await tell('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
    expect(await mails('request_answered')).toBe(1)
    expect(service.received).toHaveLength(1)
  })
  it.each([410, 413, 503])(
    'leave the word to the mail where the push service answers %i',
    async (status) => {
      await subscribe()
      service.answer(status)
      await tell('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
      expect(await mails('request_answered')).toBe(1)
    },
  )
  it('need no mail while one of two browsers still shows them', async () => {
    await subscribe()
    service.answer(410, 1)
    await subscribe()
    await tell('request_answered', { reference: 'TG-7K2M4Q', request: 'booking' })
    expect([service.received.length, await mails('request_answered')]).toEqual([2, 0])
  })
  it('are asked for by those who are signed in, with an address of a push service and real keys', async () => {
    const { endpoint, keys } = service.browser()
    const ask = (body: unknown, cookie?: string) =>
      world.call('POST /api/push/subscriptions', { body, ...(cookie && { cookie }) })
    expect(await ask({ endpoint, keys })).toMatchObject({ status: 401 })
    expect(
      await ask({ endpoint: 'https://169.254.169.254/latest', keys }, kenji.cookie),
    ).toMatchObject({ status: 503, body: { code: 'SERVICE_UNAVAILABLE' } })
    expect(await ask({ endpoint: 'file:///etc/passwd', keys }, kenji.cookie)).toMatchObject({
      status: 400,
    })
    expect(await ask({ endpoint, keys: { ...keys, auth: 'short' } }, kenji.cookie)).toMatchObject({
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

describe('the push services that are called', () => {
  const push = createPush(
    loadConfig({
      NODE_ENV: 'test',
      WEB_PUSH_PUBLIC_KEY: 'B'.repeat(87),
      WEB_PUSH_PRIVATE_KEY: 'p'.repeat(43),
    }),
  )!
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com.evil.example/', false],
    ['https://evilpush.apple.com/', false],
    ['https://localhost/', false],
    ['http://127.0.0.1/', false],
    ['no address', false],
  ])('%s: %s', (endpoint, called) => {
    expect(push.accepts(endpoint)).toBe(called)
  })
  it('are not called at all in production without keys', () => {
    const production = { ...loadConfig({ NODE_ENV: 'test' }), isProduction: true }
    expect(createPush(production)).toBeNull()
  })
  it('have their keys in pairs', () => {
    expect(() => loadConfig({ NODE_ENV: 'test', WEB_PUSH_PUBLIC_KEY: 'B'.repeat(87) })).toThrow(
      /WEB_PUSH_PRIVATE_KEY/,
    )
  })
})

const KINDS = Object.keys(PUSH_TOPIC) as PushedKind[]
describe.each(LANGUAGES)('in %s', (language) => {
  it.each(KINDS)(
    '%s is short, whole, names no amount, and leads to a page of ours',
    async (kind) => {
      const { phrase, missing } = await realPhrases()
      const formatter = createLocaleFormatter(phrase, '', { language, timeZone: null }, SAMPLE_NOW)
      for (const params of SAMPLES[kind] as readonly NotificationParamsOf[PushedKind][]) {
        const { title, body, path } = composePush({ kind, params } as never, formatter)
        expect(title.length).toBeLessThanOrEqual(50)
        expect(body.length).toBeLessThanOrEqual(130)
        expect(title + body).not.toMatch(/\{\{|undefined|\[object|push\.|USD|¥|円|달러|엔이|美元/)
        expect(path).toMatch(/^\/[a-z]/)
      }
      expect(missing).toEqual([])
      expect(Object.keys(PUSHES)).toContain(kind)
    },
  )
})
