import { and, count, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { DAY, MINUTE, type Instant } from '@tomogolf/domain/time'
import type { Deps } from './deps.ts'
import type { Tx } from './platform/database/database.ts'
import { outbox } from './modules/notifications/notifications.table.ts'
import { cases } from './modules/participations/cases/cases.table.ts'
import { holds } from './modules/participations/holds/holds.table.ts'
import { webhookEvents } from './modules/participations/webhooks/webhooks.table.ts'

type MetricRow = { readonly label?: string; readonly n: number }
type MetricQuery = (tx: Tx, now: Instant) => Promise<MetricRow[]>

const IN_PROGRESS = ['placing', 'unknown', 'capturing', 'releasing'] as const
const QUERIES = {
  // holds in final states grow without end and no longer change; the index on the status finds the
  // others
  holds: (tx) =>
    tx.orm
      .select({ label: holds.status, n: count() })
      .from(holds)
      .where(
        inArray(holds.status, [
          ...IN_PROGRESS,
          'scheduled',
          'action_required',
          'refused',
          'authorised',
        ]),
      )
      .groupBy(holds.status),
  stuck: (tx, now) =>
    tx.orm
      .select({ n: count() })
      .from(holds)
      .where(and(inArray(holds.status, [...IN_PROGRESS]), lt(holds.updatedAt, now - 15 * MINUTE))),
  cases: (tx) =>
    tx.orm
      .select({ label: cases.kind, n: count() })
      .from(cases)
      .where(eq(cases.status, 'open'))
      .groupBy(cases.kind),
  webhooks: (tx) =>
    tx.orm.select({ n: count() }).from(webhookEvents).where(isNull(webhookEvents.processedAt)),
  refused: (tx, now) =>
    tx.orm
      .select({ n: count() })
      .from(outbox)
      .where(and(isNotNull(outbox.problem), gt(outbox.createdAt, now - DAY))),
  unsent: (tx, now) =>
    tx.orm
      .select({ n: count() })
      .from(outbox)
      .where(
        and(isNull(outbox.sentAt), isNull(outbox.problem), gt(outbox.createdAt, now - 7 * DAY)),
      ),
} as const satisfies Record<string, MetricQuery>
export type ProductMetric = keyof typeof QUERIES

/** The rows of one metric: a count, by label where the metric has one. */
export const readProductMetric = (
  { db, clock }: Deps,
  metric: ProductMetric,
): Promise<MetricRow[]> => (QUERIES[metric] as MetricQuery)(db, clock.now())
