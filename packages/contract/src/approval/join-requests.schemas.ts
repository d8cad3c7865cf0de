import { z } from 'zod'
import { JOIN_REQUEST_STATES } from '@tomogolf/domain/machines/join-request-machine'
import { Amount, Id, InstantText } from '../common.schemas.ts'
import { Player } from '../games.schemas.ts'

/** The viewer's own request. */
export const OwnJoinRequest = z.object({
  id: Id,
  status: z.enum(JOIN_REQUEST_STATES),
  askedAt: InstantText,
  answerUntil: InstantText,
  hold: Amount.describe('what is held once the host accepts'),
})
export const JoinAsked = z.object({ request: OwnJoinRequest })
/** A request as the host sees it. */
export const JoinRequestView = z.object({
  id: Id,
  player: Player,
  attended: z
    .object({ attended: z.int(), due: z.int() })
    .nullable()
    .describe('rounds attended of rounds due in 24 months, from 3 rounds on'),
  askedAt: InstantText,
  answerUntil: InstantText,
})
