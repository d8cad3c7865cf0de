import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import { hours, minutes } from '@tomogolf/domain/time'
import { systemProbes } from './system.read.ts'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'

type Status = ResultOf<'GET /api/admin/system-status'>
type Name = Status['probes'][number]['name']
let w: World, admin: Person
beforeAll(async () => {
  w = await createWorld()
  admin = await newAdministrator(w)
})
afterAll(() => w.close())

/** The database, but for statements with these words. */
const without = (words: string): Database => ({
  ...w.deps.db,
  executeSql: (text, values) =>
    away && text.includes(words)
      ? Promise.reject(new Error(`${words}: connection lost`))
      : w.deps.db.executeSql(text, values),
})
/** Fails while the thing is away. */
const lost =
  <T>(error: string, otherwise: () => Promise<T>) =>
  (): Promise<T> =>
    away ? Promise.reject(new Error(error)) : otherwise()
const mailer = (verify: () => Promise<void>): Partial<Deps> => ({
  mail: { verify, send: () => Promise.reject(new Error('not in this test')) },
})
let away = true

/** Each thing the product stands on, and a way it can be away. */
const FAULTS: Record<Name, { deps(): Partial<Deps>; says: string }> = {
  database: { deps: () => ({ db: without('SHOW server_version') }), says: 'connection lost' },
  provider: {
    deps: () => ({
      cards: { ...w.deps.cards, probe: lost('401: no such key', w.deps.cards.probe) },
    }),
    says: '401: no such key',
  },
  mail: {
    deps: () => mailer(lost('535 authentication failed', () => Promise.resolve())),
    says: '535 authentication failed',
  },
  qr: { deps: () => ({ db: without('check_in_codes') }), says: 'check_in_codes: connection lost' },
  jobs: {
    deps: () => ({
      jobs: {
        ...w.deps.jobs,
        state: lost('relation "pgboss.job" does not exist', w.deps.jobs.state),
      },
    }),
    says: 'pgboss.job',
  },
  storage: { deps: () => ({ db: without('pg_database_size') }), says: 'pg_database_size' },
}
const probe = (status: Status, name: Name) => status.probes.find((p) => p.name === name)!

test('an administrator sees everything the product stands on, each with how long it took to answer', async () => {
  const { body } = await w.call<Status>('GET /api/admin/system-status', { cookie: admin.cookie })
  expect(body.probes.map((p) => [p.name, p.state])).toEqual([
    ['database', 'ok'],
    ['provider', 'ok'],
    ['mail', 'unused'],
    ['qr', 'ok'],
    ['jobs', 'ok'],
    ['storage', 'ok'],
  ])
  expect(body.probes.every((p) => p.ms >= 0 && p.lastError === null)).toBe(true)
})

describe.each(Object.entries(FAULTS) as [Name, (typeof FAULTS)[Name]][])(
  '%s',
  (name, { deps, says }) => {
    test('that is away alone fails, with its error; back again, the error is still told', async () => {
      away = true
      const look = systemProbes({ ...w.deps, ...mailer(() => Promise.resolve()), ...deps() })
      const status = await look()
      expect(status.probes.filter((p) => p.state !== 'ok').map((p) => [p.name, p.state])).toEqual([
        [name, 'failing'],
      ])
      expect(probe(status, name).lastError).toMatchObject({
        at: w.clock.iso(),
        message: expect.stringContaining(says),
      })
      away = false
      const back = probe(await look(), name)
      expect([back.state, back.lastError?.message, back.history]).toEqual([
        'ok',
        expect.stringContaining(says),
        ['failing', 'ok'],
      ])
    })
  },
)

test('notices of the card provider that nobody reads, and jobs that no worker takes, count as failing', async () => {
  const { db } = w.deps
  await db.executeSql(
    `INSERT INTO webhook_events (id, type, received_at) VALUES ('evt_late', 'payment_intent.succeeded', $1)`,
    [new Date(w.clock.now() - minutes(20)).toISOString()],
  )
  await db.transaction((tx) => w.deps.jobs.enqueue(tx, 'holds.reconcile', {}))
  await db.executeSql(
    `UPDATE pgboss.job SET start_after = now() - interval '20 minutes' WHERE name = 'holds.reconcile' AND state = 'created'`,
  )
  const status = await systemProbes(w.deps)()
  expect(
    [probe(status, 'provider'), probe(status, 'jobs')].map((p) => [p.state, p.lastError?.message]),
  ).toEqual([
    ['failing', expect.stringContaining('1 notices')],
    ['failing', expect.stringContaining('is a worker running?')],
  ])
  await db.executeSql(`DELETE FROM webhook_events WHERE id = 'evt_late'`)
  await w.runJobs()
})

test('a mail that was refused and a job that was given up are told by every process, also after a restart', async () => {
  const { db } = w.deps,
    at = new Date(w.clock.now() - hours(1)).toISOString()
  await db.executeSql(
    `INSERT INTO outbox (id, to_address, template, language, subject, html, text, created_at, problem) VALUES ($1, 'nobody@example.com', 'strike', 'en', '', '', '', $2, '550 no such mailbox')`,
    [newId(), at],
  )
  await db.transaction((tx) => w.deps.jobs.enqueue(tx, 'holds.reconcile', {}))
  await db.executeSql(
    `UPDATE pgboss.job SET state = 'failed', completed_on = now(), output = '{"message":"the provider never answered"}' WHERE name = 'holds.reconcile' AND state = 'created'`,
  )
  const status = await systemProbes(w.deps)()
  expect([probe(status, 'mail').lastError, probe(status, 'jobs').lastError?.message]).toEqual([
    { at, message: '550 no such mailbox' },
    'holds.reconcile: the provider never answered',
  ])
})
