import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Kept } from '../../platform/kept.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused } from '../../platform/refusal.ts'
import { cancelGame } from './cancel-game.usecase.ts'
import { createGame } from './create-game.usecase.ts'
import { editGame } from './edit-game.usecase.ts'
import type { GamePorts } from './game-ports.ts'
import { presentListItem } from './games.presenter.ts'
import { listGames, type FoundGames } from './list-games.read.ts'
import { readCompany } from './players.read.ts'

/** Which games a search finds may be so many times older than answers: the games themselves are read anew. */
const FOUND_LAST = 10
/** Each is a thousand ids at most: some megabytes in all. */
const MOST_SEARCHES = 300

export function gamesRoutes(app: FastifyInstance, deps: Deps, ports: GamePorts): void {
  const found: FoundGames = new Kept(FOUND_LAST * deps.config.KEPT_ANSWERS_MS, MOST_SEARCHES)
  app.keptAnswers.onClear(() => found.forget())
  route(app, 'GET /api/games', async ({ query, viewer }) => {
    const { games, total, more, company } = await deps.lists.read(viewer, async (db) => {
      const page = await listGames(db, query, deps.clock.now(), viewer ? undefined : found)
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
