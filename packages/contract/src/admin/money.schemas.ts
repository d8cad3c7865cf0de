import { z } from 'zod'
import { CHARGE_STATES } from '@tomogolf/domain/machines/charge-machine'
import { HOLD_GOALS, HOLD_STATES } from '@tomogolf/domain/machines/hold-machine'
import { REFUND_BEARERS } from '@tomogolf/domain/payments/figures'
import { REFUND_CATEGORIES } from '@tomogolf/domain/payments/refund-category'
import { REFUND_STATES } from '@tomogolf/domain/machines/refund-machine'
import { PROGRESS } from '@tomogolf/domain/payments/stuck'
import { Amount, DateText, EnteredAmount, Id, InstantText, Ok } from '../common.schemas.ts'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '../transactions.schemas.ts'
import { AskedApproval } from './approvals.schemas.ts'
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
  refunded: Amount.nullable(),
  net: Amount.nullable(),
  /** Why money was taken: the reason, the parts of the amount, and the terms the guest accepted. */
  basis: z.string().nullable(),
  captureReason: z.string().nullable(),
  policyVersion: z.string(),
  canDecide: z.boolean(),
  /** How far the decided capture or release is; null while nothing was decided. */
  progress: z.enum(PROGRESS).nullable(),
  intentId: z.string().nullable(),
})
export const LEDGER_ACCOUNTS = [
  'provider',
  'platform_revenue',
  'owed_to_host',
  'paid_out',
  'given_up',
  'credit_used',
  'payout_in_transit',
  'owed_frozen',
  'disputed',
  'dispute_fees',
  'dispute_losses',
  'host_debt',
  'netted',
  'debt_losses',
] as const
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number]
/**
 * A row of the double-entry ledger; the rows of one entry sum to zero. `party`: the user of the
 * account, if any.
 */
export const LedgerRow = z.object({
  id: z.string(),
  at: InstantText,
  booking: z.string(),
  account: z.enum(LEDGER_ACCOUNTS),
  party: z.string().nullable(),
  amount: Amount,
  reason: z.string(),
})
/**
 * State of a payment at the card provider. `none`: no call was made yet; `unanswered`: a call was
 * made, and its payment is not known yet; `missing`: the provider has no such payment;
 * `unreachable`: the call failed.
 */
export const ProviderState = z.object({
  state: z.enum(['none', 'unanswered', 'found', 'missing', 'unreachable']),
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
  /** More than this needs a second administrator. */
  approvalLimit: Amount,
})
/** How far the decision is carried out: the card provider may not have answered yet. */
export const HoldDecisionResult = z.object({ progress: z.enum(PROGRESS) })
export const CaptureResult = z.union([AskedApproval, HoldDecisionResult])
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
/**
 * `owed`: what the operator saw for each id and paid, in major units; a row whose amount changed
 * since is late.
 */
export const PayOutsBody = z.object({
  ids: z.array(Id).min(1).max(PAY_OUTS_AT_ONCE),
  owed: z.record(Id, z.number().positive()).default({}),
  reason: Reason,
})
/** `owed`: what the operator saw and paid, in major units. */
export const PayOutBody = z.object({ reason: Reason, owed: z.number().positive().optional() })
/** `late`: already recorded by another operator, no longer due, or of another amount. */
export const PayOutsResult = z.object({ paid: z.array(Id), late: z.array(Id) })
/**
 * `amount` is what the transaction moved. `refunded`: how much of it was refunded since; `net`: the
 * rest. Both are null where no money was taken.
 */
export const AdminTransactionRow = z.object({
  id: Id,
  type: z.enum(TRANSACTION_TYPES),
  status: z.enum(TRANSACTION_STATUSES),
  user: AdminPerson,
  counterpart: z.string().nullable(),
  game: AdminGameRef.nullable(),
  amount: Amount.nullable(),
  refunded: Amount.nullable(),
  net: Amount.nullable(),
  /** For a host's row: what the host is still to be paid. */
  owed: Amount.nullable(),
  /** For a refund's row. */
  refundStatus: z.enum(REFUND_STATES).nullable(),
  refundCategory: z.enum(REFUND_CATEGORIES).nullable(),
  card: z.string().nullable(),
  reason: z.string().nullable(),
  createdAt: InstantText,
  holdId: Id.nullable(),
  can: z.object({ retry: z.boolean(), refund: z.boolean(), payOut: z.boolean() }),
})
const Shares = z.object({ total: Amount, platform: Amount, host: Amount })
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
  /** More than this needs a second administrator; what one refunded alone is deducted. */
  approvalLimit: Amount.nullable(),
  /** Of the payment: what each share was, what was refunded of it, and what the host was paid. */
  figures: z
    .object({
      gross: Shares,
      refunded: Shares,
      refunding: Shares,
      net: Shares,
      paidOut: Amount,
      inTransit: Amount.describe('on its way to the bank of the host'),
      credited: Amount.describe('used for platform fees of the host'),
      netted: Amount.describe(
        'deducted for refunds of charges that were paid out; below zero: paid by other shares',
      ),
      owed: Amount,
      debt: Amount.describe('refunded after it was paid out: deducted from the next payout'),
      bearable: Amount.describe('what a refund can still take from the host'),
    })
    .nullable(),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: Amount,
      fromHost: Amount,
      bearer: z.enum(REFUND_BEARERS).nullable(),
      category: z.enum(REFUND_CATEGORIES).nullable(),
      canRetry: z.boolean(),
      isRefill: z.boolean().describe('by rule: the spot of a late leave was taken again'),
      isCredit: z.boolean().describe('by rule: what the guest is owed as a host pays the fee'),
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
/**
 * `bearer`: whose share bears the refund; by default both, or the platform once the host was paid.
 * `left` and `owed`: the refundable amount and the host's unpaid share that the operator saw, in
 * major units, to detect a stale write.
 */
export const RefundBody = z.object({
  amount: EnteredAmount,
  reason: Reason,
  bearer: z.enum(REFUND_BEARERS).optional(),
  category: z.enum(REFUND_CATEGORIES).optional(),
  left: EnteredAmount.optional(),
  owed: z.number().nonnegative().optional(),
})
/** A charge as far as it is: the card provider may not have answered yet. */
export const ChargeResult = z.object({ status: z.enum(CHARGE_STATES) })
/** A refund as far as it is: the card provider may not have answered yet. */
export const RefundResult = z.object({ refundId: Id, status: z.enum(REFUND_STATES) })
export const AskedRefundResult = z.union([AskedApproval, RefundResult])
export const DecideResult = z.union([AskedApproval, Ok])
export const DecideBody = z.object({ outcome: z.enum(['accepted', 'rejected']), reason: Reason })
