import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EndpointKey } from '@tomogolf/contract/api/endpoints'
import { endpoints } from '@tomogolf/contract/api/endpoints'
import { DAY, hours } from '@tomogolf/domain/time'
import { leaveGame } from '../participations/joining/leave-game.usecase.ts'
import { reconcile } from '../participations/holds/reconcile.usecase.ts'
import { newId } from '../../platform/security/ids.ts'
import {
  CARDS,
  readProviderTotals,
  hostGame,
  join,
  must,
  type Person,
} from '../../../test/support/people.ts'
import {
  listCases,
  addCard,
  readHoldId,
  createHostAndGuests,
} from '../../../test/support/create-users.ts'
import { CONTACT, post } from '../../../test/support/request-bodies.ts'
import { createWorld, NOON, type Answer, type World } from '../../../test/support/world.ts'
import { newAdministrator } from '../../../test/support/administrator.ts'

type Writing = Extract<EndpointKey, `${'POST' | 'PUT' | 'PATCH' | 'DELETE'} /api/admin/${string}`>
/** Performs the call's purpose through the call; `actions`: the audit entries it has to write. */
type Act = { actions: string[]; run(): Promise<Answer<unknown>> }

let world: World
let admin: Person
let day = 0
const reason = 'Agreed by phone'
beforeAll(async () => {
  world = await createWorld()
  admin = await newAdministrator(world)
})
afterAll(() => world.close())

const call = (key: string, body?: unknown) =>
  world.call(key, { cookie: admin.cookie, ...(body !== undefined && { body }) })
const one = async <T>(sql: string, values: unknown[] = []) =>
  (await world.deps.db.executeSql<T>(sql, values)).rows[0]!
/** A game two and a half days ahead, with a guest whose money is held. */
async function seated(
  card?: string,
): Promise<{ host: Person; guest: Person; gameId: string; holdId: string }> {
  world.at(NOON)
  const {
    host,
    guests: [guest],
  } = await createHostAndGuests(world, 1, card)
  const gameId = await hostGame(world, host, NOON + 60 * hours(1) + ((++day * hours(6)) % DAY))
  must(await join(world, guest!, gameId))
  return { host, guest: guest!, gameId, holdId: await readHoldId(world, guest!, gameId) }
}
const forceCancel = async (gameId: string) =>
  call(`POST /api/admin/games/${gameId}/cancel`, {
    reason,
    version: (await one<{ version: number }>('SELECT version FROM games WHERE id = $1', [gameId]))
      .version,
  })
async function seatedThenCancelled() {
  const all = await seated()
  must(await forceCancel(all.gameId))
  return all
}
/** A guest left late: 130 dollars were taken, 100 of them owed to the host. */
async function leftLate(): Promise<{ host: Person; guest: Person; paid: string; owed: string }> {
  const { host, guest, gameId } = await seated()
  const { tee_time } = await one<{ tee_time: string }>('SELECT tee_time FROM games WHERE id = $1', [
    gameId,
  ])
  world.at(new Date(tee_time).getTime() - hours(47))
  await leaveGame(world.deps, { gameId, userId: guest.id, confirmPenalty: true })
  const row = async (person: Person) =>
    (
      await one<{ id: string }>(
        `SELECT id FROM transactions WHERE user_id = $1 AND type = 'left_late_charged'`,
        [person.id],
      )
    ).id
  return { host, guest, paid: await row(guest), owed: await row(host) }
}
/** A charge that the card refused, after its hold had lapsed. */
async function refusedCharge(): Promise<string> {
  const { guest, gameId, holdId } = await seatedThenCancelled()
  await world.deps.db.executeSql('UPDATE holds SET capture_before = $2 WHERE id = $1', [
    holdId,
    new Date(world.clock.now() + hours(2)).toISOString(),
  ])
  world.at(world.clock.now() + hours(1) + 1)
  await reconcile(world.deps)
  await addCard(world, guest.id, CARDS.declinesLater)
  must(await call(`POST /api/admin/holds/${holdId}/capture`, { amount: 30, reason }))
  await world.runJobs()
  return (
    await one<{ id: string }>(
      `SELECT id FROM transactions WHERE game_id = $1 AND type = 'payment_captured'`,
      [gameId],
    )
  ).id
}
const report = async (about: { reason: string; strikeId?: string }) => {
  const { host: reporter, gameId } = await seated()
  const id = newId()
  await world.deps.db.executeSql(
    'INSERT INTO game_reports (id, game_id, reporter_id, reason, message, created_at, strike_id) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [
      id,
      gameId,
      reporter.id,
      about.reason,
      'It was not like that',
      world.clock.iso(),
      about.strikeId ?? null,
    ],
  )
  return id
}
const newUser = async () => (await createHostAndGuests(world, 0)).host
const COURSE = {
  nameJa: '試験',
  nameRomaji: '',
  prefecture: 'Chiba',
  municipality: 'Isumi',
  municipalityJa: 'いすみ市',
  lat: 35.2,
  lng: 140.3,
  holes: 18,
  par: null,
  terrain: 'seaside',
  terrainKnown: false,
  weekdayPriceJpy: null,
  weekendPriceJpy: null,
  priceYear: null,
  priceNote: null,
  priceSourceUrl: null,
  visitorsWelcome: null,
  architect: null,
  openedYear: null,
  access: null,
  website: null,
  events: null,
}
const addCourse = async (name: string) =>
  must(await call('POST /api/admin/courses', { fields: { ...COURSE, nameEn: name }, reason }), 201)
    .body as { id: string }

