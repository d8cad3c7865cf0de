import { z } from 'zod'
import { SETTING_KEYS } from '@tomogolf/domain/settings'
import { AdminCourseQuery, AdminCourseRow, AdminIssueQuery, AdminIssueRow, AdminRequestQuery, AdminRequestRow, AdvanceBody, CourseCreateBody, CourseEditBody, FixBody, IMPORT_BYTES, ImportBody, ImportResult, MergeBody } from './admin-content.schemas.ts'
import {
  AdminCaseQuery, AdminCaseRow, AdminHold, AdminHoldQuery, AdminHoldRow, AdminTransaction, AdminTransactionQuery, AdminTransactionRow, Analytics, AnalyticsQuery, CaptureBody, DecideBody, Overview, OVERVIEW_RANGES, PayOutsBody, PayOutsResult, RefundBody, Revenue, RevenueQuery, SystemStatus,
} from './admin-money.schemas.ts'
import {
  AdminGame, AdminGameQuery, AdminGameRow, AdminUser, AdminUserBody, AdminUserQuery, AdminUserRow, AuditQuery, AuditRow, ForceCancelBody, ListPagination, Reason, ReasonBody, SettingChange, Standing, StrikeBody, SuspensionBody, Timeline, TimelineQuery,
} from './admin.schemas.ts'
import { CourseSlug, Id, IdParams, Ok } from './common.schemas.ts'
import { endpoint } from './endpoint.ts'
import { SettingRow } from './system.ts'

const list = <S extends z.ZodType>(row: S) => z.object({ rows: z.array(row), pagination: ListPagination })
const read = { guard: 'admin', limit: 'read' } as const
const write = { guard: 'admin', limit: 'write' } as const
const SettingWrite = SettingRow.extend({ settingKey: z.enum(SETTING_KEYS) })

