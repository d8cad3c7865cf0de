import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso, minutes } from '@tomogolf/domain/time'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import {
  CARDS,
  cardBooks,
  hostGame,
  join,
  must,
  saveCard,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  casesOf,
  endWithRightBooks,
  giveCard,
  mailsTo,
  party,
  placeOf,
  strikesOf,
  transactionsOf,
} from '../../../../test/support/create-users.ts'

let w: World
afterEach(() => endWithRightBooks(w))
const OPERATOR = {
  operatorId: 'operator000001',
  ip: null,
  reason: 'The host remembers it clearly.',
}
const teeTime = NOON + hours(48)

/** A game in which the host showed the code and these guests never checked in: they are missing. */
async function missed(
  guests: number,
  card?: string,
): Promise<{ host: Person; guests: Person[]; gameId: string }> {
  const people = await party(w, guests, card)
  const gameId = await hostGame(w, people.host, teeTime)
  for (const guest of people.guests) must(await join(w, guest, gameId))
  w.at(teeTime)
  must(await w.call(`GET /api/games/${gameId}/qr`, { cookie: people.host.cookie }))
  w.at(teeTime + hours(6))
  await w.runJobs()
  return { ...people, gameId }
}
const say = (guest: Person, gameId: string) =>
  w.call(`POST /api/games/${gameId}/attendance-statement`, {
    cookie: guest.cookie,
    body: { text: 'I was there, at the second tee.' },
  })
/** The provider lets every hold go, and we are told by time alone. */
async function letLapse(): Promise<void> {
  const [last] = (
    await w.deps.db.executeSql<{ t: string | Date }>(
      `SELECT max(capture_before) AS t FROM holds WHERE status = 'authorised'`,
    )
  ).rows
  w.at(new Date(last!.t).getTime() + 1)
  await reconcile(w.deps)
  await w.runJobs()
}

describe('a statement "I was there"', () => {
  test('counts up to the last moment, and silence only after it', async () => {
    w = await createWorld()
    const {
      guests: [emily, marcus],
      gameId,
    } = await missed(2)
    w.at(teeTime + hours(12))
    await w.runJobs()
    expect(await placeOf(w, gameId, marcus!)).toMatchObject({ status: 'missing' })
    must(await say(emily!, gameId))
    w.at(teeTime + hours(12) + 1)
    must(await say(marcus!, gameId), 409)
    await w.runJobs()
    expect([
      (await placeOf(w, gameId, emily!)).status,
      (await placeOf(w, gameId, marcus!)).status,
    ]).toEqual(['disputed', 'no_show'])
    expect([cardBooks(w, emily!), cardBooks(w, marcus!)]).toMatchObject([
      { held: 13_000, captured: 0 },
      { held: 0, captured: 13_000 },
    ])
  })

  test.each([
    {
      outcome: 'accepted' as const,
      state: 'checked_in',
      captured: 3000,
      strikes: 0,
      mail: 'statement_accepted',
    },
    {
      outcome: 'rejected' as const,
      state: 'no_show',
      captured: 13_000,
      strikes: 1,
      mail: 'no_show_guest',
    },
  ])(
    'that is $outcome while the hold stands takes $captured cents from it',
    async ({ outcome, state, captured, strikes, mail }) => {
      w = await createWorld()
      const {
        guests: [emily],
        gameId,
      } = await missed(1)
      must(await say(emily!, gameId))
      const [open] = await casesOf(w, gameId)
      expect(open).toMatchObject({ kind: 'attendance', status: 'open' })
      expect(await decideCase(w.deps, { ...OPERATOR, caseId: open!.id, outcome })).toEqual({
        success: true,
      })
      expect(await decideCase(w.deps, { ...OPERATOR, caseId: open!.id, outcome })).toEqual({
        refused: 'ALREADY_DONE',
      })
      expect(cardBooks(w, emily!)).toEqual({ held: 0, captured, intents: 1 })
      expect(await mailsTo(w, emily!)).toContain(mail)
      expect([(await placeOf(w, gameId, emily!)).status, await strikesOf(w, emily!)]).toEqual([
        state,
        strikes,
      ])
      const { rows } = await w.deps.db.executeSql('SELECT actor_id, action, reason FROM audit_log')
      expect(rows).toEqual(
        expect.arrayContaining([
          { actor_id: OPERATOR.operatorId, action: 'case.decide', reason: OPERATOR.reason },
        ]),
      )
    },
  )

  test.each([
    { outcome: 'accepted' as const, captured: 3000, type: 'platform_fee' },
    { outcome: 'rejected' as const, captured: 13_000, type: 'no_show_penalty' },
  ])(
    'that waits longer than the authorisation: the hold goes back in time, and $outcome is charged to the saved card',
    async ({ outcome, captured, type }) => {
      w = await createWorld()
      const {
        guests: [emily],
        gameId,
      } = await missed(1)
      must(await say(emily!, gameId))
      const end = new Date(
        (await w.deps.db.executeSql<{ t: string | Date }>('SELECT capture_before AS t FROM holds'))
          .rows[0]!.t,
      ).getTime()
      w.at(end - hours(24))
      await w.runJobs()
      const { rows: reminders } = await w.deps.db.executeSql(
        `SELECT template FROM outbox WHERE template = 'case_opened'`,
      )
      expect(reminders).toHaveLength(2)
      w.at(end - hours(1) - 1)
      await w.runJobs()
      expect(cardBooks(w, emily!)).toMatchObject({ held: 13_000 })
      w.at(end - hours(1))
      await w.runJobs()
      expect(cardBooks(w, emily!)).toEqual({ held: 0, captured: 0, intents: 1 })
      expect((await casesOf(w, gameId)).map((c) => c.kind)).toEqual(['attendance'])

      w.at(end + hours(48))
      const [open] = await casesOf(w, gameId)
      await decideCase(w.deps, { ...OPERATOR, caseId: open!.id, outcome })
      await w.runJobs()
      expect(cardBooks(w, emily!)).toEqual({ held: 0, captured, intents: 2 })
      expect(await mailsTo(w, emily!)).toContain('charge_made')
      expect(await transactionsOf(w, emily!)).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type, status: 'successful', amount: captured }),
          expect.objectContaining({ type: 'hold_released', amount: 13_000 }),
        ]),
      )
      // and nothing is ever taken again
      await reconcile(w.deps)
      await w.runJobs()
      expect(cardBooks(w, emily!)).toMatchObject({ captured })
    },
  )
})

