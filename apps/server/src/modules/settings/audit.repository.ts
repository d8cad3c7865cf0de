import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { auditLog } from './settings.table.ts'

export type AuditEntry = {
  /** Who did it; null: the product itself. */
  actorId: string | null
  ip: string | null
  /** What was done to what: `settings.write` to `platform_fee_percent`. */
  action: string
  subject: string
  reason: string | null
  before: string | null
  after: string | null
}
/** Adds to the record of what administrators did. Nothing ever changes or removes a row. */
export async function writeAudit(tx: Tx, at: Instant, entry: AuditEntry): Promise<void> {
  await tx.orm.insert(auditLog).values({ id: newId(), at, ...entry })
}
