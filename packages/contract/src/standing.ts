import { z } from 'zod'
import { MAX_RATING_WORDS, MAX_STARS, MIN_STARS } from '@tomogolf/domain/rating'
import { Id, IdParams, InstantText, Ok, lines } from './common.schemas.ts'
import { endpoint } from './endpoint.ts'
import { Player } from './games.schemas.ts'

const Stars = z.int().min(MIN_STARS).max(MAX_STARS)
/** `words` may be empty. */
export const Rating = z.object({ id: Id, stars: Stars, words: z.string(), at: InstantText })
export const RatingBody = z.object({ stars: Stars, words: lines(0, MAX_RATING_WORDS).default('') })
/** Who was there with the viewer: what the viewer said of them, and what they said of the viewer once that is shown. */
export const RoundMate = z.object({
  player: Player,
  mine: Rating.extend({ shown: z.boolean() }).nullable(),
  theirs: Rating.extend({ reported: z.boolean() }).nullable(),
})
export const ShownRating = Rating.extend({ by: z.string() })

/** What an appeal is against: a strike, or what a game cost. */
export const AppealBody = z
  .object({ strikeId: Id.optional(), gameId: Id.optional(), text: lines(1, 2000) })
  .refine((b) => (b.strikeId === undefined) !== (b.gameId === undefined), {
    path: ['strikeId'],
    params: { code: 'choice' },
  })
export const Appeal = z.object({
  id: Id,
  gameId: Id.nullable(),
  strikeId: Id.nullable(),
  text: z.string(),
  createdAt: InstantText,
  state: z.enum(['open', 'accepted', 'rejected']),
  decidedAt: InstantText.nullable(),
  answer: z.string().nullable().describe('what the operator wrote'),
})

export const standing = {
  'GET /api/games/:id/ratings': endpoint({
    summary: 'Whom the viewer can rate after a game, and what was said of the viewer',
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
    summary: 'Rate somebody one has played with; it can be changed until it is shown',
    guard: 'user',
    limit: 'write',
    params: z.object({ id: Id, userId: Id }),
    body: RatingBody,
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'RATING_NOT_ALLOWED', 'RATING_CLOSED'],
  }),
  'GET /api/users/:id/ratings': endpoint({
    summary: 'The newest ratings of somebody that are shown',
    guard: 'public',
    limit: 'read',
    params: IdParams,
    result: z.object({ ratings: z.array(ShownRating) }),
    errors: [],
  }),
  'POST /api/ratings/:id/report': endpoint({
    summary: 'Report a rating of oneself',
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
    summary: 'Appeal against a strike, or against what a game cost',
    guard: 'user',
    limit: 'form',
    body: AppealBody,
    result: z.object({ id: Id }),
    status: 201,
    errors: ['NOT_FOUND', 'APPEAL_NOT_POSSIBLE', 'ALREADY_DONE'],
  }),
}
