import { expect } from 'vitest'
import { onDisputeEvent } from '../../../src/modules/participations/disputes/on-dispute-event.ts'
import { must } from '../people.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

/** A dispute of a late leave, as the provider's webhook reports it; returns its id. */
async function openDispute(context: ActContext): Promise<{ id: string; providerId: string }> {
  const { guest } = await context.leaveLate()
  const { intent_id } = await context.queryOne<{ intent_id: string }>(
    'SELECT intent_id FROM holds WHERE guest_id = $1',
    [guest.id],
  )
  const providerId = context.world.emulator.openDispute(intent_id)
  await onDisputeEvent(context.world.deps, providerId)
  const { id } = await context.queryOne<{ id: string }>(
    'SELECT id FROM disputes WHERE provider_id = $1',
    [providerId],
  )
  return { id, providerId }
}

/** Evidence, acceptance and release of a dispute. */
export const disputeActs = (context: ActContext) =>
  ({
    'POST /api/admin/disputes/:id/submit': {
      actions: ['dispute.submit'],
      run: async () => {
        const { id, providerId } = await openDispute(context)
        const path = `/api/admin/disputes/${id}`
        const preview = must(await context.call(`GET ${path}`)).body as {
          evidence: { fields: Record<string, string> }
        }
        const done = await context.call(`POST ${path}/submit`, { reason, statement: 'They left.' })
        const dispute = context.world.emulator.state.disputes.get(providerId)!
        expect(dispute.status).toBe('under_review')
        expect(dispute.evidence).toMatchObject({
          customer_name: preview.evidence.fields.customer_name,
          uncategorized_text: expect.stringMatching(/^They left\.\n/),
          uncategorized_file: expect.stringMatching(/^file_/),
        })
        const again = await context.call(`POST ${path}/submit`, { reason })
        expect([again.status, again.body.code]).toEqual([409, 'ALREADY_DONE'])
        return done
      },
    },
    'POST /api/admin/disputes/:id/accept': {
      actions: ['dispute.accept'],
      run: async () => {
        const { id, providerId } = await openDispute(context)
        const done = await context.call(`POST /api/admin/disputes/${id}/accept`, { reason })
        expect(context.world.emulator.state.disputes.get(providerId)!.status).toBe('lost')
        expect((await context.call(`GET /api/admin/disputes/${id}`)).body).toMatchObject({
          state: 'lost',
          blocksJoining: true,
          fromHost: { amount: 100 },
          lost: { amount: 130 },
          fees: [{ amount: 15, currency: 'USD' }],
        })
        return done
      },
    },
    'POST /api/admin/disputes/:id/release-joining': {
      actions: ['dispute.accept', 'dispute.release_joining'],
      run: async () => {
        const { id } = await openDispute(context)
        const path = `/api/admin/disputes/${id}`
        const early = await context.call(`POST ${path}/release-joining`, { reason })
        expect([early.status, early.body.code]).toEqual([409, 'ALREADY_DONE'])
        must(await context.call(`POST ${path}/accept`, { reason }))
        return context.call(`POST ${path}/release-joining`, { reason })
      },
    },
  }) satisfies Record<string, Act>
