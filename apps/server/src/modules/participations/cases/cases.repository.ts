import { and, eq } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { cases } from '../participations.table.ts'

export type Case = typeof cases.$inferSelect
export type NewCase = Pick<Case, 'kind' | 'gameId'> &
  Partial<Pick<Case, 'participationId' | 'holdId' | 'details'>>

/** Writes a case down. Null when the same thing is open already: about the same hold, the same guest, or the same host. */
export async function insertCase(tx: Tx, c: NewCase, at: Instant): Promise<Case | null> {
  const same =
    c.kind === 'host_absent'
      ? eq(cases.gameId, c.gameId)
      : c.holdId
        ? and(eq(cases.holdId, c.holdId), eq(cases.status, 'open'))
        : and(
            eq(cases.gameId, c.gameId),
            eq(cases.details, c.details ?? ''),
            eq(cases.status, 'open'),
          )
  if (
    (
      await tx.orm
        .select({ id: cases.id })
        .from(cases)
        .where(and(eq(cases.kind, c.kind), same))
        .limit(1)
    ).length
  )
    return null
  const row: Case = {
    participationId: null,
    holdId: null,
    details: null,
    ...c,
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
/** Closes an open case. False when somebody else was faster. `by` null: a rule decided. */
export async function closeCase(
  tx: Tx,
  id: string,
  d: { status: 'accepted' | 'rejected'; by: string | null; reason: string },
  at: Instant,
): Promise<boolean> {
  const rows = await tx.orm
    .update(cases)
    .set({ status: d.status, decidedBy: d.by, reason: d.reason, decidedAt: at })
    .where(and(eq(cases.id, id), eq(cases.status, 'open')))
    .returning({ id: cases.id })
  return rows.length > 0
}
/** Closes what was open about a hold or charge that has come to its end. */
export async function closeCasesOf(
  tx: Tx,
  kind: Case['kind'],
  about: { holdId: string } | { gameId: string; details: string },
  d: { by: string | null; reason: string },
  at: Instant,
): Promise<void> {
  const which =
    'holdId' in about
      ? eq(cases.holdId, about.holdId)
      : and(eq(cases.gameId, about.gameId), eq(cases.details, about.details))
  await tx.orm
    .update(cases)
    .set({ status: 'accepted', decidedBy: d.by, reason: d.reason, decidedAt: at })
    .where(and(eq(cases.kind, kind), which, eq(cases.status, 'open')))
}
/** A host's absence is decided, one way or the other: the question about this game is closed. */
export async function closeAbsenceCase(
  tx: Tx,
  gameId: string,
  d: { status: 'accepted' | 'rejected'; by: string | null; reason: string },
  at: Instant,
): Promise<void> {
  await tx.orm
    .update(cases)
    .set({ status: d.status, decidedBy: d.by, reason: d.reason, decidedAt: at })
    .where(and(eq(cases.kind, 'host_absent'), eq(cases.gameId, gameId), eq(cases.status, 'open')))
}
