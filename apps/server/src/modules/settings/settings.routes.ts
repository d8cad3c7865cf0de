import type { FastifyInstance } from 'fastify'
import { hasPermission } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { presentPublicSettings, presentSettings } from './settings.presenter.ts'
import { readSettings } from './settings.repository.ts'

export function settingsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/settings', async ({ viewer }) => {
    const settings = await readSettings(deps.db)
    const mayRead = viewer?.adminRole && hasPermission(viewer.adminRole, 'settings.read')
    return mayRead ? presentSettings(settings) : presentPublicSettings(settings)
  })
}
