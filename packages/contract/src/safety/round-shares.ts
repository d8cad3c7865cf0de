import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { CourseNames, IdParams, InstantText, Ok } from '../common.schemas.ts'

/** `token`: the secret of the address, behind its `#`, so that no log has it. */
const RoundShare = z.object({ token: z.string(), until: InstantText })

/** The round of a player on its day, for a person whom the player trusts. */
export const roundShares = {
  'GET /api/games/:id/round-share': endpoint({
    summary: "The caller's link to an own round; null: not shared",
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: z.object({ share: RoundShare.nullable() }),
    errors: ['GAME_NOT_FOUND'],
  }),
  'POST /api/games/:id/round-share': endpoint({
    summary: 'Share an own round on its day; sharing it again answers the same link',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: RoundShare,
    errors: ['GAME_NOT_FOUND', 'NOT_GAME_DAY'],
  }),
  'DELETE /api/games/:id/round-share': endpoint({
    summary: 'Stop sharing; the link ends at once, and the next one is another',
    guard: 'user',
    limit: 'write',
    params: IdParams,
    result: Ok,
    errors: ['GAME_NOT_FOUND'],
  }),
  'POST /api/round-shares/open': endpoint({
    summary: 'Where and when a shared round takes place; nothing is changed',
    guard: 'public',
    limit: 'read',
    body: z.object({ token: z.string().max(200) }),
    result: CourseNames.extend({
      teeTime: InstantText,
      hostFirstName: z.string(),
      until: InstantText,
    }),
    errors: ['NOT_FOUND'],
  }),
}
