import { expect } from 'vitest'
import { newAdministrator } from '../administrator.ts'
import { askToCapture, limitAloneTo } from '../approvals.ts'
import { readProviderTotals } from '../people.ts'
import { reason, type Act, type ActContext } from './act-context.ts'

/** Decisions about charges and refunds that another administrator asked for. */
export const approvalActs = (context: ActContext) => {
  /** Another administrator asked to charge 80 dollars; the entry of the asking is not this test's. */
  let asker: { id: string } | undefined
  const ask = async (by?: { id: string }) => {
    const seated = await context.seatGuestAndCancel()
    await limitAloneTo(context.world, 50)
    asker ??= await newAdministrator(context.world, 'Rina')
    const id = await askToCapture(context.world, by ?? asker, seated.holdId, 8000)
    await limitAloneTo(context.world, 300)
    return { ...seated, id }
  }
  return {
    'POST /api/admin/approvals/:id/approve': {
      actions: ['game.force_cancel', 'approval.ask', 'approval.approve', 'hold.decide'],
      others: ['approval.ask'],
      run: async () => {
        const { id, guest } = await ask()
        const path = `/api/admin/approvals/${id}/approve`
        const done = await context.call(`POST ${path}`)
        expect(done.body).toEqual({ progress: 'succeeded' })
        expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 8000, held: 0 })
        const again = await context.call(`POST ${path}`)
        expect([again.status, again.body.code]).toEqual([409, 'APPROVAL_ENDED'])
        return done
      },
    },
    'POST /api/admin/approvals/:id/decline': {
      actions: ['game.force_cancel', 'approval.ask', 'approval.decline'],
      others: ['approval.ask'],
      run: async () => {
        const { id, guest } = await ask()
        const done = await context.call(`POST /api/admin/approvals/${id}/decline`, { reason })
        expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 0 })
        return done
      },
    },
    'POST /api/admin/approvals/:id/withdraw': {
      actions: ['game.force_cancel', 'approval.ask', 'approval.withdraw'],
      run: async () => {
        const { id } = await ask(context.admin)
        return context.call(`POST /api/admin/approvals/${id}/withdraw`)
      },
    },
  } satisfies Record<string, Act>
}
