import { z } from 'zod'
import { ANSWER_MAX, QUESTION_MAX } from '@tomogolf/domain/questions/question-rules'
import { endpoint } from '../api/endpoint.ts'
import { Id, IdParams, InstantText, Ok, lines } from '../common.schemas.ts'
import { InviteQuery } from '../games.schemas.ts'

const Question = z.object({
  id: Id,
  text: z.string(),
  askedAt: InstantText,
  asker: z.object({ displayName: z.string().describe('empty: a deleted account') }),
  isOwn: z.boolean(),
  answer: z.object({ text: z.string(), answeredAt: InstantText }).nullable(),
  removed: z
    .object({ by: z.enum(['asker', 'host', 'operator']), reason: z.string().nullable() })
    .nullable()
    .describe('only its asker still sees it'),
})
const QuestionParams = IdParams.extend({ questionId: Id })

/** Public questions about a game, asked by users and answered by its host. */
export const questions = {
  'GET /api/games/:id/questions': endpoint({
    summary: 'Questions about a game with the answers of its host, the oldest first',
    guard: 'public',
    limit: 'read',
    params: IdParams,
    query: InviteQuery,
    result: z.object({
      questions: z.array(Question),
      canAsk: z.union([z.literal(true), z.string()]).describe('true, or the code of the refusal'),
      canAnswer: z.boolean(),
    }),
    errors: ['GAME_NOT_FOUND'],
  }),
  'POST /api/games/:id/questions': endpoint({
    summary: 'Ask the host; everybody can read it',
    guard: 'user',
    limit: 'form',
    params: IdParams,
    query: InviteQuery,
    body: z.object({ text: lines(2, QUESTION_MAX) }),
    result: z.object({ id: Id }),
    status: 201,
    errors: [
      'GAME_NOT_FOUND',
      'FORBIDDEN',
      'QUESTIONS_CLOSED',
      'QUESTION_LIMIT',
      'CONTACT_DETAILS',
    ],
  }),
  'PUT /api/games/:id/questions/:questionId/answer': endpoint({
    summary: 'Answer a question about an own game, or change the answer',
    guard: 'user',
    limit: 'form',
    params: QuestionParams,
    body: z.object({ text: lines(1, ANSWER_MAX) }),
    result: Ok,
    errors: ['NOT_FOUND', 'QUESTIONS_CLOSED', 'CONTACT_DETAILS'],
  }),
  'DELETE /api/games/:id/questions/:questionId': endpoint({
    summary:
      'Remove an own question, or as host one about an own game, with a reason for its asker',
    guard: 'user',
    limit: 'write',
    params: QuestionParams,
    body: z.object({ reason: lines(3, 300) }).nullish(),
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'REASON_REQUIRED'],
  }),
}
