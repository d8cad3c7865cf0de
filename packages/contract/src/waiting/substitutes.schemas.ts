import { z } from 'zod'
import { InstantText } from '../common.schemas.ts'

/** The link with which the viewer passes the own seat on. */
export const OwnSubstitute = z.object({
  state: z.enum(['open', 'taking']).describe('`taking`: the hold of a substitute is being placed'),
  until: InstantText,
})
/** What a person finds who came with such a link. */
export const PassedOnSeat = z.object({
  as: z
    .enum(['substitute', 'companion'])
    .describe('in the place of the guest, or together with the guest'),
  by: z.string().describe('display name of the guest'),
  state: z
    .enum(['open', 'taking', 'ended', 'approval'])
    .describe('`approval`: the host must be asked about this person, who cannot take the seat'),
  until: InstantText,
})
export const SubstituteKey = z.object({
  key: z.string().describe("`invite` of the game's page: secret, for one substitute"),
})
