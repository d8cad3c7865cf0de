import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { Id, IdParams, InstantText, Ok } from '../common.schemas.ts'
import { Player } from '../games.schemas.ts'
import {
  NewWishBody,
  Wish,
  WishAccess,
  WishEditBody,
  WishPool,
  WishPoolQuery,
  WishToken,
} from './wishes.schemas.ts'

const ACCESS = 'of the caller, or of the mailbox that the token proves'

export const wishes = {
  'GET /api/wishes': endpoint({
    summary: `Open wishes ${ACCESS}`,
    guard: 'public',
    limit: 'read',
    query: WishAccess,
    result: z.object({ wishes: z.array(Wish) }),
    errors: ['UNAUTHORIZED'],
  }),
  'GET /api/wishes/pool': endpoint({
    summary: 'How many people want to play in an area, by week; never the own wishes',
    guard: 'user',
    limit: 'pool',
    query: WishPoolQuery,
    result: WishPool,
    errors: [],
  }),
  'POST /api/wishes': endpoint({
    summary: 'Make a wish; without a session it counts once the address is confirmed by mail',
    guard: 'public',
    limit: 'form',
    body: NewWishBody,
    result: z.object({ wish: Wish.nullable().describe('null: the mail has to be confirmed') }),
    status: 201,
    errors: ['INVALID_RECAPTCHA', 'WISHES_FULL', 'WISH_DATES_INVALID'],
  }),
  'POST /api/wishes/confirm': endpoint({
    summary: 'Confirm the address of a wish; idempotent',
    guard: 'public',
    limit: 'write',
    body: z.object({ token: WishToken }),
    result: z.object({ wish: Wish }),
    errors: ['INVALID_TOKEN'],
  }),
  'POST /api/wishes/dismiss': endpoint({
    summary: '"Not this one": never alert about this game again',
    guard: 'public',
    limit: 'write',
    body: z.object({ token: WishToken, gameId: Id }),
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'INVALID_TOKEN'],
  }),
  'PATCH /api/wishes/:id': endpoint({
    summary: `Change or pause a wish ${ACCESS}`,
    guard: 'public',
    limit: 'write',
    params: IdParams,
    query: WishAccess,
    body: WishEditBody,
    result: z.object({ wish: Wish }),
    errors: ['UNAUTHORIZED', 'WISH_DATES_INVALID', 'WISH_NOT_FOUND'],
  }),
  'DELETE /api/wishes/:id': endpoint({
    summary: `Delete a wish ${ACCESS}`,
    guard: 'public',
    limit: 'write',
    params: IdParams,
    query: WishAccess,
    result: Ok,
    errors: ['UNAUTHORIZED', 'WISH_NOT_FOUND'],
  }),
  'GET /api/games/:id/play-again': endpoint({
    summary: 'With whom of a round the viewer can play again, and who wants to as well',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: z.object({
      isOpen: z.boolean(),
      closes: InstantText,
      mates: z.array(
        z.object({
          player: Player,
          asked: z.boolean().describe('by the viewer'),
          matched: z.boolean().describe('both have asked'),
          isInvited: z.boolean().describe('by the viewer, to a new game'),
        }),
      ),
      invitation: z
        .object({ gameId: Id, invite: z.string().nullable() })
        .nullable()
        .describe('of the host to a game that is still to come'),
    }),
    errors: ['GAME_NOT_FOUND'],
  }),
  'PUT /api/games/:id/play-again/:userId': endpoint({
    summary: 'Say that the viewer wants to play again with a player of the round; idempotent',
    guard: 'user',
    limit: 'write',
    params: z.object({ id: Id, userId: Id }),
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'PLAY_AGAIN_NOT_ALLOWED', 'PLAY_AGAIN_CLOSED'],
  }),
  'DELETE /api/games/:id/play-again/:userId': endpoint({
    summary: 'Take it back, while the other player does not know of it',
    guard: 'user',
    limit: 'write',
    params: z.object({ id: Id, userId: Id }),
    result: Ok,
    errors: ['GAME_NOT_FOUND', 'PLAY_AGAIN_CLOSED'],
  }),
}
