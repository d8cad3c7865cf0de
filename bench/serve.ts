/**
 * Serves the API in a child process, with an additional endpoint that returns a constant response of
 * any size. Sends its port to the parent process.
 */
import { createLogger } from '../apps/server/src/platform/telemetry/log.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { loadConfig } from '../apps/server/src/config/config.ts'
import { buildApp } from '../apps/server/src/app.ts'
import { createContainer } from '../apps/server/src/create-container.ts'

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
const constants = new Map<number, string>()
const constant = (bytes: number) => {
  const known =
    constants.get(bytes) ?? JSON.stringify({ text: 'x'.repeat(Math.max(0, bytes - 11)) })
  constants.set(bytes, known)
  return known
}
app.get<{ Params: { bytes: string } }>('/api/bench/:bytes', async (request, reply) =>
  reply.type('application/json; charset=utf-8').send(constant(Number(request.params.bytes))),
)
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
