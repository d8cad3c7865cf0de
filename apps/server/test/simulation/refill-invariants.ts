import { expect } from 'vitest'
import type { Simulation } from './simulation.ts'

/**
 * Once nothing is in progress: a late leave whose seat was taken again has its refund, at most one,
 * and never more than was left of it. A seat that was left free or undone before the undo time was
 * over has not been taken again. Later free leaves, after a setting or the game has changed, do not
 * take the refund back.
 */
export async function checkRefills(simulation: Simulation): Promise<void> {
  const rows = async (sql: string) =>
    (await simulation.world.deps.db.executeSql<{ what: string }>(sql)).rows.map((row) => row.what)
  expect(
    await rows(
      `SELECT l.id || ' by ' || n.status AS what FROM participations l
        JOIN participations n ON n.id = l.refilled_by
        WHERE l.status <> 'left_late' OR n.game_id <> l.game_id OR n.agreed_at < l.ended_at
          OR n.status IN ('declined', 'reserved')
          OR n.status = 'left' AND n.ended_at < l.refilled_at AND NOT EXISTS
            (SELECT 1 FROM participations s WHERE s.substitute_for = n.id AND s.status <> 'declined')`,
    ),
    'refilled by a seat that was not taken',
  ).toEqual([])
  // money that the bank decides about, or that an operator had refunded, is not refunded by the rule
  expect(
    await rows(
      `WITH incomes AS (
        SELECT c.id, h.participation_id, c.amount_minor FROM captures c JOIN holds h ON h.id = c.hold_id
          WHERE c.status = 'succeeded' AND c.reason = 'late_leave'
        UNION ALL
        SELECT id, participation_id, amount_minor FROM charges
          WHERE status = 'charged' AND cause = 'late_leave')
      SELECT l.id AS what FROM participations l JOIN incomes i ON i.participation_id = l.id
        WHERE l.refilled_by IS NOT NULL
          AND NOT EXISTS (SELECT 1 FROM refunds r WHERE r.refill_of = l.id)
          AND NOT EXISTS (SELECT 1 FROM disputes d WHERE d.booking = i.id)
          AND i.amount_minor > (SELECT COALESCE(sum(r.amount_minor), 0) FROM refunds r
            WHERE r.booking = i.id AND r.status = 'refunded')`,
    ),
    'a refilled seat without its refund',
  ).toEqual([])
  expect(
    await rows(
      `SELECT r.id AS what FROM refunds r LEFT JOIN participations l ON l.id = r.refill_of
        WHERE r.refill_of IS NOT NULL AND l.refilled_by IS NULL`,
    ),
    'a refund of a seat that was not refilled',
  ).toEqual([])
}
