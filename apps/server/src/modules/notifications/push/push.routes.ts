import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { refuse } from '../../../platform/refusal.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { changeSettings } from '../change-settings.usecase.ts'
import { deleteSubscription } from './push.repository.ts'
import { zoneOf } from './send-push.usecase.ts'
import { presentChoices } from '../settings.presenter.ts'
import { readChoices, type Choices } from '../settings.repository.ts'
import { subscribeDevice } from './subscribe-device.usecase.ts'

export function pushRoutes(app: FastifyInstance, deps: Deps): void {
  const shown = async (userId: string, choices: Choices) => {
    const account = await readAccount(deps.db, userId)
    return account ? presentChoices(choices, zoneOf(account)) : refuse('UNAUTHORIZED')
  }
  route(app, 'GET /api/notification-settings', async ({ viewer }) =>
    shown(viewer.userId, await readChoices(deps.db, viewer.userId)),
  )
  route(app, 'PUT /api/notification-settings', async ({ viewer, body }) =>
    shown(viewer.userId, await changeSettings(deps, viewer.userId, body)),
  )
  route(app, 'GET /api/push/public-key', async () => ({ publicKey: deps.push?.publicKey ?? null }))
  route(app, 'POST /api/push/subscriptions', async ({ viewer, body }) =>
    subscribeDevice(deps, viewer, body),
  )
  route(app, 'DELETE /api/push/subscriptions', async ({ viewer, body }) => {
    await deleteSubscription(deps.db, viewer.userId, body.endpoint)
    return { success: true as const }
  })
}
