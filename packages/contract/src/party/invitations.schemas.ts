import { z } from 'zod'
import { Id, InstantText } from '../common.schemas.ts'

/** A seat that the viewer keeps for an invited companion. */
export const OwnInvitation = z.object({
  id: Id,
  state: z
    .enum(['open', 'taking', 'taken', 'ended'])
    .describe('`taking`: the hold of the companion is being placed'),
  until: InstantText,
  companion: z.string().nullable().describe('display name of who has taken the seat'),
})
/** Seats that a guest keeps for invited companions, for the host. */
export const KeptSeats = z.object({
  by: z.string().describe('display name of the guest'),
  count: z.int(),
  until: InstantText,
})
export const InvitationKey = z.object({
  key: z.string().describe("`invite` of the game's page: secret, for one companion"),
})
