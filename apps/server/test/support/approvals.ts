import { money } from '@tomogolf/domain/money'
import { captureHold } from '../../src/modules/participations/holds/decide-hold.usecase.ts'
import { isAsked } from '../../src/modules/participations/payment-approvals/payment-approvals.types.ts'
import type { World } from './world.ts'

/** Above this many dollars a second administrator decides. */
export const limitAloneTo = (world: World, dollars: number) =>
  world.deps.db.executeSql(
    `INSERT INTO settings (key, value, updated_at) VALUES ('approval_limit_usd', $1, now())
      ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value`,
    [String(dollars)],
  )

/** An administrator asks to charge a hold; the id of the request. */
export async function askToCapture(
  world: World,
  administrator: { id: string },
  holdId: string,
  minor: number,
  reason = 'The course kept its fee.',
): Promise<string> {
  const asked = await captureHold(world.deps, {
    operatorId: administrator.id,
    ip: '127.0.0.1',
    reason,
    holdId,
    amount: money(minor, 'USD'),
  })
  if (!isAsked(asked)) throw new Error(JSON.stringify(asked))
  return asked.approval.id
}

export const readApprovals = async (world: World) =>
  (
    await world.deps.db.executeSql<{
      id: string
      status: string
      note: string | null
      decided_by: string | null
    }>('SELECT id, status, note, decided_by FROM payment_approvals ORDER BY asked_at, id')
  ).rows
