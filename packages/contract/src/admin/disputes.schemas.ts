import { z } from 'zod'
import { DISPUTE_STATES } from '@tomogolf/domain/machines/dispute-machine'
import { Amount, Id, InstantText, lines } from '../common.schemas.ts'
import { listQuery, AdminGameRef, AdminPerson, Reason, Search } from './common.schemas.ts'
import { LedgerRow } from './money.schemas.ts'

/** `open`: every state in which the bank has not decided. */
export const DISPUTE_FILTERS = ['open', ...DISPUTE_STATES] as const
export const AdminDisputeQuery = z.object({
  ...listQuery('respondBy', 'createdAt'),
  search: Search,
  state: z.enum(DISPUTE_FILTERS).optional(),
  user: Id.optional(),
  game: Id.optional(),
  /** The transaction of the disputed charge, or of what is owed to the host for it. */
  transaction: Id.optional(),
})
export const AdminDisputeRow = z.object({
  id: Id,
  providerId: z.string(),
  state: z.enum(DISPUTE_STATES),
  /** The cardholder's reason in the provider's words, and the card network's code. */
  reason: z.string(),
  networkReason: z.string().nullable(),
  amount: Amount,
  user: AdminPerson,
  game: AdminGameRef,
  /** Until when the bank accepts evidence. */
  respondBy: InstantText.nullable(),
  openedAt: InstantText,
  closedAt: InstantText.nullable(),
  submittedAt: InstantText.nullable(),
  canAnswer: z.boolean(),
  /** The guest cannot join until an administrator releases it. */
  blocksJoining: z.boolean(),
})
/** The texts for the provider's fields, and the sections of the attached PDF. */
export const DisputeEvidence = z.object({
  title: z.string(),
  fields: z.record(z.string(), z.string()),
  sections: z.array(
    z.object({
      title: z.string(),
      lines: z.array(z.object({ label: z.string().nullable(), text: z.string() })),
    }),
  ),
})
export const AdminDispute = AdminDisputeRow.extend({
  intentId: z.string(),
  /** The share of the host: frozen now, and reversed when the dispute was lost. */
  frozen: Amount,
  fromHost: Amount,
  lost: Amount,
  fees: z.array(Amount),
  submittedBy: z.string().nullable(),
  joiningReleasedAt: InstantText.nullable(),
  joiningReleasedBy: z.string().nullable(),
  events: z.array(
    z.object({
      at: InstantText,
      event: z.string(),
      actor: z.string(),
      by: z.string().nullable(),
      to: z.enum(DISPUTE_STATES),
      details: z.string().nullable(),
    }),
  ),
  ledger: z.array(LedgerRow),
  /** As it was submitted; before that, as it would be submitted now. */
  evidence: DisputeEvidence,
})
/** `statement`: the administrator's own words to the bank, in front of the product's facts. */
export const SubmitEvidenceBody = z.object({
  reason: Reason,
  statement: lines(0, 5000).default(''),
})