/** Every writing endpoint: a new one does not compile until it is tested here. */
const ACTS: Record<Writing, Act> = {
  'PATCH /api/admin/users/:id': {
    actions: ['profile.edit'],
    run: async () =>
      call(`PATCH /api/admin/users/${(await newUser()).id}`, {
        seen: {},
        changes: { handicap: 12 },
        reason,
      }),
  },
  'POST /api/admin/users/:id/strikes': {
    actions: ['strike.give'],
    run: async () =>
      call(`POST /api/admin/users/${(await newUser()).id}/strikes`, {
        reason,
        seen: { strikes: 0, suspendedUntil: null },
      }),
  },
  'DELETE /api/admin/users/:id/strikes/:strikeId': {
    actions: ['strike.give', 'strike.remove'],
    run: async () => {
      const { id } = await newUser()
      must(await call(`POST /api/admin/users/${id}/strikes`, { reason }))
      return call(
        `DELETE /api/admin/users/${id}/strikes/${(await one<{ id: string }>('SELECT id FROM strikes WHERE user_id = $1', [id])).id}`,
        { reason },
      )
    },
  },
  'POST /api/admin/users/:id/suspension': {
    actions: ['suspension.give'],
    run: async () =>
      call(`POST /api/admin/users/${(await newUser()).id}/suspension`, { days: 30, reason }),
  },
  'DELETE /api/admin/users/:id/suspension': {
    actions: ['suspension.give', 'suspension.lift'],
    run: async () => {
      const { id } = await newUser()
      must(await call(`POST /api/admin/users/${id}/suspension`, { days: 30, reason }))
      return call(`DELETE /api/admin/users/${id}/suspension`, { reason })
    },
  },
  'POST /api/admin/users/:id/reset-password': {
    actions: ['password.reset'],
    run: async () => call(`POST /api/admin/users/${(await newUser()).id}/reset-password`),
  },
  'POST /api/admin/games/:id/cancel': {
    actions: ['game.force_cancel'],
    run: async () => forceCancel((await seated()).gameId),
  },
  'POST /api/admin/holds/:id/release': {
    actions: ['game.force_cancel', 'hold.decide'],
    run: async () => {
      const { guest, holdId } = await seatedThenCancelled()
      const done = await call(`POST /api/admin/holds/${holdId}/release`, { reason })
      expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 0 })
      return done
    },
  },
  'POST /api/admin/holds/:id/capture': {
    actions: ['game.force_cancel', 'hold.decide'],
    run: async () => {
      const { guest, holdId } = await seatedThenCancelled()
      const tooMuch = await call(`POST /api/admin/holds/${holdId}/capture`, {
        amount: 130.01,
        reason,
      })
      expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'AMOUNT_TOO_HIGH'])
      const done = await call(`POST /api/admin/holds/${holdId}/capture`, { amount: 50.5, reason })
      expect(readProviderTotals(world, guest)).toMatchObject({ held: 0, captured: 5050 })
      const shown = (await call(`GET /api/admin/holds/${holdId}`)).body as {
        provider: object
        ledger: { account: string; amount: object }[]
      }
      expect(shown.provider).toMatchObject({
        state: 'found',
        status: 'captured',
        taken: { amount: 50.5, currency: 'USD' },
      })
      expect(shown.ledger.map((line) => [line.account, line.amount])).toEqual([
        ['provider', { amount: 50.5, currency: 'USD' }],
        ['owed_to_host', { amount: -20.5, currency: 'USD' }],
        ['platform_revenue', { amount: -30, currency: 'USD' }],
      ])
      return done
    },
  },
  'POST /api/admin/transactions/:id/refund': {
    actions: ['transaction.refund', 'transaction.refund'],
    run: async () => {
      const { paid } = await leftLate()
      const path = `/api/admin/transactions/${paid}`
      must(await call(`POST ${path}/refund`, { amount: 30, reason, left: 130 }))
      // a stale refund is refused with the rest and the operator who refunded
      const late = await call(`POST ${path}/refund`, { amount: 30, reason, left: 130 })
      expect([late.status, late.body.code]).toEqual([409, 'STALE_EDIT'])
      expect((late.body.details as { message: string }[])[0]?.message).toContain('Saki Tester')
      expect((await call(`GET ${path}`)).body).toMatchObject({
        left: { amount: 100 },
        provider: { state: 'found', refunded: { amount: 30 } },
      })
      return call(`POST ${path}/refund`, { amount: 100, reason, left: 100 })
    },
  },
  'POST /api/admin/transactions/:id/pay-out': {
    actions: ['host.pay_out'],
    run: async () => {
      const { owed } = await leftLate()
      const done = await call(`POST /api/admin/transactions/${owed}/pay-out`, { reason })
      const again = await call(`POST /api/admin/transactions/${owed}/pay-out`, { reason })
      expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DONE'])
      return done
    },
  },
  'POST /api/admin/pay-outs': {
    actions: ['host.pay_out', 'host.pay_out', 'host.pay_out'],
    run: async () => {
      const [first, second, third] = [await leftLate(), await leftLate(), await leftLate()]
      const open = async () =>
        (
          (await call('GET /api/admin/transactions?owed=open&pageSize=100')).body as {
            rows: { id: string }[]
          }
        ).rows.map((row) => row.id)
      expect(await open()).toEqual(expect.arrayContaining([first.owed, second.owed, third.owed]))
      must(await call(`POST /api/admin/transactions/${second.owed}/pay-out`, { reason }))
      // an amount paid meanwhile and a guest's row are skipped; the others are paid
      const done = await call('POST /api/admin/pay-outs', {
        ids: [first.owed, second.owed, third.owed, first.paid],
        reason,
      })
      expect(done.body).toEqual({ paid: [first.owed, third.owed], late: [second.owed, first.paid] })
      expect(await open()).not.toEqual(expect.arrayContaining([first.owed]))
      expect(
        (
          await one<{ n: number }>(
            `SELECT count(*)::int AS n FROM ledger_entries WHERE account = 'paid_out' AND party_id = ANY($1)`,
            [[first.host.id, second.host.id, third.host.id]],
          )
        ).n,
      ).toBe(3)
      return done
    },
  },
  'POST /api/admin/transactions/:id/retry': {
    actions: ['game.force_cancel', 'hold.decide', 'charge.retry'],
    run: async () =>
      call(`POST /api/admin/transactions/${await refusedCharge()}/retry`, { reason }),
  },
  'POST /api/admin/cases/:id/decide': {
    actions: ['game.force_cancel', 'hold.decide', 'charge.waive'],
    run: async () => {
      const row = await refusedCharge()
      const { game_id } = await one<{ game_id: string }>(
        'SELECT game_id FROM transactions WHERE id = $1',
        [row],
      )
      const open = (await listCases(world, game_id)).find(
        (listed) => listed.kind === 'charge_refused',
      )!
      const done = await call(`POST /api/admin/cases/${open.id}/decide`, {
        outcome: 'accepted',
        reason,
      })
      const late = await call(`POST /api/admin/cases/${open.id}/decide`, {
        outcome: 'rejected',
        reason,
      })
      expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DONE'])
      expect(JSON.stringify(late.body.details)).toContain('accepted')
      return done
    },
  },
  'POST /api/admin/issues/:id/fix': {
    actions: ['issue.fix'],
    run: async () => {
      const id = await report({ reason: 'other' })
      const done = await call(`POST /api/admin/issues/${id}/fix`, { note: 'Spoke with both' })
      const late = await call(`POST /api/admin/issues/${id}/fix`, { note: 'Spoke with both, too' })
      expect([late.status, JSON.stringify(late.body.details)]).toEqual([
        409,
        expect.stringContaining('Spoke with both'),
      ])
      return done
    },
  },
  'POST /api/admin/issues/:id/decide': {
    actions: ['appeal.decide'],
    run: async () =>
      call(`POST /api/admin/issues/${await report({ reason: 'appeal' })}/decide`, {
        outcome: 'rejected',
        reason,
      }),
  },
  'POST /api/admin/ratings/:id/hide': {
    actions: ['rating.hide'],
    run: async () => {
      const { host, guest, gameId } = await seated(),
        id = newId()
      await world.deps.db.executeSql(
        'INSERT INTO ratings (id, game_id, rater_id, ratee_id, stars, created_at, updated_at) VALUES ($1, $2, $3, $4, 1, $5, $5)',
        [id, gameId, guest.id, host.id, world.clock.iso()],
      )
      return call(`POST /api/admin/ratings/${id}/hide`, { reason })
    },
  },
  'PATCH /api/admin/requests/:id': {
    actions: ['request.take', 'request.answer'],
    run: async () => {
      const sent = must(await post(world, 'contact', { ...CONTACT, language: 'ja' }), 201).body as {
        id: string
        reference: string
      }
      const row = async () =>
        (
          (await call(`GET /api/admin/requests?id=${sent.id}`)).body as {
            rows: {
              updatedAt: string
              dueAt: string
              createdAt: string
              template: { subject: string; text: string }
            }[]
          }
        ).rows[0]!
      const before = await row()
      expect(Date.parse(before.dueAt) - Date.parse(before.createdAt)).toBe(DAY)
      world.at(world.clock.now() + 1)
      must(
        await call(`PATCH /api/admin/requests/${sent.id}`, {
          step: 'take',
          seen: before.updatedAt,
        }),
      )
      // a stale answer is refused, so that the request is not answered twice
      const letter = {
        subject: before.template.subject,
        text: before.template.text.replace('[…]', '11月28日は空いています。'),
      }
      const late = await call(`PATCH /api/admin/requests/${sent.id}`, {
        step: 'answer',
        letter,
        seen: before.updatedAt,
      })
      expect([late.status, late.body.code, JSON.stringify(late.body.details)]).toEqual([
        409,
        'STALE_EDIT',
        expect.stringContaining('Saki Tester'),
      ])
      const gap = await call(`PATCH /api/admin/requests/${sent.id}`, {
        step: 'answer',
        letter: before.template,
      })
      expect([gap.status, gap.body.code]).toEqual([400, 'VALIDATION_ERROR'])
      const done = await call(`PATCH /api/admin/requests/${sent.id}`, {
        step: 'answer',
        letter,
        seen: (await row()).updatedAt,
      })
      await world.runJobs()
      const mail = await one<{ subject: string; text: string; language: string; reply_to: string }>(
        `SELECT subject, text, language, reply_to FROM outbox WHERE template = 'request_letter'`,
      )
      expect(mail).toMatchObject({
        language: 'ja',
        subject: `お問い合わせへのご回答 ${sent.reference}`,
        reply_to: 'operator@tomogolf.example',
      })
      expect(mail.text).toContain('11月28日は空いています。')
      return done
    },
  },
  'POST /api/admin/courses': {
    actions: ['course.add'],
    run: () =>
      call('POST /api/admin/courses', {
        fields: { ...COURSE, nameEn: 'Isumi Test Links' },
        reason,
      }),
  },
  'PATCH /api/admin/courses/:id': {
    actions: ['course.add', 'course.edit'],
    run: async () => {
      const { id } = await addCourse('Isumi Second Links')
      const done = await call(`PATCH /api/admin/courses/${id}`, {
        changes: { holes: 27 },
        seen: { holes: 18 },
        reason,
      })
      const late = await call(`PATCH /api/admin/courses/${id}`, {
        changes: { holes: 9 },
        seen: { holes: 18 },
        reason,
      })
      expect([
        late.status,
        (late.body.details as { message: string }[]).map((detail) => detail.message),
      ]).toEqual([409, ['Now: 27', expect.stringContaining('Saki Tester')]])
      return done
    },
  },
  'POST /api/admin/courses/merge': {
    actions: ['course.add', 'course.add', 'course.merge'],
    run: async () => {
      const from = (await addCourse('Isumi Third Links')).id,
        into = (await addCourse('Isumi Fourth Links')).id
      const done = await call('POST /api/admin/courses/merge', { from, into, reason })
      expect(
        (
          await one<{ merged_into: string }>('SELECT merged_into FROM courses WHERE id = $1', [
            from,
          ])
        ).merged_into,
      ).toBe(into)
      return done
    },
  },
  'POST /api/admin/courses/import': {
    actions: ['course.import', 'course.import'],
    run: async () => {
      const csv =
        'name_en,name_ja,prefecture,municipality_en,municipality_ja,lat,lng,holes\nIsumi Fifth Links,試験五,Chiba,Isumi,いすみ市,35.21,140.31,18\nNowhere Links,無,Atlantis,Isumi,いすみ市,35.21,140.31,18\n'
      const geojson = JSON.stringify({
        type: 'FeatureCollection',
        features: [
          {
            type: 'Feature',
            properties: {
              name: 'Isumi Sixth Links',
              'name:ja': '試験六',
              prefecture: 'Chiba',
              municipality_en: 'Isumi',
              municipality_ja: 'いすみ市',
              holes: '9',
            },
            geometry: { type: 'Point', coordinates: [140.32, 35.22] },
          },
        ],
      })
      let last: Answer<unknown> | undefined
      for (const [format, text, counts] of [
        ['csv', csv, { added: 1, changed: 0, same: 0, refused: 1 }],
        ['geojson', geojson, { added: 1, changed: 0, same: 0, refused: 0 }],
      ] as const) {
        const shown = must(
          await call('POST /api/admin/courses/import', { format, text, apply: false }),
        ).body as { preview: string; applied: boolean; counts: object }
        expect(shown).toMatchObject({ applied: false, counts })
        const other = await call('POST /api/admin/courses/import', {
          format,
          text,
          apply: true,
          preview: 'something else',
          reason,
        })
        expect([other.status, other.body.code]).toEqual([409, 'STALE_EDIT'])
        last = await call('POST /api/admin/courses/import', {
          format,
          text,
          apply: true,
          preview: shown.preview,
          reason,
        })
      }
      // thousands of rows are previewed at once; a body beyond the limit is refused
      const long = (rows: number) =>
        `name_en,name_ja,prefecture,municipality_en,municipality_ja,lat,lng,holes\n${Array.from({ length: rows }, (_, i) => `Long List Links ${i},長い名前のゴルフ倶楽部${i},Chiba,Isumi,いすみ市,35.21,140.31,18`).join('\n')}`
      const shown = must(
        await call('POST /api/admin/courses/import', {
          format: 'csv',
          text: long(4_900),
          apply: false,
        }),
      ).body as { counts: object; rows: object[] }
      expect([shown.counts, shown.rows.length]).toEqual([
        { added: 4_900, changed: 0, same: 0, refused: 0 },
        500,
      ])
      const tooLong = await call('POST /api/admin/courses/import', {
        format: 'csv',
        text: 'x'.repeat(6_000_000),
        apply: false,
      })
      expect([tooLong.status, tooLong.body.code]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
      return last!
    },
  },
  'PUT /api/admin/settings': {
    actions: ['settings.write'],
    run: async () => {
      const done = await call('PUT /api/admin/settings', {
        settings: [{ settingKey: 'max_languages', settingValue: '6' }],
        seen: [{ settingKey: 'max_languages', settingValue: '5' }],
        reason,
      })
      const { changes } = (await call('GET /api/admin/settings/changes')).body as {
        changes: object[]
      }
      expect(changes).toEqual([
        {
          settingKey: 'max_languages',
          at: world.clock.iso(),
          by: 'Saki Tester',
          before: '5',
          after: '6',
          reason,
        },
      ])
      return done
    },
  },
}

