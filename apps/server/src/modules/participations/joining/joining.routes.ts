import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { presentAmountOrNull } from '../../../platform/http/amount.presenter.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { toJoinRequest } from './join-request.adapter.ts'
import { confirmHold } from '../holds/confirm-hold.usecase.ts'
import { joinGame } from './join-game.usecase.ts'
import { readJoinResult } from './join-result.read.ts'
import { leaveGame } from './leave-game.usecase.ts'

export function joiningRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/games/:id/join', async (call) => {
    const joined = await joinGame(deps, toJoinRequest(call))
    return isRefused(joined) ? joined : readJoinResult(deps, joined)
  })

  route(app, 'POST /api/games/:id/confirm-hold', async ({ params, viewer }) => {
    const confirmed = await confirmHold(deps, { gameId: params.id, userId: viewer.userId })
    return isRefused(confirmed) ? confirmed : readJoinResult(deps, confirmed)
  })

  route(app, 'POST /api/games/:id/leave', async ({ params, viewer, body }) => {
    const left = await leaveGame(deps, {
      gameId: params.id,
      userId: viewer.userId,
      confirmPenalty: body?.confirmPenalty === true,
      companion: body?.companion,
    })
    return isRefused(left) ? left : { penalty: presentAmountOrNull(left.penalty) }
  })
}
