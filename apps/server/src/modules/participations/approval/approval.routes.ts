import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { toJoinRequest } from '../joining/join-request.adapter.ts'
import { acceptRequest } from './accept-request.usecase.ts'
import { askToJoin } from './ask-to-join.usecase.ts'
import { declineRequest } from './decline-request.usecase.ts'
import { presentOwnRequest } from './request.presenter.ts'
import { readRequests } from './requests.read.ts'
import { withdrawRequest } from './withdraw-request.usecase.ts'

export function approvalRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/games/:id/requests', async (call) => {
    const asked = await askToJoin(deps, toJoinRequest(call))
    return isRefused(asked) ? asked : { request: presentOwnRequest(asked) }
  })
  route(app, 'DELETE /api/games/:id/requests', ({ params, viewer }) =>
    withdrawRequest(deps, { gameId: params.id, userId: viewer.userId }),
  )
  route(app, 'GET /api/games/:id/requests', ({ params, viewer }) =>
    readRequests(deps, params.id, viewer.userId),
  )
  route(app, 'POST /api/games/:id/requests/:requestId/accept', ({ params, viewer }) =>
    acceptRequest(deps, {
      gameId: params.id,
      requestId: params.requestId,
      hostId: viewer.userId,
    }),
  )
  route(app, 'POST /api/games/:id/requests/:requestId/decline', ({ params, viewer }) =>
    declineRequest(deps, {
      gameId: params.id,
      requestId: params.requestId,
      hostId: viewer.userId,
    }),
  )
}
