import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { refuse } from '../../platform/refusal.ts'
import { readGame } from '../games/games.repository.ts'
import { submitAppeal } from './submit-appeal.usecase.ts'
import { readAppeals } from './appeals.read.ts'
import { ratePerson } from './rate-person.usecase.ts'
import { readRoundRatings, readPublishedRatings } from './ratings.read.ts'
import { reportRating } from './report-rating.usecase.ts'

/** Ratings after a game, and appeals against strikes and penalties. */
export function standingRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  route(app, 'GET /api/games/:id/ratings', async ({ params, viewer }) => {
    const game = await readGame(db, params.id)
    return game ? readRoundRatings(db, game, viewer.userId, clock.now()) : refuse('GAME_NOT_FOUND')
  })
  route(app, 'PUT /api/games/:id/ratings/:userId', ({ params, viewer, body }) =>
    ratePerson(deps, {
      gameId: params.id,
      raterId: viewer.userId,
      rateeId: params.userId,
      ...body,
    }),
  )
  route(app, 'GET /api/users/:id/ratings', ({ params }) => readPublishedRatings(db, params.id))
  route(app, 'POST /api/ratings/:id/report', ({ params, viewer, body }) =>
    reportRating(deps, { ratingId: params.id, userId: viewer.userId, message: body.message }),
  )
  route(app, 'GET /api/appeals', ({ viewer }) => readAppeals(db, viewer.userId))
  route(app, 'POST /api/appeals', ({ viewer, body }) =>
    submitAppeal(deps, { userId: viewer.userId, ...body }),
  )
}
