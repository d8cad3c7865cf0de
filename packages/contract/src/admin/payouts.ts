import { z } from 'zod'
import {
  PAYOUT_BATCH_STATES,
  PAYOUT_OUTCOMES,
  PAYOUT_STATES,
} from '@tomogolf/domain/machines/payout-machine'
import { PAYOUT_MODES, YEN_RATE } from '@tomogolf/domain/payouts/payout-terms'
import { adminMoneyWrite, adminRead, endpoint } from '../api/endpoint.ts'
import { Amount, DateText, Id, IdParams, InstantText, MonthText, Ok } from '../common.schemas.ts'
import { HostMoney } from '../payouts/payouts.ts'
import { MaskedAccount, ShownPayee } from '../payouts/payouts.schemas.ts'
import { AdminPerson, Reason, ReasonBody, listOf, listQuery } from './common.schemas.ts'

/** Why a host is not in the next batch: no account, or one that was changed a short time ago. */
const UNPAYABLE = ['no_account', 'not_ready', 'new_account', 'new_address'] as const
const Candidate = z.object({
  host: AdminPerson,
  amount: Amount.describe('after the deduction'),
  deducted: Amount.describe('for refunds of charges that were paid out before'),
  account: MaskedAccount.nullable(),
  payee: ShownPayee.nullable(),
  unpayable: z.enum(UNPAYABLE).nullable(),
})
const Payout = z.object({
  id: Id,
  host: AdminPerson.nullable().describe('null: the account was deleted since'),
  amount: Amount,
  yen: z.int(),
  account: z.string().describe('masked: bank, branch and the last three digits'),
  transferId: z.string().nullable().describe('at the card provider'),
  canReverse: z.boolean(),
  state: z.enum(PAYOUT_STATES),
  reason: z.string().nullable().describe('why the bank returned it'),
  endedAt: InstantText.nullable(),
})
const BatchRow = z.object({
  id: Id,
  state: z.enum(PAYOUT_BATCH_STATES),
  mode: z.enum(['bank', 'connect']),
  day: DateText,
  yen: z.int(),
  count: z.int(),
  open: z.int().describe('payouts that the bank has neither paid nor returned'),
  yenPerDollar: z.number().nullable(),
  createdBy: z.string(),
  createdAt: InstantText,
  reason: z.string(),
  until: InstantText.nullable().describe('while it waits for a second administrator'),
  decidedBy: z.string().nullable(),
})
const BATCH_ERRORS = ['NOT_FOUND', 'APPROVAL_ENDED'] as const

export const adminPayouts = {
  'GET /api/admin/users/:id/payouts': endpoint({
    ...adminRead('money.read'),
    summary: 'What a host is owed, and what was paid, used or deducted, as the host sees it',
    params: IdParams,
    result: HostMoney,
    errors: ['NOT_FOUND'],
  }),
  'GET /api/admin/users/:id/statement.pdf': endpoint({
    ...adminRead('money.read'),
    summary: 'The statement of a host about a finished month',
    params: IdParams,
    query: z.object({ month: MonthText }),
    result: z.string().describe('application/pdf'),
    errors: ['NOT_FOUND'],
  }),
  'GET /api/admin/payout-batches': endpoint({
    ...adminRead('money.read'),
    summary: 'Batches of payouts by bank transfer',
    query: z.object({ ...listQuery('createdAt'), state: z.enum(PAYOUT_BATCH_STATES).optional() }),
    result: listOf(BatchRow),
    errors: [],
  }),
  'GET /api/admin/payout-batches/next': endpoint({
    ...adminRead('money.read'),
    summary: 'Whom the next batch would pay, and who has no account for it',
    result: z.object({
      mode: z.enum(PAYOUT_MODES),
      hasSender: z.boolean(),
      candidates: z.array(Candidate),
      debts: z
        .array(z.object({ host: AdminPerson.nullable(), amount: Amount }))
        .describe('refunds of charges that were paid out, by host: deducted from the next payout'),
      totals: z.array(Amount),
    }),
    errors: [],
  }),
  'GET /api/admin/payout-batches/:id': endpoint({
    ...adminRead('money.read'),
    summary: 'A batch with its payouts',
    params: IdParams,
    result: BatchRow.extend({
      payouts: z.array(Payout),
      can: z.object({
        approve: z.boolean(),
        cancel: z.boolean(),
        file: z.boolean(),
        mark: z.boolean(),
      }),
    }),
    errors: ['NOT_FOUND'],
  }),
  'POST /api/admin/payout-batches': endpoint({
    ...adminMoneyWrite('payouts.record'),
    summary:
      'Pay all hosts with a usable account what is payable; above the limit a second administrator approves it',
    body: z.object({
      day: DateText,
      yenPerDollar: z.number().min(YEN_RATE.min).max(YEN_RATE.max).multipleOf(0.01).nullable(),
      totals: z.array(Amount).describe('what the administrator saw'),
      reason: Reason,
    }),
    result: BatchRow,
    status: 201,
    errors: [
      'PAYOUTS_OFF',
      'NO_PAYOUTS',
      'PAYOUT_SENDER_MISSING',
      'PAYOUT_RATE_MISSING',
      'STALE_EDIT',
      'NOT_A_BANK_DAY',
    ],
  }),
  'POST /api/admin/payout-batches/:id/approve': endpoint({
    ...adminMoneyWrite('money.approve'),
    summary:
      'Approve a batch of another administrator; hosts who changed their account or have a share that is kept back are left out',
    params: IdParams,
    result: Ok,
    errors: [...BATCH_ERRORS, 'OWN_APPROVAL', 'OWN_ACCOUNT', 'NOT_A_BANK_DAY'],
  }),
  'POST /api/admin/payout-batches/:id/cancel': endpoint({
    ...adminMoneyWrite('payouts.record'),
    summary: 'Cancel a batch that waits; its amounts are payable again',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: BATCH_ERRORS,
  }),
  'POST /api/admin/payout-batches/:id/file': endpoint({
    ...adminMoneyWrite('payouts.record'),
    summary: 'The file for the bank, in base64: records of 120 bytes in Shift_JIS (全銀)',
    params: IdParams,
    result: z.object({ name: z.string(), content: z.base64() }),
    errors: ['NOT_FOUND', 'NO_PAYOUTS', 'NOT_A_BANK_DAY', 'PAYOUT_SENDER_MISSING'],
  }),
  'POST /api/admin/payouts/:id/reverse': endpoint({
    ...adminMoneyWrite('payouts.record'),
    summary:
      'Take a transfer back at the card provider; its amount is payable again, unless the account has drawn it',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'OWN_ACCOUNT'],
  }),
  'POST /api/admin/payout-batches/:id/mark': endpoint({
    ...adminMoneyWrite('payouts.record'),
    summary:
      'Record that the bank paid or returned payouts, that they were withdrawn from it, or came back after they were paid; what was not paid is payable again',
    params: IdParams,
    body: z.object({
      ids: z.array(Id).min(1).max(500),
      outcome: z.enum(PAYOUT_OUTCOMES),
      reason: Reason,
    }),
    result: z.object({ marked: z.array(Id), late: z.array(Id) }),
    errors: ['NOT_FOUND', 'OWN_ACCOUNT'],
  }),
}
