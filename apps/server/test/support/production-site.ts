import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { loadConfig } from '../../src/config/config.ts'
import type { Deps } from '../../src/deps.ts'
import type { Logger } from '../../src/platform/telemetry/log.ts'
import { createLogger } from '../../src/platform/telemetry/log.ts'
import { createContainer } from '../../src/create-container.ts'
import { hasSessionCookie, sessionOf } from '../../src/modules/accounts/sessions/session.hook.ts'
import { contentSources } from '../../src/web/content-sources.ts'
import { site } from '../../src/web/site.plugin.ts'
import { sitemapRoutes } from '../../src/web/sitemap.routes.ts'
import { testDatabase } from './engines.ts'
import { NOON, testClock } from './prepared-database.ts'

const LIVE = {
  NODE_ENV: 'production',
  ORIGIN: 'https://tomogolf.example',
  TRUST_PROXY: '1',
  APP_SECRET: 'a secret of thirty-two characters, at least',
  DATABASE_URL: 'postgresql://user@127.0.0.1:1/none',
  STRIPE_SECRET_KEY: 'sk_live_test',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  CAPTCHA_SITE_KEY: 'site',
  CAPTCHA_SECRET_KEY: 'secret',
  OPERATOR_NAME: 'TomoGolf',
  OPERATOR_ADDRESS: 'Tokyo',
  OPERATOR_PHONE: '+81312345678',
  OPERATOR_REPRESENTATIVE: 'Tomo',
}
/** API and pages in one process, configured as in production; no external service is called. */
export async function productionSite(
  log: Logger = createLogger('silent', false),
): Promise<{ app: FastifyInstance; deps: Deps; close(): Promise<void> }> {
  const clock = testClock(NOON)
  const deps = await createContainer(loadConfig(LIVE), { clock, db: await testDatabase(), log })
  const app = await buildApp(deps)
  await app.register(sitemapRoutes, {
    origin: deps.config.origin,
    now: () => clock.now(),
    courses: async () => [],
  })
  await app.register(site, {
    root: join(import.meta.dirname, '../../../web'),
    dev: false,
    origin: deps.config.origin,
    sessionOf,
    hasSession: hasSessionCookie,
    now: () => clock.now(),
    csp: contentSources(deps),
    cacheTtlMs: deps.config.RESPONSE_CACHE_TTL_MS,
  })
  await deps.jobs.start({ work: false })
  await app.ready()
  return {
    app,
    deps,
    close: async () => {
      await app.close()
      await deps.jobs.stop()
      await deps.db.close()
    },
  }
}
