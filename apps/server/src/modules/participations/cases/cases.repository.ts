import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { cases } from './cases.table.ts'

export type Case = typeof cases.$inferSelect
export type NewCase = Pick<Case, 'kind' | 'gameId'> &
  Partial<Pick<Case, 'participationId' | 'holdId' | 'details' | 'dueAt'>>

/**
 * Inserts a case. Null when one about the same hold, guest or host is open already. Of one hold, a
 * charge and a release may be stuck.
 */
export async function insertCase(tx: Tx, newCase: NewCase, at: Instant): Promise<Case | null> {
  const same =
    newCase.kind === 'host_absent'
      ? eq(cases.gameId, newCase.gameId)
      : newCase.holdId && newCase.kind !== 'payment_stuck'
        ? and(eq(cases.holdId, newCase.holdId), eq(cases.status, 'open'))
        : and(
            eq(cases.gameId, newCase.gameId),
            eq(cases.details, newCase.details ?? ''),
            eq(cases.status, 'open'),
          )
  if (
    (
      await tx.orm
        .select({ id: cases.id })
        .from(cases)
        .where(and(eq(cases.kind, newCase.kind), same))
        .limit(1)
    ).length
  )
    return null
  const row: Case = {
    participationId: null,
    holdId: null,
    details: null,
    dueAt: null,
    assigneeId: null,
    ...newCase,
    id: newId(),
    status: 'open',
    createdAt: at,
    decidedAt: null,
    decidedBy: null,
    reason: null,
  }
  await tx.orm.insert(cases).values(row)
  return row
}
export async function readCase(tx: Tx, id: string): Promise<Case | undefined> {
  return (await tx.orm.select().from(cases).where(eq(cases.id, id)))[0]
}
/** Whether a case about a subject was opened at or after an instant; it may be closed. */
export async function hasCaseSince(
  tx: Tx,
  kind: Case['kind'],
  details: string,
  since: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: cases.id })
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.details, details), gte(cases.createdAt, since)))
    .limit(1)
  return rows.length > 0
}
export const listOpenCases = (tx: Tx, kind: Case['kind']): Promise<Case[]> =>
  tx.orm
    .select()
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.status, 'open')))
/** Gives an open case to an administrator. False when it was closed or given to another one before. */
export async function assignCase(
  tx: Tx,
  id: string,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  const rows = await tx.orm
    .update(cases)
    .set({ assigneeId: to })
    .where(
      and(
        eq(cases.id, id),
        eq(cases.status, 'open'),
        from === null ? isNull(cases.assigneeId) : eq(cases.assigneeId, from),
      ),
    )
    .returning({ id: cases.id })
  return rows.length > 0
}
/** Closes an open case. False when it was closed before. `by` null: a rule decided. */
export async function closeCase(
  tx: Tx,
  id: string,
  decision: { status: 'accepted' | 'rejected'; by: string | null; reason: string },
  at: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .update(cases)
    .set({
      status: decision.status,
      decidedBy: decision.by,
      reason: decision.reason,
      decidedAt: at,
    })
    .where(and(eq(cases.id, id), eq(cases.status, 'open')))
    .returning({ id: cases.id })
  return rows.length > 0
}
/** Closes open cases about a hold or charge that has ended. */
export async function closeCasesOf(
  tx: Tx,
  kind: Case['kind'],
  about: { holdId: string } | { gameId: string; details: string },
  decision: { by: string | null; reason: string },
  at: Instant,
): Promise<void> {
  const which =
    'holdId' in about
      ? eq(cases.holdId, about.holdId)
      : and(eq(cases.gameId, about.gameId), eq(cases.details, about.details))
  await tx.orm
    .update(cases)
    .set({ status: 'accepted', decidedBy: decision.by, reason: decision.reason, decidedAt: at })
    .where(and(eq(cases.kind, kind), which, eq(cases.status, 'open')))
}
/** Opens a closed case about the host's absence again: there is one per game. */
export async function reopenAbsenceCase(tx: Tx, gameId: string): Promise<Case | undefined> {
  const [reopened] = await tx.orm
    .update(cases)
    .set({ status: 'open', decidedAt: null, decidedBy: null, reason: null })
    .where(and(eq(cases.kind, 'host_absent'), eq(cases.gameId, gameId)))
    .returning()
  return reopened
}
/** Follows the card provider's deadline of an open dispute. */
export async function moveCaseDeadline(
  tx: Tx,
  disputeId: string,
  dueAt: Instant | null,
): Promise<void> {
  await tx.orm
    .update(cases)
    .set({ dueAt })
    .where(and(eq(cases.kind, 'dispute'), eq(cases.details, disputeId), eq(cases.status, 'open')))
}
/** Closes the case about the host's absence from a game. */
export async function closeAbsenceCase(
  tx: Tx,
  gameId: string,
  decision: { status: 'accepted' | 'rejected'; by: string | null; reason: string },
  at: Instant,
): Promise<void> {
  await tx.orm
    .update(cases)
    .set({
      status: decision.status,
      decidedBy: decision.by,
      reason: decision.reason,
      decidedAt: at,
    })
    .where(and(eq(cases.kind, 'host_absent'), eq(cases.gameId, gameId), eq(cases.status, 'open')))
}
