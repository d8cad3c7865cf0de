import { Gauge } from 'prom-client'
import type { Deps } from './deps.ts'

/** Scrapers come every few seconds and to every process: the database is asked this often at most. */
const FRESH_MS = 10_000

const QUESTIONS = {
  // final states grow for ever and stand still: what counts is what still moves. The index on the state answers it
  holds: `SELECT status AS label, count(*)::int AS n FROM holds WHERE status IN ('scheduled', 'placing', 'unknown', 'action_required', 'refused', 'authorised', 'capturing', 'releasing') GROUP BY status`,
  stuck: `SELECT count(*)::int AS n FROM holds WHERE status IN ('placing', 'unknown', 'capturing', 'releasing') AND updated_at < $1::timestamptz - interval '15 minutes'`,
  cases: `SELECT kind AS label, count(*)::int AS n FROM cases WHERE status = 'open' GROUP BY kind`,
  notices: `SELECT count(*)::int AS n FROM webhook_events WHERE processed_at IS NULL`,
  refused: `SELECT count(*)::int AS n FROM outbox WHERE problem IS NOT NULL AND created_at > $1::timestamptz - interval '1 day'`,
  unsent: `SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL AND problem IS NULL AND created_at > $1::timestamptz - interval '7 days'`,
} as const
type Row = { label?: string; n: number }

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
    'webhooks_unheard',
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

  const ask = async (question: keyof typeof QUESTIONS) =>
    (
      await deps.db.executeSql<Row>(
        QUESTIONS[question],
        QUESTIONS[question].includes('$1') ? [deps.clock.iso()] : [],
      )
    ).rows
  const labelled = async (to: Gauge, label: string, question: keyof typeof QUESTIONS) => {
    const rows = await ask(question)
    to.reset()
    for (const { label: value, n } of rows) to.set({ [label]: value! }, n)
  }
  const count = async (to: Gauge, question: keyof typeof QUESTIONS) => {
    to.set((await ask(question))[0]?.n ?? 0)
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
