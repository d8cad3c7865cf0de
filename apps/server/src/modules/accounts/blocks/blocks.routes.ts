import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { blockUser } from './block-user.usecase.ts'
import { readBlockedPeople } from './blocked-people.read.ts'
import { presentSharedGame } from './shared-game.presenter.ts'
import { unblockUser } from './unblock-user.usecase.ts'

export function blocksRoutes(app: FastifyInstance, deps: Deps, ports: AccountPorts): void {
  route(app, 'GET /api/blocks', ({ viewer }) =>
    readBlockedPeople(deps.db, ports, viewer.userId, deps.clock.now()),
  )
  route(app, 'POST /api/users/:id/block', async ({ params, viewer }) => {
    const blocked = await blockUser(deps, ports, {
      blockerId: viewer.userId,
      blockedId: params.id,
    })
    return isRefused(blocked)
      ? blocked
      : { sharedGames: blocked.sharedGames.map(presentSharedGame) }
  })
  route(app, 'DELETE /api/users/:id/block', ({ params, viewer }) =>
    unblockUser(deps, { blockerId: viewer.userId, blockedId: params.id }),
  )
}
