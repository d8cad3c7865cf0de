import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { hours, minutes } from '@tomogolf/domain/time'
import { createSystemStatusReader } from './system-status.read.ts'
import type { Deps } from '../../../deps.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Person } from '../../../../test/support/people.ts'
import { createWorld, type World } from '../../../../test/support/world.ts'
import { newAdministrator } from '../../../../test/support/administrator.ts'

type Status = ResultOf<'GET /api/admin/system-status'>
type Name = Status['probes'][number]['name']
let world: World, admin: Person
beforeAll(async () => {
  world = await createWorld()
  admin = await newAdministrator(world)
})
afterAll(() => world.close())

/** The database with failing statements that contain this text. */
const without = (failing: string): Database => ({
  ...world.deps.db,
  executeSql: (text, values) =>
    isDown && text.includes(failing)
      ? Promise.reject(new Error(`${failing}: connection lost`))
      : world.deps.db.executeSql(text, values),
})
/** Fails while the part is down. */
const failing =
  <T>(error: string, otherwise: () => Promise<T>) =>
  (): Promise<T> =>
    isDown ? Promise.reject(new Error(error)) : otherwise()
const withMail = (verify: () => Promise<void>): Partial<Deps> => ({
  mail: { verify, send: () => Promise.reject(new Error('not in this test')) },
})
let isDown = true

/** For each part of the system, a way it can fail. */
const FAULTS: Record<Name, { deps(): Partial<Deps>; message: string }> = {
  database: { deps: () => ({ db: without('server_version') }), message: 'connection lost' },
  provider: {
    deps: () => ({
      cards: { ...world.deps.cards, probe: failing('401: no such key', world.deps.cards.probe) },
    }),
    message: '401: no such key',
  },
  mail: {
    deps: () => withMail(failing('535 authentication failed', () => Promise.resolve())),
    message: '535 authentication failed',
  },
  qr: {
    deps: () => ({ db: without('check_in_codes') }),
    message: 'check_in_codes: connection lost',
  },
  jobs: {
    deps: () => ({
      jobs: {
        ...world.deps.jobs,
        state: failing('relation "pgboss.job" does not exist', world.deps.jobs.state),
      },
    }),
    message: 'pgboss.job',
  },
  storage: { deps: () => ({ db: without('pg_database_size') }), message: 'pg_database_size' },
  settings: { deps: () => ({ db: without('FROM settings') }), message: 'FROM settings' },
  disputes: { deps: () => ({ db: without('respond_by') }), message: 'respond_by' },
}
const probeOf = (status: Status, name: Name) => status.probes.find((probe) => probe.name === name)!

test('reports every part of the system with its response time', async () => {
  const { body } = await world.call<Status>('GET /api/admin/system-status', {
    cookie: admin.cookie,
  })
  expect(body.probes.map((probe) => [probe.name, probe.state])).toEqual([
    ['database', 'ok'],
    ['provider', 'ok'],
    ['mail', 'unused'],
    ['qr', 'ok'],
    ['jobs', 'ok'],
    ['storage', 'ok'],
    ['settings', 'ok'],
    ['disputes', 'ok'],
  ])
  expect(body.probes.every((probe) => probe.ms >= 0 && probe.lastError === null)).toBe(true)
})

describe.each(Object.entries(FAULTS) as [Name, (typeof FAULTS)[Name]][])(
  '%s',
  (name, { deps, message }) => {
    test('fails alone with its error, and keeps the error after it recovers', async () => {
      isDown = true
      const readStatus = createSystemStatusReader({
        ...world.deps,
        ...withMail(() => Promise.resolve()),
        ...deps(),
      })
      const status = await readStatus()
      expect(
        status.probes
          .filter((probe) => probe.state !== 'ok')
          .map((probe) => [probe.name, probe.state]),
      ).toEqual([[name, 'failing']])
      expect(probeOf(status, name).lastError).toMatchObject({
        at: world.clock.iso(),
        message: expect.stringContaining(message),
      })
      isDown = false
      const recovered = probeOf(await readStatus(), name)
      expect([recovered.state, recovered.lastError?.message, recovered.history]).toEqual([
        'ok',
        expect.stringContaining(message),
        ['failing', 'ok'],
      ])
    })
  },
)

test('reports unprocessed webhook events and jobs without a worker as failing', async () => {
  const { db } = world.deps
  await db.executeSql(
    `INSERT INTO webhook_events (id, type, received_at) VALUES ('evt_late', 'payment_intent.succeeded', $1)`,
    [new Date(world.clock.now() - minutes(20)).toISOString()],
  )
  await db.transaction((tx) => world.deps.jobs.enqueue(tx, 'holds.reconcile', {}))
  await db.executeSql(
    `UPDATE pgboss.job SET start_after = now() - interval '20 minutes'
     WHERE name = 'holds.reconcile' AND state = 'created'`,
  )
  const status = await createSystemStatusReader(world.deps)()
  expect(
    [probeOf(status, 'provider'), probeOf(status, 'jobs')].map((probe) => [
      probe.state,
      probe.lastError?.problem,
    ]),
  ).toEqual([
    ['failing', { code: 'webhooks_waiting', count: 1 }],
    ['failing', { code: 'jobs_waiting', count: 20 }],
  ])
  await db.executeSql(`DELETE FROM webhook_events WHERE id = 'evt_late'`)
  await world.runJobs()
})

test('reports refused mail and failed jobs in every process, also after a restart', async () => {
  const { db } = world.deps
  const at = new Date(world.clock.now() - hours(1)).toISOString()
  await db.executeSql(
    `INSERT INTO outbox (id, to_address, template, language, subject, html, text,
       created_at, problem)
     VALUES ($1, 'unknown@example.com', 'strike', 'en', '', '', '', $2, '550 no such mailbox')`,
    [newId(), at],
  )
  await db.transaction((tx) => world.deps.jobs.enqueue(tx, 'holds.reconcile', {}))
  await db.executeSql(
    `UPDATE pgboss.job SET state = 'failed', completed_on = now(),
       output = '{"message":"the provider never answered"}'
     WHERE name = 'holds.reconcile' AND state = 'created'`,
  )
  const status = await createSystemStatusReader(world.deps)()
  expect([probeOf(status, 'mail').lastError, probeOf(status, 'jobs').lastError?.message]).toEqual([
    { at, message: '550 no such mailbox', problem: null },
    'holds.reconcile: the provider never answered',
  ])
})
