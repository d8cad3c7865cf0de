import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { pushRoutes } from './push/push.routes.ts'
import { previewRoutes } from './email/preview.routes.ts'
import { presentMail } from './notifications.presenter.ts'
import { listSentMails } from './notifications.repository.ts'

const MAX_MAILS = 200

/** Development only: the outbox, since no mail server delivers the e-mails. */
export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  pushRoutes(app, deps)
  if (!deps.config.devTools) return
  route(app, 'GET /api/dev/outbox', async ({ query }) =>
    (await listSentMails(deps.db, query.to, MAX_MAILS)).map(presentMail),
  )
  previewRoutes(app, deps)
}
