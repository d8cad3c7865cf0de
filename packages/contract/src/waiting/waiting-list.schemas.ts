import { z } from 'zod'
import { Amount, Id, InstantText } from '../common.schemas.ts'

/** The viewer's own place on a waiting list. */
export const OwnWaiting = z.object({
  id: Id,
  status: z.enum(['waiting', 'offered']),
  position: z.int().nullable().describe('1 for the next guest; null once a spot is offered'),
  since: InstantText,
  offerUntil: InstantText.nullable(),
  seats: z.int().describe('the own one and those of covered companions'),
  hold: Amount.describe('what is held, at most, when the guest gets the spots'),
})
/** Spots that are kept for a waiting guest until the guest answers. */
export const OfferedSeats = z.object({ count: z.int(), until: InstantText })
export const WaitingJoined = z.object({ waiting: OwnWaiting })
/** Proves the mailbox of a guest, from the link of a mail. */
export const WaitingAccess = z.object({ token: z.string().min(1).max(200).optional() })
/** What a guest who joins the list now agrees to about leaving. */
export const WaitingPreview = z.object({
  freeUntil: InstantText,
  isLate: z.boolean(),
  undoMinutes: z.int().nullable(),
  undoBefore: InstantText,
  mostSeats: z
    .int()
    .describe('seats that one guest may wait for together, also while fewer are free'),
})
