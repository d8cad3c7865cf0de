import { afterEach, expect, test } from 'vitest'
import { isRefused } from '../../../platform/refusal.ts'
import { ActContext } from '../../../../test/support/admin-acts/act-context.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'
import { askToCapture, limitAloneTo, readApprovals } from '../../../../test/support/approvals.ts'
import { closeReconciled } from '../../../../test/support/create-users.ts'
import { databaseForRaces } from '../../../../test/support/engines.ts'
import { readProviderTotals } from '../../../../test/support/people.ts'
import { createWorld } from '../../../../test/support/world.ts'
import { releaseHold } from '../holds/decide-hold.usecase.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { money } from '@tomogolf/domain/money'
import { approvePayment } from './approve-payment.usecase.ts'
import { withdrawApproval } from './end-approval.usecase.ts'
import { isAsked } from './payment-approvals.types.ts'

const context = new ActContext()
afterEach(() => closeReconciled(context.world))
const ip = '127.0.0.1'

async function openWorld() {
  context.world = await createWorld({
    db: await databaseForRaces(),
  })
  context.admin = await newAdministrator(context.world)
  await limitAloneTo(context.world, 50)
  return Promise.all(
    ['Hiro', 'Nao', 'Mio'].map((name) => newAdministrator(context.world, name, 'money')),
  )
}
const winners = (answers: readonly unknown[]) => answers.filter((answer) => !isRefused(answer))

test('approved by several people at once, a charge is made once', async () => {
  const seconds = await openWorld()
  for (let round = 0; round < 4; round++) {
    const { guest, holdId } = await context.seatGuestAndCancel()
    const approvalId = await askToCapture(context.world, context.admin, holdId, 8000)
    const answers = await Promise.all(
      [...seconds, ...seconds].map(({ id }) =>
        approvePayment(context.world.deps, { approvalId, operatorId: id, ip }),
      ),
    )
    expect(winners(answers)).toHaveLength(1)
    expect(new Set(answers.flatMap((answer) => (isRefused(answer) ? answer.refused : [])))).toEqual(
      new Set(['APPROVAL_ENDED']),
    )
    expect(readProviderTotals(context.world, guest)).toMatchObject({ captured: 8000, held: 0 })
  }
  expect((await readApprovals(context.world)).map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => 'approved'),
  )
})

test('approved by several people at once, a refund is made once', async () => {
  const seconds = await openWorld()
  const { guest, paid } = await context.leaveLate()
  const asked = await refundTransaction(context.world.deps, {
    operatorId: context.admin.id,
    ip,
    reason: 'Agreed',
    transactionId: paid,
    amount: money(6000, 'USD'),
  })
  if (!isAsked(asked)) throw new Error('not asked')
  const answers = await Promise.all(
    [...seconds, ...seconds].map(({ id }) =>
      approvePayment(context.world.deps, {
        approvalId: asked.approval.id,
        operatorId: id,
        ip,
      }),
    ),
  )
  expect(winners(answers)).toHaveLength(1)
  const { rows } = await context.world.deps.db.executeSql(
    'SELECT amount_minor::int AS minor, status FROM refunds WHERE user_id = $1',
    [guest.id],
  )
  expect(rows).toEqual([{ minor: 6000, status: 'refunded' }])
  expect([...context.world.emulator.state.refunds.values()].map(({ amount }) => amount)).toEqual([
    6000,
  ])
})

test('of an approval, a withdrawal and a release one wins', async () => {
  const [second] = await openWorld()
  for (let round = 0; round < 8; round++) {
    const { guest, holdId } = await context.seatGuestAndCancel()
    const { deps } = context.world
    const approvalId = await askToCapture(context.world, context.admin, holdId, 8000)
    const by = { operatorId: context.admin.id, ip }
    const [approved, withdrawn, released] = await Promise.all([
      approvePayment(deps, { approvalId, operatorId: second!.id, ip }),
      withdrawApproval(deps, { ...by, approvalId }),
      releaseHold(deps, { ...by, holdId, reason: 'Agreed' }),
    ])
    const isCharged = !isRefused(approved)
    expect([isCharged && !isRefused(withdrawn), isCharged === isRefused(released)]).toEqual([
      false,
      true,
    ])
    await context.world.runJobs()
    expect(readProviderTotals(context.world, guest)).toMatchObject({
      captured: isCharged ? 8000 : 0,
      held: 0,
    })
  }
})

test('asked for by several people at once, one request waits', async () => {
  const seconds = await openWorld()
  const { holdId } = await context.seatGuestAndCancel()
  const asked = await Promise.allSettled(
    seconds.map((second) => askToCapture(context.world, second, holdId, 8000)),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await readApprovals(context.world)).toHaveLength(1)
})