describe('money that is due when the hold has lapsed', () => {
  test('is charged to the saved card once, although the answer got lost on the way', async () => {
    w = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const {
      host,
      guests: [emily],
      gameId,
    } = await missed(1)
    await w.deps.db.executeSql(`UPDATE participations SET statement_until = '2027-01-01'`)
    await letLapse()
    expect((await casesOf(w, gameId)).map((c) => c.kind)).toEqual(['hold_lapsed'])
    await w.deps.db.executeSql('UPDATE participations SET statement_until = $1', [w.clock.iso()])
    w.at(w.clock.now() + 1)
    w.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
    await reconcile(w.deps)
    w.at(w.clock.now() + minutes(3))
    await reconcile(w.deps)
    await w.runJobs()
    expect(cardBooks(w, emily!)).toEqual({ held: 0, captured: 13_000, intents: 2 })
    expect(await transactionsOf(w, host)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'no_show_penalty',
          status: 'pending',
          amount: 10_000,
          reason: 'owed_to_host',
        }),
      ]),
    )
  })

  test('and refused stays owed, is put before an operator, and is taken from the next card at once', async () => {
    w = await createWorld()
    const {
      guests: [emily],
      gameId,
    } = await missed(1)
    must(await say(emily!, gameId))
    await letLapse()
    await giveCard(w, emily!.id, CARDS.declinesLater)
    const attendance = (await casesOf(w, gameId)).find((c) => c.kind === 'attendance')!
    await decideCase(w.deps, { ...OPERATOR, caseId: attendance.id, outcome: 'rejected' })
    await w.runJobs()
    expect(cardBooks(w, emily!)).toMatchObject({ captured: 0 })
    expect(await transactionsOf(w, emily!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'no_show_penalty',
          status: 'failed',
          reason: 'CARD_DECLINED',
        }),
      ]),
    )
    expect(await mailsTo(w, emily!)).toContain('charge_refused')
    expect(
      (await casesOf(w, gameId)).filter((c) => c.kind === 'charge_refused' && c.status === 'open'),
    ).toHaveLength(1)
    // an account with money open stays
    expect(
      must(await w.call('DELETE /api/account', { cookie: emily!.cookie }), 409).body,
    ).toMatchObject({ code: 'ACCOUNT_HAS_OPEN_HOLDS' })

    const { id } = await saveCard(w, emily!, CARDS.good)
    must(await w.call(`PUT /api/payment-methods/${id}/default`, { cookie: emily!.cookie }))
    await w.runJobs()
    expect(cardBooks(w, emily!)).toMatchObject({ captured: 13_000 })
    expect(
      (await casesOf(w, gameId)).filter((c) => c.kind === 'charge_refused').map((c) => c.status),
    ).toEqual(['accepted'])
    expect(await transactionsOf(w, emily!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'no_show_penalty', status: 'successful', amount: 13_000 }),
      ]),
    )
  })

  test.each([
    ['the page comes back', true],
    ['the page is closed and the notice lost', false],
  ])(
    'from a card whose bank wants to see its holder is confirmed on the game page, and booked when %s',
    async (_, back) => {
      w = await createWorld()
      const {
        guests: [emily, other],
        gameId,
      } = await missed(2)
      must(await say(emily!, gameId))
      await letLapse()
      await giveCard(w, emily!.id, CARDS.alwaysAsks)
      const attendance = (await casesOf(w, gameId)).find((c) => c.kind === 'attendance')!
      await decideCase(w.deps, { ...OPERATOR, caseId: attendance.id, outcome: 'accepted' })
      await w.runJobs()
      expect(await mailsTo(w, emily!)).toContain('charge_needs_action')
      const pay = (who: Person) =>
        w.call<{
          charge: { status: string; amount: object }
          action: { clientSecret: string; publishableKey: string; apiBase: string } | null
        }>(`POST /api/games/${gameId}/pay`, { cookie: who.cookie })
      expect(must(await pay(other!), 409).body).toMatchObject({ code: 'NOTHING_OWED' })
      const shown = must(
        await w.call<{ viewer: { owed: object } }>(`GET /api/games/${gameId}`, {
          cookie: emily!.cookie,
        }),
      ).body
      expect(shown.viewer.owed).toMatchObject({
        status: 'refused',
        amount: { amount: 30, currency: 'USD' },
        problem: 'AUTHENTICATION_REQUIRED',
      })
      const { charge, action } = must(await pay(emily!)).body
      expect(charge).toMatchObject({
        status: 'action_required',
        amount: { amount: 30, currency: 'USD' },
      })
      await fetch(
        `${action!.apiBase}/v1/payment_intents/${action!.clientSecret.split('_secret_')[0]}/authenticate`,
        {
          method: 'POST',
          body: new URLSearchParams({
            key: action!.publishableKey,
            client_secret: action!.clientSecret,
            outcome: 'succeed',
          }),
        },
      )
      if (back)
        expect(must(await pay(emily!)).body).toMatchObject({
          charge: { status: 'charged' },
          action: null,
        })
      else {
        w.at(w.clock.now() + minutes(11))
        await reconcile(w.deps)
      }
      expect(cardBooks(w, emily!)).toMatchObject({ captured: 3000 })
      w.at(w.clock.now() + minutes(11))
      expect((await auditLedger(w.deps)).faults).toEqual([])
      must(await pay(emily!), 409)
    },
  )
})

test('a check-in on a refused hold is paid by the saved card, and says that nothing goes back', async () => {
  w = await createWorld()
  const {
    host,
    guests: [emily],
  } = await party(w, 1)
  const far = NOON + hours(24 * 10),
    gameId = await hostGame(w, host, far)
  must(await join(w, emily!, gameId))
  await giveCard(w, emily!.id, CARDS.declinesLater)
  w.at(far - hours(5))
  await reconcile(w.deps)
  expect(await placeOf(w, gameId, emily!)).toMatchObject({
    hold: { status: 'refused', giveUpAt: iso(far) },
  })
  await giveCard(w, emily!.id, CARDS.good)
  const { code } = must(
    await w.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
  ).body
  must(
    await w.call(`POST /api/games/${gameId}/check-in`, { cookie: emily!.cookie, body: { code } }),
  )
  await w.runJobs()
  expect(cardBooks(w, emily!)).toMatchObject({ held: 0, captured: 3000 })
})
