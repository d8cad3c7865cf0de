import { join } from 'node:path'
import { buildApp } from './app.ts'
import { checkApiVersion } from './check-api-version.ts'
import { checkPaymentKeys } from './check-payment-keys.ts'
import type { Config } from './config/config.ts'
import { createContainer } from './create-container.ts'
import { startEmulatorFor } from './start-emulator.ts'
import { startIssuerFor } from './start-issuer.ts'
import { systemClock } from './platform/clock.ts'
import { createLogger, secretsOf } from './platform/telemetry/log.ts'
import type { Database } from './platform/database/database.ts'
import { prepareData } from './prepare-data.ts'
import { readCourseAddresses } from './modules/courses/courses.repository.ts'
import { hasSessionCookie, sessionOf } from './modules/accounts/sessions/session.hook.ts'
import { site } from './web/site.plugin.ts'
import { contentSources } from './web/content-sources.ts'
import { sitemapRoutes } from './web/sitemap.routes.ts'
import { DEMO_ACCOUNTS } from './demo/demo-accounts.ts'

const WEB_ROOT = join(import.meta.dirname, '../../web')

/**
 * Creates the container, starts jobs and the web server, and shuts down on a signal. `opening`: the
 * embedded database, which is already being opened.
 */
export async function serve(
  config: Config,
  opening: Promise<Database> | null,
  dev: boolean,
): Promise<void> {
  const clock = systemClock()
  const emulator = await startEmulatorFor(config, clock)
  const issuer = await startIssuerFor(config)
  const db = await opening
  const deps = await createContainer(config, {
    clock,
    ...(db && { db }),
    log: createLogger(
      config.LOG_LEVEL,
      process.stdout.isTTY && !config.isProduction,
      secretsOf(config),
    ),
    ...(emulator && { emulatorUrl: emulator.url }),
    ...(issuer && { issuers: [issuer.configuration] }),
  })
  const app = await buildApp(deps)
  if (config.PROCESS_MODE !== 'worker') {
    await app.register(sitemapRoutes, {
      origin: config.origin,
      now: () => clock.now(),
      courses: () => readCourseAddresses(deps.db),
    })
    await app.register(site, {
      root: WEB_ROOT,
      dev,
      origin: config.origin,
      sessionOf,
      hasSession: hasSessionCookie,
      now: () => clock.now(),
      csp: contentSources(deps),
      cacheTtlMs: config.RESPONSE_CACHE_TTL_MS,
    })
  }
  await deps.jobs.start({ work: config.PROCESS_MODE !== 'web' })
  const seeded = await prepareData(deps)
  await deps.jobs.scheduleRecurring()
  await app.listen({ port: config.PORT, host: config.HOST })
  void checkApiVersion(deps)
  void checkPaymentKeys(deps)
  void deps.issuers.check()

  let closing = false
  const close = async (signal: string) => {
    if (closing) return
    closing = true
    app.log.info({ signal }, 'closing after the requests in progress')
    const drain = config.DRAIN_SECONDS * 1000
    // the process ends even if something hangs: the next start resumes its jobs
    setTimeout(() => process.exit(1), drain + 20_000).unref()
    app.draining = true
    await new Promise((done) => setTimeout(done, drain))
    await app.close()
    await deps.jobs.stop()
    await emulator?.close()
    await issuer?.close()
    await deps.lists.close()
    await deps.db.close()
    await deps.telemetry.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void close(signal))
  logAddress(config.origin, seeded.demo)
}

function logAddress(origin: string, demo: boolean): void {
  const accounts = demo
    ? [
        '',
        '  Demo accounts',
        ...DEMO_ACCOUNTS.map(
          ({ role, email, password }) => `    ${role.padEnd(14)}${email.padEnd(30)}${password}`,
        ),
      ]
    : []
  console.log(['', `  TomoGolf  ${origin}`, ...accounts, ''].join('\n'))
}
