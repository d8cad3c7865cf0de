import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { presentSettings } from './settings.presenter.ts'
import { readSettings } from './settings.repository.ts'

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/settings', async () => presentSettings(await readSettings(deps.db)))
}
