import type { Database } from '../database/database.ts'
import { hashSecret } from '../security/ids.ts'

/**
 * A batch of requests that this process may count on its own: `size` of them, after the `before`
 * counted elsewhere.
 */
type Lease = { before: number; size: number; used: number; endsAt: number }
export type Count = { current: number; ttl: number }

/** A lease covers 1/20 of the limit: 600 reads a minute cost 20 writes instead of 600. */
const LEASES_PER_LIMIT = 20
/** Callers in memory; beyond this number expired leases are evicted. */
const MAX_LEASES = 5_000
/** One of this many database writes also deletes expired rows. */
const CLEAN_UP_EVERY = 500

// raw SQL: the clock of the database decides, and a hit is one round trip
const ADD_HITS = `INSERT INTO rate_limits (key, hits, ends_at)
  VALUES ($1, $2, clock_timestamp() + $3::int * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN rate_limits.ends_at <= clock_timestamp()
      THEN excluded.hits ELSE rate_limits.hits + excluded.hits END,
    ends_at = CASE WHEN rate_limits.ends_at <= clock_timestamp()
      THEN excluded.ends_at ELSE rate_limits.ends_at END
  RETURNING hits, extract(epoch FROM ends_at - clock_timestamp()) * 1000 AS ttl`

/**
 * A rate-limit store in the database, shared by all processes and on the database's clock. It never
 * admits more than the limit; a process that leases batches may refuse up to one batch too early.
 */
export class RateLimitStore {
  readonly #db: Database
  readonly #kind: string
  readonly #leases = new Map<string, Lease>()
  readonly #pending = new Map<string, Promise<Lease>>()
  #acquired = 0

  constructor(db: Database, kind: string) {
    this.#db = db
    this.#kind = kind
  }

  /**
   * Counts a request. Returns its number within the current window and the milliseconds that are
   * left of the window.
   */
  async count(caller: string, windowMs: number, limit: number): Promise<Count> {
    for (;;) {
      const lease = this.#leases.get(caller)
      const now = performance.now()
      if (lease && lease.endsAt > now) {
        // a caller over the limit stays so until the window ends: no further lease is needed
        if (lease.used < lease.size || lease.before + lease.used > limit)
          return {
            current: lease.before + Math.min(++lease.used, lease.size + 1),
            ttl: lease.endsAt - now,
          }
      }
      await (this.#pending.get(caller) ?? this.#acquireLease(caller, windowMs, limit))
    }
  }

  #acquireLease(caller: string, windowMs: number, limit: number): Promise<Lease> {
    const size = Math.max(1, Math.floor(limit / LEASES_PER_LIMIT))
    const key = hashSecret(`${this.#kind} ${caller}`)
    const pending = this.#db
      .executeSql<{ hits: number; ttl: string | number }>(ADD_HITS, [key, size, windowMs])
      .then(({ rows: [row] }) => {
        const endsAt = performance.now() + Math.max(1, Number(row!.ttl))
        const lease = { before: row!.hits - size, size, used: 0, endsAt }
        this.#leases.set(caller, lease)
        return lease
      })
      .finally(() => this.#pending.delete(caller))
    this.#pending.set(caller, pending)
    this.#evictExpired()
    return pending
  }

  #evictExpired(): void {
    const now = performance.now()
    if (this.#leases.size > MAX_LEASES)
      for (const [caller, lease] of this.#leases)
        if (lease.endsAt <= now) this.#leases.delete(caller)
    if (++this.#acquired % CLEAN_UP_EVERY) return
    this.#db
      .executeSql("DELETE FROM rate_limits WHERE ends_at < clock_timestamp() - interval '1 hour'")
      .catch(() => {
        /* the next clean-up deletes these rows as well */
      })
  }
}
