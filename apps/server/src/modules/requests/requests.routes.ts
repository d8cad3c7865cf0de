import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { route } from '../../platform/http/route.ts'
import type { RequestInput } from './request-input.types.ts'
import { mailRepliesRoutes } from './inbox/mail-replies.routes.ts'
import { receiveRequest } from './receive-request.usecase.ts'
import { presentSentRequest } from './requests.presenter.ts'
import { listRequestsOf } from './requests.repository.ts'

const MAX_LISTED = 100
type Envelope = {
  language?: Language | undefined
  requestKey?: string | undefined
  recaptchaToken: string
}

export function requestsRoutes(app: FastifyInstance, deps: Deps): void {
  mailRepliesRoutes(app, deps)
  const receive = (
    input: RequestInput,
    envelope: Envelope,
    viewer: Viewer | null,
    request: FastifyRequest,
  ) =>
    receiveRequest(deps, {
      input,
      userId: viewer?.userId ?? null,
      language: envelope.language ?? request.language,
      requestKey: envelope.requestKey ?? null,
      recaptchaToken: envelope.recaptchaToken,
      ip: request.ip,
    })
  route(
    app,
    'POST /api/booking-requests',
    ({ body: { language, requestKey, recaptchaToken, ...fields }, viewer, request }) =>
      receive(
        { kind: 'booking', fields },
        { language, requestKey, recaptchaToken },
        viewer,
        request,
      ),
  )
  route(
    app,
    'POST /api/rental-requests',
    ({ body: { language, requestKey, recaptchaToken, ...fields }, viewer, request }) =>
      receive(
        { kind: 'rental', fields },
        { language, requestKey, recaptchaToken },
        viewer,
        request,
      ),
  )
  route(
    app,
    'POST /api/contact',
    ({ body: { language, requestKey, recaptchaToken, ...fields }, viewer, request }) =>
      receive(
        { kind: 'contact', fields },
        { language, requestKey, recaptchaToken },
        viewer,
        request,
      ),
  )
  route(app, 'GET /api/requests', async ({ viewer }) => ({
    requests: (await listRequestsOf(deps.db, viewer.userId, MAX_LISTED)).map(presentSentRequest),
  }))
}
