import { endpoint } from '../api/endpoint.ts'
import { JOIN_REFUSALS } from '../api/join-refusals.ts'
import { IdParams, Ok } from '../common.schemas.ts'
import { JoinBody, JoinResult } from '../participations.schemas.ts'
import { WaitingAccess, WaitingJoined } from './waiting-list.schemas.ts'

/** The waiting list of a full game. */
export const waiting = {
  'POST /api/games/:id/waiting-list': endpoint({
    summary: 'Join the waiting list of a full game: agree to the hold, which is placed with a spot',
    guard: 'user',
    limit: 'join',
    params: IdParams,
    body: JoinBody,
    result: WaitingJoined,
    errors: [
      ...JOIN_REFUSALS,
      'COMPANIONS_NOT_POSSIBLE',
      'COMPANION_TWICE',
      'TERMS_CHANGED',
      'APPROVAL_REQUIRED',
      'ALREADY_WAITING',
      'GAME_NOT_FULL',
    ],
  }),
  'DELETE /api/games/:id/waiting-list': endpoint({
    summary: 'Leave the waiting list, or decline an offer; also by the link of a mail',
    guard: 'public',
    limit: 'write',
    params: IdParams,
    query: WaitingAccess,
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'INVALID_TOKEN', 'NOT_WAITING', 'UNAUTHORIZED'],
  }),
  'POST /api/games/:id/waiting-list/accept': endpoint({
    summary: 'Accept an offered spot: the hold is placed at once',
    guard: 'user',
    limit: 'join',
    params: IdParams,
    result: JoinResult,
    errors: [
      ...JOIN_REFUSALS,
      'CARD_DECLINED',
      'INSUFFICIENT_FUNDS',
      'AUTHENTICATION_REQUIRED',
      'PAYMENT_OUTCOME_UNKNOWN',
      'OFFER_ENDED',
    ],
  }),
}
