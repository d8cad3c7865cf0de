import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { auditLog } from './settings.table.ts'

export type AuditEntry = {
  /** The administrator; null: the product itself. */
  actorId: string | null
  ip: string | null
  /** The action and its subject, such as `settings.write` and `platform_fee_percent`. */
  action: string
  subject: string
  reason: string | null
  before: string | null
  after: string | null
}
/** Appends to the audit log of administrators' actions. Rows are never changed or removed. */
export async function writeAudit(tx: Tx, at: Instant, entry: AuditEntry): Promise<void> {
  await tx.orm.insert(auditLog).values({ id: newId(), at, ...entry })
}
