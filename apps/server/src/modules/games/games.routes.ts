import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { presentPagination } from '../../platform/http/pagination.presenter.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused, refuse } from '../../platform/refusal.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { bookingRoutes } from './booking/booking.routes.ts'
import { cancelGame } from './hosting/cancel-game.usecase.ts'
import { createGame } from './hosting/create-game.usecase.ts'
import { renewInvite } from './hosting/renew-invite.usecase.ts'
import { editGame } from './hosting/edit-game.usecase.ts'
import type { GamePorts } from './game-ports.types.ts'
import { presentListItem } from './games.presenter.ts'
import { readCommunity } from './listing/community.read.ts'
import {
  listFirstGames,
  listGameCounts,
  listGames,
  SearchCache,
  type Reader,
} from './listing/list-games.read.ts'
import { presentOrigin } from './listing/origin.presenter.ts'
import { questionsRoutes } from './questions/questions.routes.ts'
import { saveGame } from './saved/save-game.usecase.ts'
import { readSavedAmong } from './saved/saved-games.repository.ts'
import { readSavedGames } from './saved/saved-games.read.ts'
import { unsaveGame } from './saved/unsave-game.usecase.ts'

export function gamesRoutes(app: FastifyInstance, deps: Deps, ports: GamePorts): void {
  bookingRoutes(app, deps, ports)
  questionsRoutes(app, deps, ports)
  const searchCache = new SearchCache(deps.config.RESPONSE_CACHE_TTL_MS)
  app.responseCache.onInvalidate(() => searchCache.clear())
  const readReader = async (viewer: Viewer | null): Promise<Reader> =>
    viewer && { id: viewer.userId, blockedWith: await readBlockedWith(deps.db, viewer.userId) }
  route(app, 'GET /api/games', async ({ query, viewer }) => {
    const reader = await readReader(viewer)
    const { games, page, total, more, ...context } = await deps.lists.read(viewer, (db) =>
      listGames(db, ports, query, deps.clock.now(), searchCache, reader),
    )
    const viewerId = viewer?.userId ?? null
    const ids = games.map(({ id }) => id)
    const own =
      viewerId === null
        ? {}
        : {
            saved: await readSavedAmong(deps.db, viewerId, ids),
            waiting: await ports.readWaiting(deps.db, viewerId, ids),
          }
    return {
      games: games.map((game) => presentListItem(game, { ...context, ...own, viewerId })),
      pagination: presentPagination({ page, pageSize: query.pageSize }, total),
      more,
      ...presentOrigin(query.near),
    }
  })
  route(app, 'GET /api/games/counts', async ({ query: search, viewer }) => {
    const reader = await readReader(viewer)
    return deps.lists.read(viewer, (db) =>
      listGameCounts({ db, search, now: deps.clock.now(), searchCache, reader }),
    )
  })
  route(app, 'GET /api/games/by-day', async ({ query: search, viewer }) => {
    const reader = await readReader(viewer)
    return deps.lists.read(viewer, (db) =>
      listFirstGames({ db, search, now: deps.clock.now(), searchCache, reader }),
    )
  })
  route(app, 'GET /api/saved-games', ({ viewer }) => readSavedGames(deps.db, ports, viewer.userId))
  route(app, 'PUT /api/games/:id/saved', ({ params, viewer }) =>
    saveGame(deps, ports, viewer.userId, params.id),
  )
  route(app, 'DELETE /api/games/:id/saved', ({ params, viewer }) =>
    unsaveGame(deps, viewer.userId, params.id),
  )
  route(app, 'GET /api/community', ({ viewer }) =>
    deps.lists.read(viewer, (db) => readCommunity(db, deps.clock.now())),
  )
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
  route(app, 'POST /api/games/:id/invite', ({ params, viewer }) =>
    renewInvite(deps, viewer.userId, params.id),
  )
  route(app, 'POST /api/games/:id/cancel', ({ params, body, viewer }) =>
    cancelGame(deps, ports, viewer.userId, params.id, body ?? { reason: '' }),
  )
}
