import { z } from 'zod'
import { PAYMENT_APPROVAL_STATES } from '@tomogolf/domain/machines/payment-approval-machine'
import { APPROVAL_ACTS, APPROVAL_CONSEQUENCES } from '@tomogolf/domain/payments/approval'
import { PROGRESS } from '@tomogolf/domain/payments/stuck'
import { ADMIN_ROLES } from '@tomogolf/domain/team/permissions'
import { Amount, Id, InstantText } from '../common.schemas.ts'
import { AdminGameRef, AdminPerson, listQuery } from './common.schemas.ts'

/** The act was not done: it is above the limit, and a second administrator decides until then. */
export const AskedApproval = z.object({ approval: z.object({ id: Id, until: InstantText }) })

export const AdminApprovalQuery = z.object({
  ...listQuery('askedAt', 'until'),
  state: z.enum(PAYMENT_APPROVAL_STATES).optional(),
  /** A hold, transaction or case. */
  subject: Id.optional(),
})
export const AdminApprovalRow = z.object({
  id: Id,
  act: z.enum(APPROVAL_ACTS),
  /** The hold, transaction or case. */
  subjectId: Id,
  amount: Amount,
  consequences: z.array(z.object({ kind: z.enum(APPROVAL_CONSEQUENCES), amount: Amount })),
  person: AdminPerson,
  game: AdminGameRef,
  state: z.enum(PAYMENT_APPROVAL_STATES),
  askedBy: z.object({ id: Id, name: z.string(), role: z.enum(ADMIN_ROLES).nullable() }),
  askedAt: InstantText,
  reason: z.string(),
  until: InstantText,
  /** It ends with the hold, before 24 hours are over. */
  isHoldEnd: z.boolean(),
  decidedBy: z.string().nullable(),
  endedAt: InstantText.nullable(),
  /** Why it was declined; of an overtaken one the code of the refusal that it met. */
  note: z.string().nullable(),
  /** How far the card provider is with an approved act. */
  progress: z.enum(PROGRESS).nullable(),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
})
export const ApprovalResult = z.object({ progress: z.enum(PROGRESS) })
