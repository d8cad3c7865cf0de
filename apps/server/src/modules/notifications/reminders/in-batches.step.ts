import type { Database, Tx } from '../../../platform/database/database.ts'

/** Reminders per transaction. */
const BATCH = 200

/** Runs `send`, which returns the number it has sent, once a transaction until a batch is not full. */
export async function inBatches(
  db: Database,
  send: (tx: Tx, limit: number) => Promise<number>,
): Promise<void> {
  for (let sent = BATCH; sent === BATCH;) sent = await db.transaction((tx) => send(tx, BATCH))
}
