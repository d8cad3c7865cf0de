import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused, refuse } from '../../platform/refusal.ts'
import { cancelGame } from './hosting/cancel-game.usecase.ts'
import { createGame } from './hosting/create-game.usecase.ts'
import { editGame } from './hosting/edit-game.usecase.ts'
import type { GamePorts } from './game-ports.types.ts'
import { presentListItem } from './games.presenter.ts'
import { listGames, SearchCache } from './listing/list-games.read.ts'

export function gamesRoutes(app: FastifyInstance, deps: Deps, ports: GamePorts): void {
  const searchCache = new SearchCache(deps.config.RESPONSE_CACHE_TTL_MS)
  app.responseCache.onInvalidate(() => searchCache.clear())
  route(app, 'GET /api/games', async ({ query, viewer }) => {
    const { games, page, total, more, ...context } = await deps.lists.read(viewer, (db) =>
      listGames(db, ports, query, deps.clock.now(), searchCache, viewer !== null),
    )
    return {
      games: games.map((game) =>
        presentListItem(game, { ...context, viewerId: viewer?.userId ?? null }),
      ),
      pagination: {
        page,
        pageSize: query.pageSize,
        total,
        totalPages: Math.ceil(total / query.pageSize),
      },
      more,
    }
  })
  route(app, 'POST /api/games', async ({ body, viewer }) => {
    const game = await createGame(deps, ports, viewer.userId, body)
    return isRefused(game) ? game : { id: game.id }
  })
  route(app, 'PUT /api/games/:id', async ({ params, body, viewer }) => {
    const game = await editGame(deps, ports, viewer.userId, params.id, body)
    return isRefused(game)
      ? game
      : ((await ports.detailFor(game.id, viewer)) ?? refuse('GAME_NOT_FOUND'))
  })
  route(app, 'POST /api/games/:id/cancel', ({ params, body, viewer }) =>
    cancelGame(deps, ports, viewer.userId, params.id, body?.reason ?? ''),
  )
}
