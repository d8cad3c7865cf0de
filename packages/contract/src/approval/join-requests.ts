import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { JOIN_REFUSALS } from '../api/join-refusals.ts'
import { JoinAsked, JoinRequestView } from './join-requests.schemas.ts'
import { Id, IdParams, Ok } from '../common.schemas.ts'
import { JoinBody } from '../participations.schemas.ts'

const RequestParams = IdParams.extend({ requestId: Id })

/** Requests to join games whose hosts approve guests. */
export const approval = {
  'POST /api/games/:id/requests': endpoint({
    summary: 'Ask to join a game: agree to the hold, which is placed once the host accepts',
    guard: 'user',
    limit: 'join',
    params: IdParams,
    body: JoinBody,
    result: JoinAsked,
    errors: [
      ...JOIN_REFUSALS,
      'COMPANIONS_NOT_POSSIBLE',
      'TERMS_CHANGED',
      'NO_APPROVAL_NEEDED',
      'REQUEST_PENDING',
      'REQUEST_DECLINED',
      'REQUEST_LIMIT',
    ],
  }),
  'DELETE /api/games/:id/requests': endpoint({
    summary: 'Withdraw the own unanswered request',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'REQUEST_ENDED'],
  }),
  'GET /api/games/:id/requests': endpoint({
    summary: 'Unanswered requests for an own game, the oldest first',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: z.object({ requests: z.array(JoinRequestView) }),
    errors: ['GAME_NOT_FOUND'],
  }),
  'POST /api/games/:id/requests/:requestId/accept': endpoint({
    summary: 'Accept a guest: the seat is taken, and the hold is placed or scheduled',
    guard: 'user',
    limit: 'write',
    params: RequestParams,
    result: Ok,
    errors: [
      'GAME_NOT_FOUND',
      'GAME_CANCELLED',
      'GAME_ALREADY_STARTED',
      'GAME_FULL',
      'JOIN_DEADLINE_PASSED',
      'GUEST_CANNOT_JOIN',
      'REQUEST_ENDED',
    ],
  }),
  'POST /api/games/:id/requests/:requestId/decline': endpoint({
    summary: 'Decline a guest; nothing was held',
    guard: 'user',
    limit: 'write',
    params: RequestParams,
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'REQUEST_ENDED'],
  }),
}
