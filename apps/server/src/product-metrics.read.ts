import type { Deps } from './deps.ts'

const QUERIES = {
  // final states grow without end and no longer change: only moving holds count, which the index on
  // the status finds
  holds: `SELECT status AS label, count(*)::int AS n FROM holds
    WHERE status IN ('scheduled', 'placing', 'unknown', 'action_required', 'refused', 'authorised', 'capturing', 'releasing')
    GROUP BY status`,
  stuck: `SELECT count(*)::int AS n FROM holds
    WHERE status IN ('placing', 'unknown', 'capturing', 'releasing')
      AND updated_at < $1::timestamptz - interval '15 minutes'`,
  cases: `SELECT kind AS label, count(*)::int AS n FROM cases WHERE status = 'open' GROUP BY kind`,
  notices: `SELECT count(*)::int AS n FROM webhook_events WHERE processed_at IS NULL`,
  refused: `SELECT count(*)::int AS n FROM outbox
    WHERE problem IS NOT NULL AND created_at > $1::timestamptz - interval '1 day'`,
  unsent: `SELECT count(*)::int AS n FROM outbox
    WHERE sent_at IS NULL AND problem IS NULL AND created_at > $1::timestamptz - interval '7 days'`,
} as const
export type ProductMetric = keyof typeof QUERIES

/** The rows of one metric: a count, by label where the metric has one. */
export async function readProductMetric(
  { db, clock }: Deps,
  metric: ProductMetric,
): Promise<{ label?: string; n: number }[]> {
  const query = QUERIES[metric]
  return (
    await db.executeSql<{ label?: string; n: number }>(
      query,
      query.includes('$1') ? [clock.iso()] : [],
    )
  ).rows
}
