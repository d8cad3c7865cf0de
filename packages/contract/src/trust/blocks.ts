import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { CourseNames, Id, IdParams, InstantText, Ok } from '../common.schemas.ts'

/** A game ahead that two people play together although one has blocked the other. */
const SharedGame = CourseNames.extend({
  gameId: Id,
  teeTime: InstantText,
  freeUntil: InstantText.nullable().describe('the caller leaves free until then; null: the host'),
})
const Blocked = z.object({
  id: Id,
  displayName: z.string().describe('empty: a deleted account'),
  avatarUrl: z.string().nullable(),
  blockedAt: InstantText,
  sharedGames: z.array(SharedGame),
})

/** Blocks between two people: silent, and for both of them. */
export const blocks = {
  'GET /api/blocks': endpoint({
    summary: 'People whom the caller has blocked, the newest first',
    guard: 'user',
    limit: 'read',
    result: z.object({ blocked: z.array(Blocked) }),
    errors: [],
  }),
  'POST /api/users/:id/block': endpoint({
    summary:
      'Block a person: neither can join, ask or message the other; games that both are in stay',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: z.object({ sharedGames: z.array(SharedGame) }),
    errors: ['NOT_FOUND'],
  }),
  'DELETE /api/users/:id/block': endpoint({
    summary: 'Remove the own block; removing it again changes nothing',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: Ok,
    errors: ['NOT_FOUND'],
  }),
}
