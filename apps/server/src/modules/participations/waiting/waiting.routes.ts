import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { toJoinRequest } from '../joining/join-request.adapter.ts'
import { readJoinResult } from '../joining/join-result.read.ts'
import { acceptOffer } from './accept-offer.usecase.ts'
import { joinWaitingList } from './join-waiting-list.usecase.ts'
import { leaveWaitingList } from './leave-waiting-list.usecase.ts'
import { presentWaiting } from './waiting.presenter.ts'

export function waitingRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/games/:id/waiting-list', async (call) => {
    const joined = await joinWaitingList(deps, toJoinRequest(call))
    return isRefused(joined) ? joined : { waiting: presentWaiting(joined) }
  })
  route(app, 'DELETE /api/games/:id/waiting-list', ({ params, viewer, query }) =>
    leaveWaitingList(deps, {
      gameId: params.id,
      userId: viewer?.userId ?? null,
      token: query.token,
    }),
  )
  route(app, 'POST /api/games/:id/waiting-list/accept', async ({ params, viewer }) => {
    const accepted = await acceptOffer(deps, { gameId: params.id, userId: viewer.userId })
    return isRefused(accepted) ? accepted : readJoinResult(deps, accepted)
  })
}