test('covers every writing admin endpoint', () => {
  expect(Object.keys(ACTS).toSorted()).toEqual(
    (Object.keys(endpoints) as EndpointKey[])
      .filter((key) => key.includes(' /api/admin/') && !key.startsWith('GET'))
      .toSorted(),
  )
})
describe.each(Object.entries(ACTS))('%s', (_key, act) => {
  test('works and writes audit entries with actor and address', async () => {
    const known = new Set(
      (await world.deps.db.executeSql<{ id: string }>('SELECT id FROM audit_log')).rows.map(
        (row) => row.id,
      ),
    )
    const done = await act.run()
    expect([200, 201], JSON.stringify(done.body)).toContain(done.status)
    const rows = (
      await world.deps.db.executeSql<{ id: string; action: string; actor_id: string; ip: string }>(
        'SELECT id, action, actor_id, ip FROM audit_log ORDER BY at, id',
      )
    ).rows.filter((row) => !known.has(row.id))
    expect(rows.map((row) => row.action).toSorted()).toEqual(act.actions.toSorted())
    expect(new Set(rows.map((row) => `${row.actor_id} ${row.ip}`))).toEqual(
      new Set([`${admin.id} 127.0.0.1`]),
    )
  })
})

test('rejects updates and deletes of the audit log', async () => {
  for (const sql of [`UPDATE audit_log SET reason = 'another one'`, 'DELETE FROM audit_log'])
    await expect(world.deps.db.executeSql(sql)).rejects.toThrow('audit_log is only ever added to')
  expect((await one<{ n: number }>('SELECT count(*)::int AS n FROM audit_log')).n).toBeGreaterThan(
    0,
  )
})
