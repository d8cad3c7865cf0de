import { z } from 'zod'
import { MAX_RATING_COMMENT, MAX_STARS, MIN_STARS } from '@tomogolf/domain/rating'
import { Id, InstantText, lines } from './common.schemas.ts'
import { Player } from './games.schemas.ts'

const Stars = z.int().min(MIN_STARS).max(MAX_STARS)
/** `comment`: the text of the review; may be empty. */
export const Rating = z.object({ id: Id, stars: Stars, comment: z.string(), at: InstantText })
export const RatingBody = z.object({
  stars: Stars,
  comment: lines(0, MAX_RATING_COMMENT).default(''),
})
/**
 * Another player of the game: the viewer's rating of them, and their rating of the viewer once it
 * is published.
 */
export const RoundMate = z.object({
  player: Player,
  mine: Rating.extend({ shown: z.boolean() }).nullable(),
  theirs: Rating.extend({ reported: z.boolean() }).nullable(),
})
export const ShownRating = Rating.extend({ by: z.string() })
/** An appeal against a strike or against the charge of a game. */
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
  answer: z.string().nullable().describe('text of the operator'),
})
