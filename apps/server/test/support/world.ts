import { startEmulator, type Emulator } from '@tomogolf/stripe-emulator'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Instant } from '@tomogolf/domain/time'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config/config.ts'
import type { Deps } from '../../src/deps.ts'
import type { MovableClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { createLogger, type Logger } from '../../src/platform/telemetry/log.ts'
import { createContainer } from '../../src/create-container.ts'
import { testDatabase } from './engines.ts'
import { NOON, TEST_SECRET, testClock } from './prepared-database.ts'

export { NOON, testClock }
/** For tests with many parallel calls: on a busy machine the emulator answers the last one late. */
export const RACE = { STRIPE_TIMEOUT_MS: '20000' }
/** Calls, jobs and the provider's records; the same over `inject` and over the network. */
export type TestClient = { call: Caller; runJobs(): Promise<number>; emulator: Emulator }
export type World = TestClient & {
  deps: Deps
  app: FastifyInstance
  clock: MovableClock
  at(instant: Instant): void
  close(): Promise<void>
}
export type Answer<T = Record<string, unknown>> = {
  status: number
  body: T
  cookies: string
  headers: Record<string, unknown>
}
export type Caller = <T = Record<string, unknown>>(
  key: string,
  options?: {
    body?: unknown
    cookie?: string
    query?: Record<string, string>
    headers?: Record<string, string>
  },
) => Promise<Answer<T>>

/**
 * The whole API on its own database, with the card emulator on a
 * free port and a stopped clock.
 */
export async function createWorld(
  given: {
    db?: Database
    start?: Instant
    env?: Record<string, string>
    log?: Logger
    /** The provider of an earlier world, which keeps it. */
    emulator?: Emulator
    /** Adds routes of a test. */
    extend?: (app: FastifyInstance) => unknown
  } = {},
): Promise<World> {
  const clock = testClock(given.start ?? NOON)
  const emulator = given.emulator ?? (await startEmulator({ port: 0, now: () => clock.now() }))
  const config = loadConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'false',
    STEP_UP: 'false',
    RESPONSE_CACHE_TTL_MS: '0',
    APP_SECRET: TEST_SECRET,
    STRIPE_TIMEOUT_MS: '2000',
    DEMO_DATA: 'false',
    ...given.env,
  })
  const deps = await createContainer(config, {
    clock,
    db: given.db ?? (await testDatabase()),
    emulatorUrl: emulator.url,
    log: given.log ?? createLogger(process.env.TEST_LOG ?? 'silent', false),
  })
  const app = await buildApp(deps)
  given.extend?.(app)
  await deps.jobs.start({ work: false })
  await app.ready()
  return {
    deps,
    app,
    emulator,
    clock,
    at: (instant) => clock.set(instant),
    runJobs: () => deps.jobs.runDue(),
    call: caller(app),
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      await deps.db.close()
      if (!given.emulator) await emulator.close()
    },
  }
}

/** Calls an endpoint: `call('POST /api/games/abc/join', { cookie, body })`. */
export const caller =
  (app: FastifyInstance): Caller =>
  async (key, { body, cookie, query, headers } = {}) => {
    const [method, url] = key.split(' ') as [InjectOptions['method'] & string, string]
    const response = await app.inject({
      method: method as 'GET',
      url,
      ...(query && { query }),
      ...(body !== undefined && { payload: body as object }),
      headers: { ...(cookie && { cookie }), ...headers },
    })
    const set = response.cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; ')
    return {
      status: response.statusCode,
      body: (response.headers['content-type']?.toString().includes('json')
        ? response.json()
        : response.body) as never,
      cookies: set,
      headers: response.headers,
    }
  }
