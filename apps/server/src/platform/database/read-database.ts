import type { Logger } from '../telemetry/log.ts'
import type { Database, Tx } from './database.ts'

export type ListReader = { read: ReadList; close(): Promise<void> }
/**
 * Reads a list. Callers without a session read from the replica; a signed-in user (`viewer`) reads
 * from the primary and sees their own writes. `read` must not write: it is called again on the
 * primary when the replica fails.
 */
type ReadList = <T>(viewer: object | null, read: (db: Database) => Promise<T>) => Promise<T>

const MAX_LAG_SECONDS = 10
const LAG_CHECK_INTERVAL_MS = 5_000

/** Reads every list from the primary. */
export const fromPrimary = (primary: Database): ListReader => ({
  read: (_viewer, read) => read(primary),
  close: async () => {},
})

/**
 * Reads from `replica` while it responds and its lag is small, else from `primary`: a replica must
 * never cause a failure.
 */
export function fromReplica(
  primary: Database,
  replica: Database,
  log: Pick<Logger, 'warn' | 'info'>,
): ListReader {
  let checkedAt = -Infinity
  let isUsable = false
  const setUsable = (usable: boolean, reason: object) => {
    if (usable && !isUsable) log.info(reason, 'lists are read from the replica')
    if (!usable && isUsable) log.warn(reason, 'lists are read from the primary')
    isUsable = usable
  }
  const checkLag = async () => {
    checkedAt = performance.now()
    await readLag(replica).then(
      (seconds) => setUsable(seconds <= MAX_LAG_SECONDS, { seconds }),
      (err: unknown) => setUsable(false, { err }),
    )
  }
  const readList: ReadList = async (viewer, read) => {
    if (viewer) return read(primary)
    if (performance.now() - checkedAt > LAG_CHECK_INTERVAL_MS) await checkLag()
    if (!isUsable) return read(primary)
    try {
      return await read(replica)
    } catch (err) {
      // the replica is gone, or cancelled the query because of replication: the primary can answer
      // either way
      setUsable(false, { err })
      return read(primary)
    }
  }
  return { read: readList, close: () => replica.close() }
}

const READ_LAG = `
  SELECT pg_is_in_recovery() AS standby,
    EXISTS (SELECT 1 FROM pg_stat_wal_receiver) AS receives,
    CASE
      WHEN pg_is_in_recovery()
        AND pg_last_wal_receive_lsn() IS DISTINCT FROM pg_last_wal_replay_lsn()
      THEN extract(epoch FROM clock_timestamp() - pg_last_xact_replay_timestamp())
      ELSE 0
    END AS behind`

/**
 * Lag of a streaming replica in seconds; infinite while it receives nothing. Without pending WAL
 * the lag is 0, however long ago the last write was.
 */
async function readLag(replica: Tx): Promise<number> {
  const {
    rows: [row],
  } = await replica.executeSql<{
    standby: boolean
    receives: boolean
    behind: string | number | null
  }>(READ_LAG)
  if (!row?.standby) return 0
  return row.receives ? Number(row.behind ?? Infinity) : Infinity
}
