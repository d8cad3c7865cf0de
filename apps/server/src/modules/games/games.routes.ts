import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused } from '../../platform/refusal.ts'
import { cancelGame } from './cancel-game.usecase.ts'
import { createGame } from './create-game.usecase.ts'
import { editGame } from './edit-game.usecase.ts'
import type { GamePorts } from './game-ports.ts'
import { presentListItem } from './games.presenter.ts'
import { listGames } from './list-games.read.ts'
import { readCompany } from './players.read.ts'

export function gamesRoutes(app: FastifyInstance, deps: Deps, ports: GamePorts): void {
  route(app, 'GET /api/games', async ({ query, viewer }) => {
    const { games, total } = await listGames(deps.db, query, deps.clock.now())
    const company = await readCompany(deps.db, games)
    return {
      games: games.map((g) => presentListItem(g, company, viewer?.userId ?? null)),
      pagination: { page: query.page, pageSize: query.pageSize, total, totalPages: Math.ceil(total / query.pageSize) },
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
