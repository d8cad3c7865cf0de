import { z } from 'zod'
import { Amount, CourseNames, Id, InstantText } from './common.schemas.ts'
import { Operator } from './settings.schemas.ts'

export const TRANSACTION_TYPES = [
  'attendance_verified',
  'payment_authorized',
  'payment_captured',
  'payment_refunded',
  'platform_fee',
  'no_show_penalty',
  'host_no_show_penalty',
  'payment_method_verified',
  'game_cancelled',
  'left_early_free',
  'passed_on',
  'left_late_charged',
  'game_hosted',
  'game_joined',
  'hold_released',
  'payment_disputed',
] as const
/** `frozen`: owed to a host, until the guest's bank has decided about the charge. */
export const TRANSACTION_STATUSES = [
  'successful',
  'failed',
  'pending',
  'refunded',
  'frozen',
] as const
export const Transaction = z.object({
  id: Id,
  type: z.enum(TRANSACTION_TYPES),
  status: z.enum(TRANSACTION_STATUSES),
  amount: Amount.nullable(),
  createdAt: InstantText,
  game: CourseNames.extend({ id: Id, date: z.string() }).nullable(),
  counterpart: z.string().nullable().describe('the other person, first name and initial'),
  companion: z
    .string()
    .nullable()
    .describe(
      'whose seat it is about, first name and initial, empty once erased; null: the own seat of the guest',
    ),
  card: z.string().nullable(),
  reason: z.string().nullable(),
  refunded: Amount.nullable().describe('how much of the amount was refunded since'),
  net: Amount.nullable().describe('the amount less refunds; null where no money was taken'),
  receipt: z.boolean().describe('whether it has a receipt'),
})
export const GAME_MONEY_STATES = [
  'planned',
  'held',
  'charged',
  'released',
  'refunded',
  'owed',
  'none',
] as const
/** The filters of the list: states that a user looks for. */
export const GAME_MONEY_FILTERS = ['held', 'charged', 'refunded'] as const
/** A game's transactions as one line; without a game, one transaction of its own. */
export const GameMoney = z.object({
  game: CourseNames.extend({ id: Id, date: z.string() }).nullable(),
  state: z.enum(GAME_MONEY_STATES),
  amount: Amount.nullable().describe('for the card; green fees paid at the course are not in it'),
  entries: z.array(Transaction).describe('newest first'),
})
/**
 * A receipt for captured money. Amounts include consumption tax. `number` never changes; `issuer`
 * is null when no company is configured.
 */
export const Receipt = z.object({
  number: z.string(),
  issuedAt: InstantText,
  paidAt: InstantText,
  type: z.enum(TRANSACTION_TYPES),
  cause: z.enum(['check_in', 'no_show', 'late_leave', 'operator', 'host_absent']),
  recipient: z.string(),
  companion: z
    .string()
    .nullable()
    .describe('whose seat was paid for, empty once erased; null: the own'),
  game: CourseNames.extend({ id: Id, date: z.string() }),
  card: z.string().nullable(),
  lines: z.array(
    z.object({ kind: z.enum(['platform_fee', 'green_fee', 'host_penalty']), amount: Amount }),
  ),
  total: Amount,
  refunds: z.array(z.object({ amount: Amount, at: InstantText })),
  paid: Amount.describe('the total less refunds'),
  tax: z
    .object({ percent: z.number(), amount: Amount })
    .nullable()
    .describe('consumption tax inside the platform fee; a penalty is none'),
  basis: z.string().describe('how the amount was computed'),
  policyVersion: z.string(),
  issuer: Operator,
  registrationNumber: z
    .string()
    .nullable()
    .describe('of a qualified invoice issuer in Japan: T and 13 digits'),
})
