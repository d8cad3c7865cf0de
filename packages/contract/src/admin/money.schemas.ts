import { z } from 'zod'
import { HOLD_GOALS, HOLD_STATES } from '@tomogolf/domain/machines/hold-machine'
import { REFUND_STATES } from '@tomogolf/domain/machines/refund-machine'
import { Amount, DateText, EnteredAmount, Id, InstantText } from '../common.schemas.ts'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '../transactions.schemas.ts'
import { listQuery, AdminGameRef, AdminPerson, Reason, Search } from './common.schemas.ts'

/**
 * `waiting`: authorised and waiting for a decision (a force-cancelled game, a statement);
 * `lapsing`: the authorisation expires within two days.
 */
export const HOLD_VIEWS = ['waiting', 'lapsing', 'standing', 'problem', 'ended'] as const
export const AdminHoldQuery = z.object({
  ...listQuery('captureBefore', 'createdAt'),
  view: z.enum(HOLD_VIEWS).optional(),
  game: Id.optional(),
  guest: Id.optional(),
  search: Search,
})
export const AdminHoldRow = z.object({
  id: Id,
  status: z.enum(HOLD_STATES),
  goal: z.enum(HOLD_GOALS),
  guest: AdminPerson,
  game: AdminGameRef,
  amount: Amount,
  fee: Amount,
  card: z.string().nullable(),
  placeAt: InstantText,
  captureBefore: InstantText.nullable(),
  problem: z.string().nullable(),
  createdAt: InstantText,
  taken: Amount.nullable(),
  /** Why money was taken: the reason, the parts of the amount, and the terms the guest accepted. */
  basis: z.string().nullable(),
  captureReason: z.string().nullable(),
  policyVersion: z.string(),
  canDecide: z.boolean(),
  intentId: z.string().nullable(),
})
/**
 * A row of the double-entry ledger; the rows of one entry sum to zero. `party`: the user of the
 * account, if any.
 */
export const LedgerRow = z.object({
  id: z.string(),
  at: InstantText,
  booking: z.string(),
  account: z.enum(['provider', 'platform_revenue', 'owed_to_host', 'paid_out', 'given_up']),
  party: z.string().nullable(),
  amount: Amount,
  reason: z.string(),
})
/**
 * State of a payment at the card provider. `none`: no call was made yet; `missing`: the provider
 * has no such payment; `unreachable`: the call failed.
 */
export const ProviderState = z.object({
  state: z.enum(['none', 'found', 'missing', 'unreachable']),
  at: InstantText,
  intentId: z.string().nullable(),
  status: z.string().nullable(),
  amount: Amount.nullable(),
  taken: Amount.nullable(),
  refunded: Amount.nullable(),
  captureBefore: InstantText.nullable(),
  problem: z.string().nullable(),
})
export const AdminHold = AdminHoldRow.extend({
  events: z.array(
    z.object({
      at: InstantText,
      event: z.string(),
      actor: z.string(),
      from: z.string().nullable(),
      to: z.string(),
      details: z.string().nullable(),
    }),
  ),
  ledger: z.array(LedgerRow),
  provider: ProviderState,
})
/** The part of the hold to capture, in major units; the remainder is released. */
export const CaptureBody = z.object({ amount: EnteredAmount, reason: Reason })
const OWED = ['open', 'paid', 'given_up'] as const
export const AdminTransactionQuery = z.object({
  ...listQuery('createdAt'),
  search: Search,
  type: z.enum(TRANSACTION_TYPES).optional(),
  status: z.enum(TRANSACTION_STATUSES).optional(),
  user: Id.optional(),
  game: Id.optional(),
  from: DateText.optional(),
  to: DateText.optional(),
  /** Only rows with a share owed to a host: unpaid, or paid. */
  owed: z.enum(OWED).optional(),
})
const PAY_OUTS_AT_ONCE = 100
export const PayOutsBody = z.object({
  ids: z.array(Id).min(1).max(PAY_OUTS_AT_ONCE),
  reason: Reason,
})
/** `late`: already recorded by another operator, or no longer due. */
export const PayOutsResult = z.object({ paid: z.array(Id), late: z.array(Id) })
export const AdminTransactionRow = z.object({
  id: Id,
  type: z.enum(TRANSACTION_TYPES),
  status: z.enum(TRANSACTION_STATUSES),
  user: AdminPerson,
  counterpart: z.string().nullable(),
  game: AdminGameRef.nullable(),
  amount: Amount.nullable(),
  card: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: InstantText,
  holdId: Id.nullable(),
  can: z.object({ retry: z.boolean(), refund: z.boolean(), payOut: z.boolean() }),
})
export const AdminTransaction = AdminTransactionRow.extend({
  /**
   * Why money was taken, the parts of the amount, and the accepted terms; null when nothing was
   * taken.
   */
  taken: z
    .object({
      cause: z.string(),
      basis: z.string(),
      policyVersion: z.string(),
      status: z.string(),
      problem: z.string().nullable(),
    })
    .nullable(),
  /** The refundable amount. */
  left: Amount.nullable(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: Amount,
      status: z.enum(REFUND_STATES),
      reason: z.string(),
      by: z.string().nullable(),
      at: InstantText,
      finishedAt: InstantText.nullable(),
      problem: z.string().nullable(),
    }),
  ),
  ledger: z.array(LedgerRow),
  provider: ProviderState,
})
/** `left`: the refundable amount that the operator saw, in major units, to detect a stale write. */
export const RefundBody = z.object({
  amount: EnteredAmount,
  reason: Reason,
  left: EnteredAmount.optional(),
})
export const CASE_KINDS = [
  'attendance',
  'host_absent',
  'hold_lapsed',
  'force_cancelled',
  'drift',
  'charge_refused',
  'unchecked_games',
] as const
export const CASE_STATES = ['open', 'accepted', 'rejected'] as const
export const AdminCaseQuery = z.object({
  ...listQuery('createdAt'),
  state: z.enum(CASE_STATES).optional(),
  kind: z.enum(CASE_KINDS).optional(),
  game: Id.optional(),
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
      note: z.string().nullable(),
      provedAt: InstantText.nullable(),
    }),
  ),
})
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
  decidedAt: InstantText.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  evidence: CaseEvidence,
})
export const DecideBody = z.object({ outcome: z.enum(['accepted', 'rejected']), reason: Reason })
