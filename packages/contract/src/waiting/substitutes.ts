import { endpoint } from '../api/endpoint.ts'
import { IdParams, Ok } from '../common.schemas.ts'
import { SubstituteKey } from './substitutes.schemas.ts'

/** Passing a seat on to a substitute. */
export const substitutes = {
  'POST /api/games/:id/substitute': endpoint({
    summary: 'Make the link that passes the own seat on; the same one while it works',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: SubstituteKey,
    errors: [
      'GAME_NOT_FOUND',
      'GAME_CANCELLED',
      'NOT_JOINED',
      'SUBSTITUTE_PARTY',
      'SUBSTITUTE_TOO_LATE',
    ],
  }),
  'DELETE /api/games/:id/substitute': endpoint({
    summary: 'Withdraw the link that passes the own seat on',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'SUBSTITUTE_ENDED'],
  }),
}
