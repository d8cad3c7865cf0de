import { and, count, not, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type {
  RetentionAction,
  RetentionName,
  RetentionTrigger,
} from '@tomogolf/domain/privacy/retention'
import type { Settings } from '@tomogolf/domain/settings'
import { DAY, type Instant } from '@tomogolf/domain/time'
import type { Tx } from './database/database.ts'

/** Whether the user whose id a column holds is under a legal hold. */
export type IsHeld = (userId: SQLWrapper) => SQL

/** One line of the retention table: which rows are erased, and when. */
export type RetentionClass = {
  readonly name: RetentionName
  readonly trigger: RetentionTrigger
  readonly action: RetentionAction
  days(settings: Settings): number
  readonly table: PgTable
  /** Rows whose trigger was before an instant. */
  isOver(before: Instant): SQL | undefined
  /** Rows about a person under a legal hold; absent where no row says whose it is. */
  held?(isHeld: IsHeld): SQL | undefined
  /** What else ends with these rows, which are erased afterwards. */
  before?(tx: Tx, over: SQL | undefined): Promise<unknown>
}

type Run = { readonly settings: Settings; readonly now: Instant; readonly isHeld: IsHeld }

const overIn = (retention: RetentionClass, { settings, now }: Run): SQL | undefined =>
  retention.isOver(now - retention.days(settings) * DAY)
function erasable(retention: RetentionClass, run: Run): SQL | undefined {
  const held = retention.held?.(run.isHeld)
  return and(overIn(retention, run), held && not(held))
}

const countRows = async (tx: Tx, table: PgTable, where: SQL | undefined): Promise<number> =>
  (await tx.orm.select({ rows: count() }).from(table).where(where))[0]!.rows

/** What a run would erase, and what a legal hold keeps. */
export async function previewRetention(
  tx: Tx,
  retention: RetentionClass,
  run: Run,
): Promise<{ erased: number; held: number }> {
  const erased = await countRows(tx, retention.table, erasable(retention, run))
  const over = await countRows(tx, retention.table, overIn(retention, run))
  return { erased, held: over - erased }
}

export async function applyRetention(tx: Tx, retention: RetentionClass, run: Run): Promise<void> {
  const where = erasable(retention, run)
  await retention.before?.(tx, where)
  await tx.orm.delete(retention.table).where(where)
}
