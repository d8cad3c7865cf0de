import { z } from 'zod'
import { Id, InstantText, lines } from '../../common.schemas.ts'

/** A note of the team, which the product shows to no user. */
export const InternalNote = z.object({
  id: Id,
  at: InstantText,
  /** Null: the account of the author is deleted. */
  by: z.string().nullable(),
  text: z.string(),
})
export const NoteBody = z.object({
  text: lines(1, 2000),
  /** Chosen by the client for each note: a press that arrives twice adds one. */
  requestKey: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
})
