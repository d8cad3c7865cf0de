import { z } from 'zod'
import { Id, IdParams, InstantText, Ok, lines } from './common.schemas.ts'
import { endpoint } from './api/endpoint.ts'
import { Appeal, AppealBody, RatingBody, RoundMate, ShownRating } from './standing.schemas.ts'

export const standing = {
  'GET /api/games/:id/ratings': endpoint({
    summary: 'Players whom the viewer can rate after a game, and ratings of the viewer',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: z.object({
      state: z.enum(['too_early', 'open', 'closed']),
      closes: InstantText,
      mates: z.array(RoundMate),
    }),
    errors: ['GAME_NOT_FOUND'],
  }),
  'PUT /api/games/:id/ratings/:userId': endpoint({
    summary: 'Rate another player; can be changed until published',
    guard: 'user',
    limit: 'write',
    params: z.object({ id: Id, userId: Id }),
    body: RatingBody,
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'RATING_NOT_ALLOWED', 'RATING_CLOSED'],
  }),
  'GET /api/users/:id/ratings': endpoint({
    summary: 'Latest published ratings of a user',
    guard: 'public',
    limit: 'read',
    params: IdParams,
    result: z.object({ ratings: z.array(ShownRating) }),
    errors: ['NOT_FOUND'],
  }),
  'POST /api/ratings/:id/report': endpoint({
    summary: 'Report a rating of the user',
    guard: 'user',
    limit: 'form',
    params: IdParams,
    body: z.object({ message: lines(1, 2000) }),
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE'],
  }),
  'GET /api/appeals': endpoint({
    summary: 'Own appeals, newest first',
    guard: 'user',
    limit: 'read',
    result: z.object({ appeals: z.array(Appeal) }),
    errors: [],
  }),
  'POST /api/appeals': endpoint({
    summary: 'Appeal against a strike or a charge',
    guard: 'user',
    limit: 'form',
    body: AppealBody,
    result: z.object({ id: Id }),
    status: 201,
    errors: ['NOT_FOUND', 'APPEAL_NOT_POSSIBLE', 'ALREADY_DONE'],
  }),
}
