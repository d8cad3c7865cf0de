/** Values of the filters. Only types come from the contract, so that pages do not contain zod. */
import type { QueryOf } from '@tomogolf/contract/api/endpoints'
import type { ListKey } from './use-list.ts'

type Choices<K extends ListKey, Name extends keyof QueryOf<K>> = readonly NonNullable<
  QueryOf<K>[Name]
>[]
export const HOLD_VIEWS = [
  'waiting',
  'lapsing',
  'standing',
  'problem',
  'ended',
] as const satisfies Choices<'GET /api/admin/holds', 'view'>
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
] as const satisfies Choices<'GET /api/admin/cases', 'kind'>
export const CASE_STATES = ['open', 'accepted', 'rejected'] as const satisfies Choices<
  'GET /api/admin/cases',
  'state'
>
export const APPROVAL_STATES = [
  'waiting',
  'approved',
  'declined',
  'withdrawn',
  'expired',
  'overtaken',
] as const satisfies Choices<'GET /api/admin/approvals', 'state'>
export const PAYOUT_BATCH_STATES = ['waiting', 'sent', 'cancelled'] as const satisfies Choices<
  'GET /api/admin/payout-batches',
  'state'
>
export const EVIDENCE_STATES = [
  'none',
  'waiting',
  'accepted',
  'declined',
] as const satisfies Choices<'GET /api/admin/bookings', 'state'>
export const DISPUTE_FILTERS = [
  'open',
  'inquiry',
  'inquiry_review',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'closed',
] as const satisfies Choices<'GET /api/admin/disputes', 'state'>
export const ISSUE_REASONS = [
  'host_not_here',
  'wrong_information',
  'behaviour',
  'safety',
  'rating',
  'appeal',
  'other',
] as const satisfies Choices<'GET /api/admin/issues', 'reason'>
export const REPORT_KINDS = ['message', 'question', 'answer', 'person'] as const satisfies Choices<
  'GET /api/admin/reports',
  'kind'
>
export const TRANSACTION_TYPES = [
  'platform_fee',
  'no_show_penalty',
  'host_no_show_penalty',
  'left_late_charged',
  'payment_captured',
  'payment_refunded',
  'payment_authorized',
  'hold_released',
  'payment_disputed',
  'attendance_verified',
  'payment_method_verified',
  'game_hosted',
  'game_joined',
  'game_cancelled',
  'left_early_free',
  'passed_on',
] as const satisfies Choices<'GET /api/admin/transactions', 'type'>
