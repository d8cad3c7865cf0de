/**
 * Serves the API and the pages in a child process, with additional endpoints that return a constant
 * response of any size, without or after one trivial query. Sends its port to the parent process.
 */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { createLogger } from '../apps/server/src/platform/telemetry/log.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { loadConfig } from '../apps/server/src/config/config.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { createContainer } from '../apps/server/src/create-container.ts'
import {
  hasSessionCookie,
  sessionOf,
} from '../apps/server/src/modules/accounts/sessions/session.hook.ts'
import { contentSources } from '../apps/server/src/web/content-sources.ts'
import { site } from '../apps/server/src/web/site.plugin.ts'

const given = loadConfig({
  NODE_ENV: 'test',
  RATE_LIMITS: 'false',
  APP_SECRET: 'only for measurements on one machine',
  DATABASE_URL: process.env.DATABASE_URL,
  DEMO_DATA: 'false',
  PORT: '0',
})
// responses are serialized as in production
const config = { ...given, enforceContract: false }
const deps = await createContainer(config, {
  clock: systemClock(),
  log: createLogger('error', false),
  emulatorUrl: 'http://127.0.0.1:1',
})
const app = await buildApp(deps)
/** One value a size. */
const bySize = <T>(create: (bytes: number) => T) => {
  const known = new Map<number, T>()
  return (bytes: number): T => {
    const value = known.get(bytes) ?? create(bytes)
    known.set(bytes, value)
    return value
  }
}
const json = bySize((bytes) => JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) }))
const page = bySize((bytes) => randomBytes(bytes))
type Sized = { Params: { bytes: string } }
app.get<Sized>('/api/bench/:bytes', async (request, reply) =>
  reply.type('application/json; charset=utf-8').send(json(Number(request.params.bytes))),
)
// what a response costs at least when it asks the database once, through the same pool
app.get<Sized>('/api/bench/query/:bytes', async (request, reply) => {
  await deps.db.executeSql('SELECT 1')
  return reply.type('application/json; charset=utf-8').send(json(Number(request.params.bytes)))
})
await app.register(async (pages) => {
  await site(pages, {
    root: join(import.meta.dirname, '../apps/web'),
    dev: false,
    origin: config.origin,
    sessionOf,
    hasSession: hasSessionCookie,
    now: () => deps.clock.now(),
    csp: contentSources(deps),
    cacheTtlMs: config.RESPONSE_CACHE_TTL_MS,
  })
  // among the pages, so that it passes their hooks; compressed like a page that is sent from memory
  pages.get<Sized>('/bench/:bytes', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-encoding', 'br')
      .send(page(Number(request.params.bytes))),
  )
})
await deps.jobs.start({ work: false })
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
// processor time of a request, independent of other load on the machine
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send?.({ cpu: (user + system) / 1000 })
})
process.once('disconnect', () => process.exit(0))
