import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { reportMessage } from './report-message.usecase.ts'
import { reportPerson } from './report-person.usecase.ts'
import { reportQuestion } from './report-question.usecase.ts'

export function moderationRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/messages/:id/report', ({ params, body, viewer }) =>
    reportMessage(deps, { ...body, messageId: params.id, reporterId: viewer.userId }),
  )
  route(app, 'POST /api/questions/:id/report', ({ params, body, viewer }) =>
    reportQuestion(deps, { ...body, questionId: params.id, reporterId: viewer.userId }),
  )
  route(app, 'POST /api/users/:id/report', ({ params, body, viewer }) =>
    reportPerson(deps, { ...body, userId: params.id, reporterId: viewer.userId }),
  )
}
