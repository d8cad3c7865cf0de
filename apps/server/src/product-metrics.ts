import { Gauge } from 'prom-client'
import type { Deps } from './deps.ts'
import { readProductMetric, type ProductMetric } from './product-metrics.read.ts'

/** Scrapers come every few seconds and to every process: the database is asked this often at most. */
const FRESH_MS = 10_000

/** What only the database knows: holds by state, open cases, jobs, mail, connections. Returns what brings it up to date. A database that is away leaves `database_up` at 0 and the rest as it was. */
export function productMetrics(deps: Deps): () => Promise<void> {
  const registers = [deps.telemetry.registry]
  const gauge = <Label extends string = never>(
    name: string,
    help: string,
    ...labelNames: Label[]
  ) => new Gauge<Label>({ name, help, labelNames, registers })
  const up = gauge('database_up', 'Whether the database answers: 1 or 0')
  const connections = gauge(
    'database_connections',
    'Connections of this process to the database server',
    'state',
  )
  const waiting = gauge('jobs_waiting', 'Jobs that are due and not yet begun'),
    late = gauge('jobs_late_seconds', 'How long the oldest of them has waited'),
    failed = gauge('jobs_failed', 'Jobs that were given up')
  const holds = gauge('holds', 'Holds that have not ended, by state', 'state'),
    stuck = gauge('holds_stuck', 'Holds in the middle of a step for more than 15 minutes')
  const cases = gauge(
    'cases_open',
    'Cases that wait for an operator, by kind; "drift": our books differ from themselves or from the card provider\'s',
    'kind',
  )
  const notices = gauge(
    'webhooks_unprocessed',
    'Notices of the card provider that nobody has acted on yet',
  )
  const refused = gauge(
      'mail_refused',
      'Mail of the last day that the mail server will never take',
    ),
    unsent = gauge(
      'mail_unsent',
      'Mail of the last 7 days that was not handed over yet; without a mail server all of it',
    )

  const labelled = async (to: Gauge, label: string, metric: ProductMetric) => {
    const rows = await readProductMetric(deps, metric)
    to.reset()
    for (const { label: value, n } of rows) to.set({ [label]: value! }, n)
  }
  const count = async (to: Gauge, metric: ProductMetric) => {
    to.set((await readProductMetric(deps, metric))[0]?.n ?? 0)
  }

  const read = async () => {
    const state = await deps.jobs.state()
    waiting.set(state.waiting)
    late.set(state.lateSeconds)
    failed.set(state.failed)
    await labelled(holds as Gauge, 'state', 'holds')
    await labelled(cases as Gauge, 'kind', 'cases')
    await count(stuck, 'stuck')
    await count(notices, 'notices')
    await count(refused, 'refused')
    await count(unsent, 'unsent')
  }
  let readAt = -Infinity
  return async () => {
    const { total, idle, waiting: queued } = deps.db.pool()
    connections.set({ state: 'busy' }, total - idle)
    connections.set({ state: 'idle' }, idle)
    connections.set({ state: 'waited_for' }, queued)
    if (performance.now() - readAt < FRESH_MS) return
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
