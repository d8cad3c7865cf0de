import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused } from '../../platform/refusal.ts'
import { cancelGame } from './cancel-game.usecase.ts'
import { createGame } from './create-game.usecase.ts'
import { editGame } from './edit-game.usecase.ts'
import { GameCounts } from './game-counts.ts'
import type { GamePorts } from './game-ports.ts'
import { presentListItem } from './games.presenter.ts'
import { listGames } from './list-games.read.ts'
import { readCompany } from './players.read.ts'

/** Counts may be so many times older than answers: nobody misses a game by them. */
const COUNTS_LAST = 10

export function gamesRoutes(app: FastifyInstance, deps: Deps, ports: GamePorts): void {
  const counts = new GameCounts(COUNTS_LAST * deps.config.KEPT_ANSWERS_MS)
  app.keptAnswers.onClear(() => counts.clear())
  route(app, 'GET /api/games', async ({ query, viewer }) => {
    const { games, total, more, company } = await deps.lists.read(viewer, async (db) => {
      const page = await listGames(db, query, deps.clock.now(), counts)
      return { ...page, company: await readCompany(db, page.games) }
    })
    return {
      games: games.map((g) => presentListItem(g, company, viewer?.userId ?? null)),
      pagination: { page: query.page, pageSize: query.pageSize, total, totalPages: Math.ceil(total / query.pageSize) }, more,
    }
  })
  route(app, 'POST /api/games', async ({ body, viewer }) => {
    const game = await createGame(deps, ports, viewer.userId, body)
    return isRefused(game) ? game : { id: game.id }
  })
  route(app, 'PUT /api/games/:id', async ({ params, body, viewer }) => {
    const game = await editGame(deps, ports, viewer.userId, params.id, body)
    return isRefused(game) ? game : ports.detailFor(game, viewer)
  })
  route(app, 'POST /api/games/:id/cancel', ({ params, body, viewer }) => cancelGame(deps, ports, viewer.userId, params.id, body?.reason ?? ''))
}
