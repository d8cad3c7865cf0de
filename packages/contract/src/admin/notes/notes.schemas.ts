import { z } from 'zod'
import { Id, InstantText, lines } from '../../common.schemas.ts'
import { RequestKey } from '../common.schemas.ts'

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
  requestKey: RequestKey,
})
