import { startEmulator, type Emulator } from '@tomogolf/stripe-emulator'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { fromJapanText, type Instant } from '@tomogolf/domain/time'
import { buildApp } from '../src/app.ts'
import { loadConfig } from '../src/config/config.ts'
import type { Deps } from '../src/deps.ts'
import type { MovableClock } from '../src/platform/clock.ts'
import type { Database } from '../src/platform/database.ts'
import { createLogger } from '../src/platform/log.ts'
import { openEmbeddedDatabase, openSnapshot, takeSnapshot } from '../src/platform/embedded-database.ts'
import { startDeps } from '../src/start-deps.ts'

/** A clock that stands still until a test moves it. */
export function testClock(start: Instant): MovableClock {
  let at = start
  return { now: () => at, iso: () => new Date(at).toISOString(), set: (to) => { at = to ?? start }, moved: true }
}
export const NOON: Instant = fromJapanText('2026-11-20 12:00:00')!

/** What stories need: the calls, the jobs, and a look into the provider's books. The same over `inject` and over the network. */
export type Reach = { call: Caller; runJobs(): Promise<number>; emulator: Emulator }
export type World = Reach & { deps: Deps; app: FastifyInstance; clock: MovableClock; at(instant: Instant): void; close(): Promise<void> }
export type Answer<T = Record<string, unknown>> = { status: number; body: T; cookies: string; headers: Record<string, unknown> }
export type Caller = <T = Record<string, unknown>>(key: string, options?: { body?: unknown; cookie?: string; query?: Record<string, string>; headers?: Record<string, string> }) => Promise<Answer<T>>

let worlds = 0
let snapshot: Promise<Blob> | undefined
/** From the second world of a file on, databases begin from a snapshot: that is several times faster than preparing each. */
const freshDatabase = async (): Promise<Database> => (worlds++ === 0 ? openEmbeddedDatabase() : openSnapshot(await (snapshot ??= takeSnapshot(async (db) => {
  const deps = await startDeps(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', APP_SECRET: 'a secret of thirty-two characters, at least' }), { clock: testClock(NOON), db, log: createLogger('silent', false) })
  await deps.jobs.start({ work: false })
  await deps.jobs.stop()
}))))

/** The whole API over a database of its own (in memory unless one is given), the card emulator on a free port, and a stopped clock. */
export async function createWorld(given: { db?: Database; start?: Instant; env?: Record<string, string> } = {}): Promise<World> {
  const clock = testClock(given.start ?? NOON)
  const emulator = await startEmulator({ port: 0, now: () => clock.now() })
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMITS: 'false', APP_SECRET: 'a secret of thirty-two characters, at least', STRIPE_TIMEOUT_MS: '2000', DEMO_DATA: 'false', ...given.env })
  const deps = await startDeps(config, { clock, db: given.db ?? await freshDatabase(), emulatorUrl: emulator.url, log: createLogger(process.env.TEST_LOG ?? 'silent', false) })
  const app = await buildApp(deps)
  await deps.jobs.start({ work: false })
  await app.ready()
  return {
    deps, app, emulator, clock, at: (instant) => clock.set(instant), runJobs: () => deps.jobs.runDue(), call: caller(app),
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      await deps.db.close()
      await emulator.close()
    },
  }
}

/** Calls an endpoint: `call('POST /api/games/abc/join', { cookie, body })`. */
export const caller = (app: FastifyInstance): Caller => async (key, { body, cookie, query, headers } = {}) => {
  const [method, url] = key.split(' ') as [InjectOptions['method'] & string, string]
  const response = await app.inject({ method: method as 'GET', url, ...(query && { query }), ...(body !== undefined && { payload: body as object }), headers: { ...(cookie && { cookie }), ...headers } })
  const set = response.cookies.map((c) => `${c.name}=${c.value}`).join('; ')
  return { status: response.statusCode, body: (response.headers['content-type']?.toString().includes('json') ? response.json() : response.body) as never, cookies: set, headers: response.headers }
}
