import { z } from 'zod'
import { HOLD_STATES } from '@tomogolf/domain/machines/hold-machine'
import { Amount, Id, InstantText } from '../../common.schemas.ts'
import { listQuery, AdminGameRef, AdminPerson, OpenReview, TeamPerson } from '../common.schemas.ts'
import { InternalNote } from '../notes/notes.schemas.ts'

export const CASE_KINDS = [
  'attendance',
  'host_absent',
  'hold_lapsed',
  'force_cancelled',
  'drift',
  'charge_refused',
  'unchecked_games',
  'duplicate_booking',
  'payment_stuck',
  'dispute',
  'fraud_warning',
] as const
export const CASE_STATES = ['open', 'accepted', 'rejected'] as const
export const AdminCaseQuery = z.object({
  ...listQuery('createdAt'),
  state: z.enum(CASE_STATES).optional(),
  kind: z.enum(CASE_KINDS).optional(),
  game: Id.optional(),
  /** `none`: given to no administrator who is still one. */
  assignee: z.enum(['me', 'none']).optional(),
})
export const EVIDENCE = [
  'qr_opened',
  'code_made',
  'code_renewed',
  'scan',
  'wrong_code',
  'report',
  'statement',
  'check_in',
  'prove_presence',
  'arrive',
  'mark_present',
  'arrival_stands',
  'object',
  'objection_upheld',
  'objection_rejected',
  'settle_missing',
  'settle_unverified',
  'answer_played',
  'answers_close',
  'settle_host_absent',
  'statement_expired',
  'location',
  'answer',
  'report_withdrawn',
  'review_opened',
  'host_statement',
  'case_accepted',
  'case_rejected',
] as const
/**
 * Attendance records of a game. `provedAt`: when the host's screen showed the code, as proved by
 * the signature of a scan.
 */
export const CaseEvidence = z.object({
  qrOpenedAt: InstantText.nullable(),
  settledAt: InstantText.nullable(),
  record: z.array(
    z.object({
      at: InstantText,
      what: z.enum(EVIDENCE),
      who: z.string().nullable(),
      personId: Id.nullable(),
      note: z.string().nullable(),
      provedAt: InstantText.nullable(),
    }),
  ),
})
export const CASE_SYSTEM_REASONS = [
  'scan_proves_host',
  'scan_proves_guest',
  'host_absent',
  'host_silent',
  'reports_withdrawn',
  'game_cancelled',
  'team_cancelled',
  'charged',
  'provider_answered',
  'dispute_won',
  'dispute_lost',
  'dispute_closed',
] as const
export const AdminCaseRow = z.object({
  id: Id,
  kind: z.enum(CASE_KINDS),
  state: z.enum(CASE_STATES),
  createdAt: InstantText,
  game: AdminGameRef,
  host: AdminPerson,
  guest: AdminPerson.nullable(),
  statement: z.string().nullable(),
  statementAt: InstantText.nullable(),
  hold: z
    .object({
      id: Id,
      status: z.enum(HOLD_STATES),
      amount: Amount,
      fee: Amount,
      captureBefore: InstantText.nullable(),
    })
    .nullable(),
  details: z.string().nullable(),
  /** The deadline of the card provider, and the dispute that the case is about. */
  dueAt: InstantText.nullable(),
  disputeId: Id.nullable(),
  decidedAt: InstantText.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** The rule that closed the case, or null when an operator did. */
  systemReason: z.enum(CASE_SYSTEM_REASONS).nullable(),
  /** What a refused charge, or a decision without a result at the provider, is about. */
  payment: z
    .object({
      what: z.enum(['charge', 'refund', 'capture', 'release']),
      amount: Amount,
      payer: AdminPerson.nullable(),
    })
    .nullable(),
  /** Charging more than this needs a second administrator. */
  approvalLimit: Amount,
  /** The open report about the host: whether the host has answered, and until when. */
  review: OpenReview.nullable(),
  evidence: CaseEvidence,
  messages: z
    .array(z.object({ sender: AdminPerson, at: InstantText, text: z.string() }))
    .describe('own ones that people attached to their statements; no others are shown'),
  assignee: TeamPerson.nullable(),
  internalNotes: z.array(InternalNote),
})
/** `seen`: the assignee that the operator saw, so that two do not take one case. */
export const AssigneeBody = z.object({ assigneeId: Id.nullable(), seen: Id.nullable() })
