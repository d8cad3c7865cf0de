import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import type { GamePorts } from '../game-ports.types.ts'
import { answerQuestion } from './answer-question.usecase.ts'
import { askQuestion } from './ask-question.usecase.ts'
import { readQuestions } from './questions.read.ts'
import { removeQuestion } from './remove-question.usecase.ts'

export function questionsRoutes(app: FastifyInstance, deps: Deps, ports: GamePorts): void {
  route(app, 'GET /api/games/:id/questions', ({ params, query, viewer }) =>
    readQuestions(
      deps.db,
      ports,
      params.id,
      { viewerId: viewer?.userId ?? null, invite: query.invite },
      deps.clock.now(),
    ),
  )
  route(app, 'POST /api/games/:id/questions', ({ params, query, body, viewer }) =>
    askQuestion(deps, ports, {
      gameId: params.id,
      askerId: viewer.userId,
      text: body.text,
      invite: query.invite,
    }),
  )
  route(app, 'PUT /api/games/:id/questions/:questionId/answer', ({ params, body, viewer }) =>
    answerQuestion(deps, {
      gameId: params.id,
      questionId: params.questionId,
      hostId: viewer.userId,
      text: body.text,
    }),
  )
  route(app, 'DELETE /api/games/:id/questions/:questionId', ({ params, body, viewer }) =>
    removeQuestion(deps, {
      gameId: params.id,
      questionId: params.questionId,
      userId: viewer.userId,
      reason: body?.reason ?? null,
    }),
  )
}
