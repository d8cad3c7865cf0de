import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'
import { knownInvite } from '../../lib/navigation/invites.ts'

export type Questions = ResultOf<'GET /api/games/:id/questions'>
export type Question = Questions['questions'][number]

/** Public questions about a game. `invite`: the key of an invite-only game. */
export const questionsQuery = (gameId: string, invite = knownInvite(gameId)) =>
  apiQuery('GET /api/games/:id/questions', {
    params: { id: gameId },
    ...(invite && { query: { invite } }),
  })
