import { Gauge } from 'prom-client'
import type { Deps } from './deps.ts'
import { readProductMetric, type ProductMetric } from './product-metrics.read.ts'

/** Minimum interval of queries: scrapers call every process every few seconds. */
const REFRESH_INTERVAL_MS = 10_000

/**
 * Metrics from the database: holds by state, open cases, jobs, mail and connections. Returns a
 * function that refreshes them. While the database is unavailable `database_up` is 0 and the others
 * keep their last value.
 */
export function productMetrics(deps: Deps): () => Promise<void> {
  const registers = [deps.telemetry.registry]
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Gauge<Label>({ name, help, labelNames, registers })
  const up = gauge('database_up', 'Whether the database is available: 1 or 0')
  const connections = gauge(
    'database_connections',
    'Connections of this process to the database server',
    'state',
  )
  const waiting = gauge('jobs_waiting', 'Jobs that are due and not started')
  const late = gauge('jobs_late_seconds', 'Age of the oldest of them')
  const failed = gauge('jobs_failed', 'Jobs that are out of retries')
  const holds = gauge('holds', 'Holds that have not ended, by state', 'state')
  const stuck = gauge('holds_stuck', 'Holds in the middle of a step for more than 15 minutes')
  const cases = gauge(
    'cases_open',
    'Open cases by kind; "drift": the ledger differs from itself or from the card provider',
    'kind',
  )
  const webhooks = gauge(
    'webhooks_unprocessed',
    'Events of the card provider that are not processed yet',
  )
  const refused = gauge('mail_refused', 'Mail of the last day that the mail server rejected')
  const unsent = gauge(
    'mail_unsent',
    'Mail of the last 7 days that is not sent yet; without a mail server all of it',
  )

  const setByLabel = async (target: Gauge, label: string, metric: ProductMetric) => {
    const rows = await readProductMetric(deps, metric)
    target.reset()
    for (const { label: value, n } of rows) target.set({ [label]: value! }, n)
  }
  const setCount = async (target: Gauge, metric: ProductMetric) => {
    target.set((await readProductMetric(deps, metric))[0]?.n ?? 0)
  }

  const read = async () => {
    const state = await deps.jobs.state()
    waiting.set(state.waiting)
    late.set(state.lateSeconds)
    failed.set(state.failed)
    await setByLabel(holds as Gauge, 'state', 'holds')
    await setByLabel(cases as Gauge, 'kind', 'cases')
    await setCount(stuck, 'stuck')
    await setCount(webhooks, 'webhooks')
    await setCount(refused, 'refused')
    await setCount(unsent, 'unsent')
  }
  let readAt = -Infinity
  return async () => {
    const { total, idle, waiting: queued } = deps.db.pool()
    connections.set({ state: 'busy' }, total - idle)
    connections.set({ state: 'idle' }, idle)
    connections.set({ state: 'waiting' }, queued)
    if (performance.now() - readAt < REFRESH_INTERVAL_MS) return
    readAt = performance.now()
    await read().then(
      () => up.set(1),
      (err: unknown) => {
        up.set(0)
        deps.log.error({ err }, 'metrics')
      },
    )
  }
}
