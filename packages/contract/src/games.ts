import { z } from 'zod'
import { Id, IdParams, Ok, lines } from './common.schemas.ts'
import { endpoint } from './api/endpoint.ts'
import { GameBody, GameEditBody, GameList, GameListQuery } from './games.schemas.ts'
import { GameDetail } from './participations.schemas.ts'

export const games = {
  'GET /api/games': endpoint({
    cache: 'anonymous',
    summary: 'Public games, filtered and paged',
    guard: 'public',
    limit: 'read',
    query: GameListQuery,
    result: GameList,
    errors: [],
  }),
  'POST /api/games': endpoint({
    summary: 'Host a game',
    guard: 'user',
    limit: 'write',
    body: GameBody,
    result: z.object({ id: Id }),
    status: 201,
    errors: [
      'PROFILE_INCOMPLETE',
      'HOST_TERMS_REQUIRED',
      'ACCOUNT_SUSPENDED',
      'PAYMENT_METHOD_REQUIRED',
      'TEE_TIME_PAST',
      'TEE_TIME_TOO_SOON',
      'TEE_TIME_TOO_FAR',
      'TRANSPORTATION_DETAILS_REQUIRED',
      'GAME_CLASH',
    ],
  }),
  'PUT /api/games/:id': endpoint({
    summary: 'Edit an own game',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    body: GameEditBody,
    result: GameDetail,
    errors: [
      'GAME_NOT_FOUND',
      'FORBIDDEN',
      'PROTECTED_BOOKING',
      'GAME_PRICE_LOCKED',
      'SLOTS_BELOW_GUESTS',
      'STALE_EDIT',
      'GAME_ALREADY_STARTED',
      'GAME_CANCELLED',
      'TEE_TIME_PAST',
      'TEE_TIME_TOO_SOON',
      'TEE_TIME_TOO_FAR',
      'TRANSPORTATION_DETAILS_REQUIRED',
      'GAME_CLASH',
    ],
  }),
  'POST /api/games/:id/cancel': endpoint({
    summary: 'Cancel an own game; all holds are released',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    body: z.object({ reason: lines(0, 500).default('') }).nullish(),
    result: Ok,
    errors: [
      'GAME_NOT_FOUND',
      'FORBIDDEN',
      'PROTECTED_BOOKING',
      'GAME_ALREADY_STARTED',
      'GAME_CANCELLED',
      'CONFLICT',
    ],
  }),
}
