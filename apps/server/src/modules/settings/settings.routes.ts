import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { presentPublicSettings, presentSettings } from './settings.presenter.ts'
import { readSettings } from './settings.repository.ts'

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/settings', async ({ viewer }) => {
    const settings = await readSettings(deps.db)
    return viewer?.isAdmin ? presentSettings(settings) : presentPublicSettings(settings)
  })
}
