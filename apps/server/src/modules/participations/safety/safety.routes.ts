import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { refuse } from '../../../platform/refusal.ts'
import { readGame } from '../../games/games.repository.ts'
import { deleteShare, readShareOf } from './round-shares.repository.ts'
import { shareRound } from './share-round.usecase.ts'
import { playsIn, presentShare, readSharedRound } from './shared-round.read.ts'

export function safetyRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock, secret } = deps
  route(app, 'GET /api/games/:id/round-share', async ({ params, viewer }) => {
    const { userId } = viewer
    const game = await readGame(db, params.id)
    if (!game || !(await playsIn(db, game, userId))) return refuse('GAME_NOT_FOUND')
    const share = await readShareOf(db, { gameId: game.id, userId })
    return { share: share ? presentShare(share, game, secret) : null }
  })
  route(app, 'POST /api/games/:id/round-share', ({ params, viewer }) =>
    shareRound(deps, { gameId: params.id, userId: viewer.userId }),
  )
  route(app, 'DELETE /api/games/:id/round-share', async ({ params, viewer }) => {
    // also those who left the game end their link
    if (!(await readGame(db, params.id))) return refuse('GAME_NOT_FOUND')
    await deleteShare(db, { gameId: params.id, userId: viewer.userId })
    return { success: true as const }
  })
  route(app, 'POST /api/round-shares/open', ({ body }) =>
    readSharedRound(deps, body.token, clock.now()),
  )
}
