import type { Database, Tx } from './database.ts'
import type { Logger } from '../telemetry/log.ts'

export type Lists = { read: ListReader; close(): Promise<void> }
/**
 * Reads a list. Visitors read from the replica; whoever is signed in (`viewer`) reads from the primary, for they must find what they
 * have just written. `read` changes nothing, for it is called again on the primary should the replica fail.
 */
type ListReader = <T>(viewer: object | null, read: (db: Database) => Promise<T>) => Promise<T>

/** How far a replica may be behind, and how often that is looked at. */
const MOST_BEHIND_SECONDS = 10
const LOOK_EVERY_MS = 5_000

/** Everybody reads from the primary. */
export const fromPrimary = (primary: Database): Lists => ({
  read: (_viewer, read) => read(primary),
  close: async () => {},
})

/** Lists from `replica` while it answers and is not far behind, else from `primary`: a replica can make the product faster, never make it fail. */
export function fromReplica(
  primary: Database,
  replica: Database,
  log: Pick<Logger, 'warn' | 'info'>,
): Lists {
  let lookedAt = -Infinity,
    usable = false
  const judge = (good: boolean, why: object) => {
    if (good !== usable)
      log[good ? 'info' : 'warn'](
        why,
        good ? 'lists are read from the replica' : 'lists are read from the primary',
      )
    usable = good
  }
  const look = async () => {
    lookedAt = performance.now()
    await readLag(replica).then(
      (seconds) => judge(seconds <= MOST_BEHIND_SECONDS, { seconds }),
      (err: unknown) => judge(false, { err }),
    )
  }
  const readList: ListReader = async (viewer, read) => {
    if (viewer) return read(primary)
    if (performance.now() - lookedAt > LOOK_EVERY_MS) await look()
    if (!usable) return read(primary)
    try {
      return await read(replica)
    } catch (err) {
      // gone, or the query had to give way to what arrived from the primary: either way the primary can answer
      judge(false, { err })
      return read(primary)
    }
  }
  return { read: readList, close: () => replica.close() }
}

/** Seconds that a streaming replica is behind; infinite while it receives nothing. Nothing to replay means not behind, however long ago the last write was. */
async function readLag(replica: Tx): Promise<number> {
  const {
    rows: [row],
  } = await replica.executeSql<{
    standby: boolean
    receives: boolean
    behind: string | number | null
  }>(
    `SELECT pg_is_in_recovery() AS standby, EXISTS (SELECT 1 FROM pg_stat_wal_receiver) AS receives,
       CASE WHEN pg_is_in_recovery() AND pg_last_wal_receive_lsn() IS DISTINCT FROM pg_last_wal_replay_lsn() THEN extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp()) ELSE 0 END AS behind`,
  )
  if (!row?.standby) return 0
  return row.receives ? Number(row.behind ?? Infinity) : Infinity
}
