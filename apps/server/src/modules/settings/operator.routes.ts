import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { presentOperator } from './operator.presenter.ts'
import { presentSiteLaunches } from './launches/launches.presenter.ts'
import { readLaunches } from './launches/launches.repository.ts'
import { presentSiteSettings } from './settings.presenter.ts'
import { readSettings } from './settings.repository.ts'

/**
 * The operating company, for the legal pages; version, environment, social links and the settings
 * that pages show, for every page.
 */
export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  const { version, NODE_ENV: environment, SOCIAL_LINKS: social } = deps.config
  route(app, 'GET /api/site', async () => ({
    version,
    environment,
    social: [...social],
    settings: presentSiteSettings(await readSettings(deps.db)),
    regions: presentSiteLaunches(await readLaunches(deps.db)),
  }))
  route(app, 'GET /api/operator', async () => ({ operator: presentOperator(deps.config) }))
}
