import type { Database } from '../database/database.ts'
import { hashSecret } from '../security/ids.ts'

type Lease = { before: number; size: number; used: number; endsAt: number }
export type Count = { current: number; ttl: number }

/** Of a limit, so many shares: a process fetches a share at a time, so that 600 reads a minute cost 20 writes, not 600. */
const SHARES = 20
/** Callers remembered by one process; beyond it those whose minute is over are forgotten. */
const REMEMBERED = 5_000
/** Of calls counted in the database, about one in so many clears away what is over. */
const SWEEP_EVERY = 500

const COUNT = `INSERT INTO rate_limits (key, hits, ends_at) VALUES ($1, $2, clock_timestamp() + $3::int * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN rate_limits.ends_at <= clock_timestamp() THEN excluded.hits ELSE rate_limits.hits + excluded.hits END,
    ends_at = CASE WHEN rate_limits.ends_at <= clock_timestamp() THEN excluded.ends_at ELSE rate_limits.ends_at END
  RETURNING hits, extract(epoch FROM ends_at - clock_timestamp()) * 1000 AS ttl`

/**
 * Counts calls of one kind for all processes together, in the database, on the database's clock. Never lets more through than the limit;
 * where shares are fetched ahead, each process may refuse up to a share too early.
 */
export class RateLimitStore {
  readonly #db: Database
  readonly #kind: string
  readonly #leases = new Map<string, Lease>()
  readonly #asking = new Map<string, Promise<Lease>>()
  #asked = 0

  constructor(db: Database, kind: string) {
    this.#db = db
    this.#kind = kind
  }

  /** The number of this call within the running window (milliseconds), and what is left of the window. */
  async count(caller: string, window: number, limit: number): Promise<Count> {
    for (;;) {
      const lease = this.#leases.get(caller),
        now = performance.now()
      if (lease && lease.endsAt > now) {
        // whoever is over the limit stays so until the window ends: no need to ask again
        if (lease.used < lease.size || lease.before + lease.used > limit)
          return {
            current: lease.before + Math.min(++lease.used, lease.size + 1),
            ttl: lease.endsAt - now,
          }
      }
      const asking = this.#asking.get(caller) ?? this.#ask(caller, window, limit)
      await asking
    }
  }

  #ask(caller: string, window: number, limit: number): Promise<Lease> {
    const size = Math.max(1, Math.floor(limit / SHARES))
    const asking = this.#db
      .executeSql<{ hits: number; ttl: string | number }>(COUNT, [
        hashSecret(`${this.#kind} ${caller}`),
        size,
        window,
      ])
      .then(({ rows: [row] }) => {
        const lease = {
          before: row!.hits - size,
          size,
          used: 0,
          endsAt: performance.now() + Math.max(1, Number(row!.ttl)),
        }
        this.#leases.set(caller, lease)
        return lease
      })
      .finally(() => this.#asking.delete(caller))
    this.#asking.set(caller, asking)
    this.#tidy()
    return asking
  }

  #tidy(): void {
    const now = performance.now()
    if (this.#leases.size > REMEMBERED)
      for (const [caller, lease] of this.#leases)
        if (lease.endsAt <= now) this.#leases.delete(caller)
    if (++this.#asked % SWEEP_EVERY) return
    this.#db
      .executeSql("DELETE FROM rate_limits WHERE ends_at < clock_timestamp() - interval '1 hour'")
      .catch(() => {
        /* the next sweep takes them too */
      })
  }
}