/** The back-office. Lists answer as CSV where the caller accepts `text/csv`. */
export const admin = {
  'GET /api/admin/overview': endpoint({ ...read, summary: 'What happened lately and what waits for a decision', query: z.object({ range: z.enum(OVERVIEW_RANGES).default('12w') }), result: Overview, errors: [] }),
  'GET /api/admin/revenue': endpoint({ ...read, summary: 'Platform fees by day, week or month, and what is owed to hosts', query: RevenueQuery, result: Revenue, errors: [] }),
  'GET /api/admin/analytics': endpoint({ ...read, summary: 'Sign-ups, games, joins and where they happen', query: AnalyticsQuery, result: Analytics, errors: [] }),
  'GET /api/admin/system-status': endpoint({ ...read, summary: 'Probes of everything the product stands on', result: SystemStatus, errors: [] }),
  'GET /api/admin/audit-log': endpoint({ ...read, summary: 'What administrators did', query: AuditQuery, result: list(AuditRow), errors: [] }),
  'GET /api/admin/users': endpoint({ ...read, summary: 'People', query: AdminUserQuery, result: list(AdminUserRow), errors: [] }),
  'GET /api/admin/users/:id': endpoint({ ...read, summary: 'One person, with standing and history', params: IdParams, result: AdminUser, errors: ['NOT_FOUND'] }),
  'GET /api/admin/users/:id/timeline': endpoint({ ...read, summary: 'Everything that one person did and that was done to them, a page at a time', params: IdParams, query: TimelineQuery, result: Timeline, errors: ['NOT_FOUND'] }),
  'PATCH /api/admin/users/:id': endpoint({ ...write, summary: 'Correct a profile', params: IdParams, body: AdminUserBody, result: AdminUser, errors: ['NOT_FOUND', 'STALE_EDIT', 'AGE_TOO_YOUNG', 'INVALID_PHONE', 'TOO_MANY_LANGUAGES', 'USERNAME_ALREADY_EXISTS'] }),
  'POST /api/admin/users/:id/strikes': endpoint({ ...write, summary: 'Give a strike; the second suspends for a month, further ones for six', params: IdParams, body: StrikeBody, result: Standing, errors: ['NOT_FOUND', 'STALE_EDIT'] }),
  'DELETE /api/admin/users/:id/strikes/:strikeId': endpoint({ ...write, summary: 'Take a strike back, with the suspension it caused', params: z.object({ id: Id, strikeId: Id }), body: ReasonBody, result: Standing, errors: ['NOT_FOUND', 'ALREADY_DONE'] }),
  'POST /api/admin/users/:id/suspension': endpoint({ ...write, summary: 'Suspend for 7, 30, 90, 180 days or a year', params: IdParams, body: SuspensionBody, result: Standing, errors: ['NOT_FOUND', 'STALE_EDIT'] }),
  'DELETE /api/admin/users/:id/suspension': endpoint({ ...write, summary: 'Lift a suspension', params: IdParams, body: ReasonBody, result: Standing, errors: ['NOT_FOUND', 'NOT_SUSPENDED'] }),
  'POST /api/admin/users/:id/reset-password': endpoint({ ...write, summary: 'Send somebody a link for a new password', params: IdParams, result: Ok, errors: ['NOT_FOUND'] }),
  'GET /api/admin/games': endpoint({ ...read, summary: 'Games of every status', query: AdminGameQuery, result: list(AdminGameRow), errors: [] }),
  'GET /api/admin/games/:id': endpoint({ ...read, summary: 'One game, its guests, holds and history', params: IdParams, result: AdminGame, errors: ['GAME_NOT_FOUND'] }),
  'POST /api/admin/games/:id/cancel': endpoint({ ...write, summary: 'Force-cancel: everybody is told, all funds stay as they are', params: IdParams, body: ForceCancelBody, result: AdminGame, errors: ['GAME_NOT_FOUND', 'GAME_CANCELLED', 'GAME_ALREADY_TAKEN_PLACE', 'STALE_EDIT'] }),
  'GET /api/admin/transactions': endpoint({ ...read, summary: 'All transactions', query: AdminTransactionQuery, result: list(AdminTransactionRow), errors: [] }),
  'GET /api/admin/transactions/:id': endpoint({ ...read, summary: 'One transaction, with its books and the state at the card provider', params: IdParams, result: AdminTransaction, errors: ['NOT_FOUND'] }),
  'POST /api/admin/transactions/:id/retry': endpoint({ ...write, summary: 'Try a refused charge again', params: IdParams, body: ReasonBody, result: Ok, errors: ['NOT_FOUND', 'CHARGE_NOT_RETRYABLE', 'STRIPE_ERROR'] }),
  'POST /api/admin/transactions/:id/refund': endpoint({ ...write, summary: 'Give back a part or all of what was taken', params: IdParams, body: RefundBody, result: Ok, errors: ['NOT_FOUND', 'REFUND_NOT_POSSIBLE', 'AMOUNT_TOO_HIGH', 'STALE_EDIT', 'STRIPE_ERROR'] }),
  'POST /api/admin/transactions/:id/pay-out': endpoint({ ...write, summary: 'A host was paid what a penalty owed them', params: IdParams, body: ReasonBody, result: Ok, errors: ['NOT_FOUND', 'ALREADY_DONE'] }),
  'POST /api/admin/pay-outs': endpoint({ ...write, summary: 'Hosts were paid what several penalties owed them; each is recorded by itself', body: PayOutsBody, result: PayOutsResult, errors: [] }),
  'GET /api/admin/holds/:id': endpoint({ ...read, summary: 'One hold, with its log, its books and the state at the card provider', params: IdParams, result: AdminHold, errors: ['NOT_FOUND'] }),
  'POST /api/admin/holds/:id/release': endpoint({ ...write, summary: 'Give a whole hold back', params: IdParams, body: ReasonBody, result: Ok, errors: ['NOT_FOUND', 'HOLD_STILL_NEEDED', 'ALREADY_DONE'] }),
  'POST /api/admin/holds/:id/capture': endpoint({ ...write, summary: 'Take a part or all of a hold; the rest goes back', params: IdParams, body: CaptureBody, result: Ok, errors: ['NOT_FOUND', 'HOLD_STILL_NEEDED', 'AMOUNT_TOO_HIGH', 'ALREADY_DONE'] }),
  'POST /api/admin/cases/:id/decide': endpoint({ ...write, summary: 'Decide a case', params: IdParams, body: DecideBody, result: Ok, errors: ['NOT_FOUND', 'ALREADY_DONE', 'HOLD_NOT_DECIDED', 'CHARGE_NOT_RETRYABLE', 'PAYMENT_OUTCOME_UNKNOWN'] }),
  'GET /api/admin/holds': endpoint({ ...read, summary: 'Holds on cards', query: AdminHoldQuery, result: list(AdminHoldRow), errors: [] }),
  'GET /api/admin/cases': endpoint({ ...read, summary: 'What an operator has to decide', query: AdminCaseQuery, result: list(AdminCaseRow), errors: [] }),
  'GET /api/admin/issues': endpoint({ ...read, summary: 'Problems reported on games', query: AdminIssueQuery, result: list(AdminIssueRow), errors: [] }),
  'POST /api/admin/issues/:id/fix': endpoint({ ...write, summary: 'Say how a problem was fixed', params: IdParams, body: FixBody, result: Ok, errors: ['NOT_FOUND', 'ALREADY_DONE'] }),
  'POST /api/admin/issues/:id/decide': endpoint({ ...write, summary: 'Decide an appeal; accepted, its strike is taken back', params: IdParams, body: DecideBody, result: Ok, errors: ['NOT_FOUND', 'ALREADY_DONE'] }),
  'POST /api/admin/ratings/:id/hide': endpoint({ ...write, summary: 'Take a rating away: it is shown no more and no longer counts', params: IdParams, body: ReasonBody, result: Ok, errors: ['NOT_FOUND', 'ALREADY_DONE'] }),
  'GET /api/admin/requests': endpoint({ ...read, summary: 'Requests for tee times and clubs, and messages', query: AdminRequestQuery, result: list(AdminRequestRow), errors: [] }),
  'PATCH /api/admin/requests/:id': endpoint({ ...write, summary: 'Take up, answer, take up again or close a request, or write a note on it', params: IdParams, body: AdvanceBody, result: Ok, errors: ['NOT_FOUND', 'CONFLICT', 'STALE_EDIT', 'VALIDATION_ERROR'] }),
  'GET /api/admin/courses': endpoint({ ...read, summary: 'Golf courses, hidden and merged ones included', query: AdminCourseQuery, result: list(AdminCourseRow), errors: [] }),
  'POST /api/admin/courses': endpoint({ ...write, summary: 'Add a course', body: CourseCreateBody, result: AdminCourseRow, status: 201, errors: ['CONFLICT', 'VALIDATION_ERROR'] }),
  'PATCH /api/admin/courses/:id': endpoint({ ...write, summary: 'Correct, hide or show a course', params: z.object({ id: CourseSlug }), body: CourseEditBody, result: AdminCourseRow, errors: ['NOT_FOUND', 'STALE_EDIT'] }),
  'POST /api/admin/courses/merge': endpoint({ ...write, summary: 'One course is another: its games and address go there', body: MergeBody, result: AdminCourseRow, errors: ['NOT_FOUND', 'CONFLICT'] }),
  'POST /api/admin/courses/import': endpoint({ ...write, summary: 'Import a CSV or GeoJSON, first as a preview', body: ImportBody, bodyLimit: IMPORT_BYTES, result: ImportResult, errors: ['VALIDATION_ERROR', 'STALE_EDIT'] }),
  'GET /api/admin/settings/changes': endpoint({ ...read, summary: 'Who changed which setting last', result: z.object({ changes: z.array(SettingChange) }), errors: [] }),
  'PUT /api/admin/settings': endpoint({ ...write, summary: 'Change the numbers that every rule uses', body: z.object({ settings: z.array(SettingWrite).min(1), seen: z.array(SettingWrite).optional(), reason: Reason.optional() }), result: z.object({ settings: z.array(SettingRow) }), errors: ['VALIDATION_ERROR', 'STALE_EDIT'] }),
}
