import { expect } from 'vitest'
import { addCard, listCases } from '../create-users.ts'
import { must, readProviderTotals } from '../people.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

const NOTE = { text: 'Called the front desk', requestKey: 'note-about-a-case' }

/** Decisions about cancelled games, holds, transactions, payouts and cases. */
export const moneyActs = (context: ActContext) =>
  ({
    'POST /api/admin/games/:id/cancel': {
      actions: ['game.force_cancel'],
      run: async () => context.forceCancel((await context.seatGuest()).gameId),
    },
    'POST /api/admin/holds/:id/release': {
      actions: ['game.force_cancel', 'hold.decide'],
      run: async () => {
        const { guest, holdId } = await context.seatGuestAndCancel()
        const done = await context.call(`POST /api/admin/holds/${holdId}/release`, { reason })
        expect(readProviderTotals(context.world, guest)).toMatchObject({ held: 0, captured: 0 })
        return done
      },
    },
    'POST /api/admin/holds/:id/capture': {
      actions: ['game.force_cancel', 'hold.decide'],
      run: async () => {
        const { guest, holdId } = await context.seatGuestAndCancel()
        const tooMuch = await context.call(`POST /api/admin/holds/${holdId}/capture`, {
          amount: 130.01,
          reason,
        })
        expect([tooMuch.status, tooMuch.body.code]).toEqual([400, 'AMOUNT_TOO_HIGH'])
        // attack: amounts that were rounded, or answered 500
        for (const amount of [0.015, 1e15, 1e21])
          expect(
            await context.call(`POST /api/admin/holds/${holdId}/capture`, { amount, reason }),
          ).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
        const done = await context.call(`POST /api/admin/holds/${holdId}/capture`, {
          amount: 50.5,
          reason,
        })
        expect(readProviderTotals(context.world, guest)).toMatchObject({ held: 0, captured: 5050 })
        const shown = (await context.call(`GET /api/admin/holds/${holdId}`)).body as {
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
    'POST /api/admin/holds/:id/retry': {
      actions: ['game.force_cancel', 'hold.decide', 'hold.retry'],
      run: async () => {
        const { guest, holdId } = await context.seatGuestAndCancel()
        context.world.emulator.faults.add({
          kind: 'server_error',
          method: 'POST',
          path: '/v1/payment_intents/*/capture',
          times: 1,
        })
        const path = `/api/admin/holds/${holdId}`
        const asked = await context.call(`POST ${path}/capture`, { amount: 45, reason })
        expect(asked.body).toEqual({ progress: 'retrying' })
        const done = await context.call(`POST ${path}/retry`, { reason })
        expect(done.body).toEqual({ progress: 'succeeded' })
        expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 4500 })
        const late = await context.call(`POST ${path}/retry`, { reason })
        expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DONE'])
        return done
      },
    },
    'POST /api/admin/transactions/:id/refund': {
      actions: ['transaction.refund', 'transaction.refund'],
      run: async () => {
        const { paid } = await context.leaveLate()
        const path = `/api/admin/transactions/${paid}`
        for (const amount of [0.015, 1e15, 1e21])
          expect(
            await context.call(`POST ${path}/refund`, { amount, reason, left: 130 }),
          ).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
        must(await context.call(`POST ${path}/refund`, { amount: 30, reason, left: 130 }))
        // a stale refund is refused with the rest and the operator who refunded
        const late = await context.call(`POST ${path}/refund`, { amount: 30, reason, left: 130 })
        expect([late.status, late.body.code]).toEqual([409, 'STALE_EDIT'])
        expect((late.body.details as { message: string }[])[0]?.message).toContain('Saki Tester')
        expect((await context.call(`GET ${path}`)).body).toMatchObject({
          left: { amount: 100 },
          provider: { state: 'found', refunded: { amount: 30 } },
        })
        return context.call(`POST ${path}/refund`, { amount: 100, reason, left: 100 })
      },
    },
    'POST /api/admin/refunds/:id/retry': {
      actions: ['transaction.refund', 'refund.retry'],
      run: async () => {
        const { paid } = await context.leaveLate()
        context.world.emulator.faults.add({
          kind: 'server_error',
          method: 'POST',
          path: '/v1/refunds',
          times: 1,
        })
        const path = `/api/admin/transactions/${paid}`
        const asked = must(await context.call(`POST ${path}/refund`, { amount: 20, reason })).body
        expect(asked).toMatchObject({ status: 'retrying' })
        expect((await context.call(`GET ${path}`)).body).toMatchObject({
          left: { amount: 110 },
          refunds: [{ status: 'retrying', canRetry: true, problem: expect.any(String) as string }],
        })
        const done = await context.call(`POST /api/admin/refunds/${asked.refundId}/retry`, {
          reason,
        })
        expect(done.body).toMatchObject({ refundId: asked.refundId, status: 'refunded' })
        const late = await context.call(`POST /api/admin/refunds/${asked.refundId}/retry`, {
          reason,
        })
        expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DONE'])
        return done
      },
    },
    'POST /api/admin/transactions/:id/pay-out': {
      actions: ['host.pay_out'],
      run: async () => {
        const { owed } = await context.leaveLate()
        const late = await context.call(`POST /api/admin/transactions/${owed}/pay-out`, {
          reason,
          owed: 99.99,
        })
        expect([late.status, late.body.code]).toEqual([409, 'STALE_EDIT'])
        const done = await context.call(`POST /api/admin/transactions/${owed}/pay-out`, {
          reason,
          owed: 100,
        })
        const again = await context.call(`POST /api/admin/transactions/${owed}/pay-out`, { reason })
        expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DONE'])
        return done
      },
    },
    'POST /api/admin/pay-outs': {
      actions: ['host.pay_out', 'host.pay_out', 'host.pay_out'],
      run: async () => {
        const [first, second, third] = [
          await context.leaveLate(),
          await context.leaveLate(),
          await context.leaveLate(),
        ]
        const open = async () =>
          (
            (await context.call('GET /api/admin/transactions?owed=open&pageSize=100')).body as {
              rows: { id: string }[]
            }
          ).rows.map((row) => row.id)
        expect(await open()).toEqual(expect.arrayContaining([first.owed, second.owed, third.owed]))
        must(await context.call(`POST /api/admin/transactions/${second.owed}/pay-out`, { reason }))
        // an amount paid meanwhile and a guest's row are skipped; the others are paid
        const done = await context.call('POST /api/admin/pay-outs', {
          ids: [first.owed, second.owed, third.owed, first.paid],
          reason,
        })
        expect(done.body).toEqual({
          paid: [first.owed, third.owed],
          late: [second.owed, first.paid],
        })
        expect(await open()).not.toEqual(expect.arrayContaining([first.owed]))
        expect(
          (
            await context.queryOne<{ n: number }>(
              `SELECT count(*)::int AS n FROM ledger_entries WHERE account = 'paid_out' AND party_id = ANY($1)`,
              [[first.host.id, second.host.id, third.host.id]],
            )
          ).n,
        ).toBe(3)
        return done
      },
    },
    'POST /api/admin/transactions/:id/retry': {
      actions: ['game.force_cancel', 'hold.decide', 'charge.retry', 'charge.retry'],
      run: async () => {
        const row = await context.refuseCharge()
        const retry = () => context.call(`POST /api/admin/transactions/${row}/retry`, { reason })
        const declined = await retry()
        expect([declined.status, declined.body.code]).toEqual([402, 'CARD_DECLINED'])
        const { user_id } = await context.queryOne<{ user_id: string }>(
          'SELECT user_id FROM transactions WHERE id = $1',
          [row],
        )
        await addCard(context.world, user_id)
        const done = await retry()
        expect(done.body).toEqual({ status: 'charged' })
        return done
      },
    },
    'PATCH /api/admin/games/:id': {
      actions: ['game.edit'],
      run: async () => {
        const { gameId } = await context.seatGuest()
        const { version } = await context.queryOne<{ version: number }>(
          'SELECT version FROM games WHERE id = $1',
          [gameId],
        )
        const edit = () =>
          context.call(`PATCH /api/admin/games/${gameId}`, {
            version,
            changes: { notes: 'Meet at the driving range' },
            reason,
          })
        const done = await edit()
        expect((await edit()).body.code).toBe('STALE_EDIT')
        return done
      },
    },
    'POST /api/admin/games/:id/guests/:participationId/remove': {
      actions: ['guest.remove'],
      run: async () => {
        const { gameId, guest } = await context.seatGuest()
        const { id } = await context.queryOne<{ id: string }>(
          'SELECT id FROM participations WHERE game_id = $1',
          [gameId],
        )
        const path = `POST /api/admin/games/${gameId}/guests/${id}/remove`
        const done = await context.call(path, { reason })
        expect((await context.call(path, { reason })).body.code).toBe('ALREADY_DONE')
        expect(readProviderTotals(context.world, guest)).toMatchObject({ held: 0, captured: 0 })
        return done
      },
    },
    'PUT /api/admin/cases/:id/assignee': {
      actions: ['case.assign'],
      run: async () =>
        context.call(`PUT /api/admin/cases/${await context.openCase()}/assignee`, {
          assigneeId: context.admin.id,
          seen: null,
        }),
    },
    'POST /api/admin/cases/:id/notes': {
      actions: ['case.note'],
      run: async () =>
        context.call(`POST /api/admin/cases/${await context.openCase()}/notes`, NOTE),
    },
    'POST /api/admin/games/:id/notes': {
      actions: ['game.note'],
      run: async () => {
        const { gameId } = await context.seatGuest()
        return context.call(`POST /api/admin/games/${gameId}/notes`, {
          ...NOTE,
          requestKey: 'note-about-a-game',
        })
      },
    },
    'POST /api/admin/cases/:id/decide': {
      actions: ['game.force_cancel', 'hold.decide', 'charge.waive'],
      run: async () => {
        const row = await context.refuseCharge()
        const { game_id } = await context.queryOne<{ game_id: string }>(
          'SELECT game_id FROM transactions WHERE id = $1',
          [row],
        )
        const open = (await listCases(context.world, game_id)).find(
          (listed) => listed.kind === 'charge_refused',
        )!
        const done = await context.call(`POST /api/admin/cases/${open.id}/decide`, {
          outcome: 'accepted',
          reason,
        })
        const late = await context.call(`POST /api/admin/cases/${open.id}/decide`, {
          outcome: 'rejected',
          reason,
        })
        expect([late.status, late.body.code]).toEqual([409, 'ALREADY_DONE'])
        expect(JSON.stringify(late.body.details)).toContain('accepted')
        return done
      },
    },
  }) satisfies Record<string, Act>
