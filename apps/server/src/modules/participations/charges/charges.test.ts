import { afterEach, describe, expect, test } from 'vitest'
import { hours, iso, minutes } from '@tomogolf/domain/time'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { auditLedger } from '../ledger/audit-ledger.usecase.ts'
import { reconcile } from '../holds/reconcile.usecase.ts'
import {
  CARDS,
  readProviderTotals,
  hostGame,
  join,
  must,
  saveCard,
  type Person,
} from '../../../../test/support/people.ts'
import { NOON, createWorld, type World } from '../../../../test/support/world.ts'
import {
  listCases,
  closeReconciled,
  addCard,
  listMailTemplates,
  createHostAndGuests,
  readPlace,
  listTransactions,
} from '../../../../test/support/create-users.ts'
import {
  createMissedGame,
  submitStatement,
  expireHoldsAtProvider,
} from '../../../../test/support/missed-game.ts'

let world: World
afterEach(() => closeReconciled(world))
const OPERATOR = {
  operatorId: 'operator000001',
  ip: null,
  reason: 'The host remembers it clearly.',
}

describe('money that is due after the hold has expired', () => {
  test('is charged to the saved card once when the response is lost', async () => {
    world = await createWorld({ env: { STRIPE_TIMEOUT_MS: '300' } })
    const {
      host,
      guests: [emily],
      gameId,
    } = await createMissedGame(world, 1)
    await world.deps.db.executeSql(`UPDATE participations SET statement_until = '2027-01-01'`)
    await expireHoldsAtProvider(world)
    expect((await listCases(world, gameId)).map((entry) => entry.kind)).toEqual(['hold_lapsed'])
    await world.deps.db.executeSql('UPDATE participations SET statement_until = $1', [
      world.clock.iso(),
    ])
    world.at(world.clock.now() + 1)
    world.emulator.faults.add({
      kind: 'timeout_after',
      silence: 'hang',
      method: 'POST',
      path: '/v1/payment_intents',
      times: 1,
    })
    await reconcile(world.deps)
    world.at(world.clock.now() + minutes(3))
    await reconcile(world.deps)
    await world.runJobs()
    expect(readProviderTotals(world, emily!)).toEqual({ held: 0, captured: 13_000, intents: 2 })
    expect(await listTransactions(world, host)).toEqual(
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

  test('stays owed after a refusal, opens a case, and is charged to the next card at once', async () => {
    world = await createWorld()
    const {
      guests: [emily],
      gameId,
    } = await createMissedGame(world, 1)
    must(await submitStatement(world, emily!, gameId))
    await expireHoldsAtProvider(world)
    await addCard(world, emily!.id, CARDS.declinesLater)
    const attendance = (await listCases(world, gameId)).find(
      (entry) => entry.kind === 'attendance',
    )!
    await decideCase(world.deps, { ...OPERATOR, caseId: attendance.id, outcome: 'rejected' })
    await world.runJobs()
    expect(readProviderTotals(world, emily!)).toMatchObject({ captured: 0 })
    expect(await listTransactions(world, emily!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'no_show_penalty',
          status: 'failed',
          reason: 'CARD_DECLINED',
        }),
      ]),
    )
    expect(await listMailTemplates(world, emily!)).toContain('charge_refused')
    expect(
      (await listCases(world, gameId)).filter(
        (entry) => entry.kind === 'charge_refused' && entry.status === 'open',
      ),
    ).toHaveLength(1)

    const { id } = await saveCard(world, emily!, CARDS.good)
    must(await world.call(`PUT /api/payment-methods/${id}/default`, { cookie: emily!.cookie }))
    await world.runJobs()
    expect(readProviderTotals(world, emily!)).toMatchObject({ captured: 13_000 })
    expect(
      (await listCases(world, gameId))
        .filter((entry) => entry.kind === 'charge_refused')
        .map((entry) => entry.status),
    ).toEqual(['accepted'])
    expect(await listTransactions(world, emily!)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: 'no_show_penalty', status: 'successful', amount: 13_000 }),
      ]),
    )
  })

  test.each([
    ['the page comes back', true],
    ['the page is closed and the webhook is lost', false],
  ])(
    'from a card that requires authentication is confirmed on the game page, and booked when %s',
    async (_, back) => {
      world = await createWorld()
      const {
        guests: [emily, other],
        gameId,
      } = await createMissedGame(world, 2)
      must(await submitStatement(world, emily!, gameId))
      await expireHoldsAtProvider(world)
      await addCard(world, emily!.id, CARDS.alwaysAsks)
      const attendance = (await listCases(world, gameId)).find(
        (entry) => entry.kind === 'attendance',
      )!
      await decideCase(world.deps, { ...OPERATOR, caseId: attendance.id, outcome: 'accepted' })
      await world.runJobs()
      expect(await listMailTemplates(world, emily!)).toContain('charge_needs_action')
      const pay = (person: Person) =>
        world.call<{
          charge: { status: string; amount: object }
          action: { clientSecret: string; publishableKey: string; apiBase: string } | null
        }>(`POST /api/games/${gameId}/pay`, { cookie: person.cookie })
      expect(must(await pay(other!), 409).body).toMatchObject({ code: 'NOTHING_OWED' })
      const shown = must(
        await world.call<{ viewer: { owed: object } }>(`GET /api/games/${gameId}`, {
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
        world.at(world.clock.now() + minutes(11))
        await reconcile(world.deps)
      }
      expect(readProviderTotals(world, emily!)).toMatchObject({ captured: 3000 })
      world.at(world.clock.now() + minutes(11))
      expect((await auditLedger(world.deps)).discrepancies).toEqual([])
      must(await pay(emily!), 409)
    },
  )
})

test('charges the saved card for a check-in on a refused hold and releases nothing', async () => {
  world = await createWorld()
  const {
    host,
    guests: [emily],
  } = await createHostAndGuests(world, 1)
  const far = NOON + hours(24 * 10),
    gameId = await hostGame(world, host, far)
  must(await join(world, emily!, gameId))
  await addCard(world, emily!.id, CARDS.declinesLater)
  world.at(far - hours(5))
  await reconcile(world.deps)
  expect(await readPlace(world, gameId, emily!)).toMatchObject({
    hold: { status: 'refused', giveUpAt: iso(far) },
  })
  await addCard(world, emily!.id, CARDS.good)
  const { code } = must(
    await world.call<{ code: string }>(`GET /api/games/${gameId}/qr`, { cookie: host.cookie }),
  ).body
  must(
    await world.call(`POST /api/games/${gameId}/check-in`, {
      cookie: emily!.cookie,
      body: { code },
    }),
  )
  await world.runJobs()
  expect(readProviderTotals(world, emily!)).toMatchObject({ held: 0, captured: 3000 })
})
