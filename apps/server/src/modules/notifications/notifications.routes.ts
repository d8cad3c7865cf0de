import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { mailAddressRoutes } from './bounces/mail-address.routes.ts'
import { mailWebhookRoutes } from './bounces/mail-webhook.routes.ts'
import { pushRoutes } from './push/push.routes.ts'
import { previewRoutes } from './email/preview.routes.ts'
import { unsubscribe } from './unsubscribe.usecase.ts'
import { presentMail } from './notifications.presenter.ts'
import { listSentMails } from './notifications.repository.ts'

const MAX_MAILS = 200

/** Settings, one-click unsubscribe and, in development, the outbox: no mail server delivers there. */
export function notificationsRoutes(app: FastifyInstance, deps: Deps): void {
  pushRoutes(app, deps)
  mailAddressRoutes(app, deps)
  mailWebhookRoutes(app, deps)
  void app.register(async (scope) => {
    // mail programs send a form of either kind; the address says everything
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    )
    route(scope, 'POST /unsubscribe', ({ query }) => unsubscribe(deps, query))
  })
  if (!deps.config.devTools) return
  route(app, 'GET /api/dev/outbox', async ({ query }) =>
    (await listSentMails(deps.db, query.to, MAX_MAILS)).map(presentMail),
  )
  previewRoutes(app, deps)
}
