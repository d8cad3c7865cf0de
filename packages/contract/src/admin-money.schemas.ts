import { z } from 'zod'
import { HOLD_GOALS, HOLD_STATES } from '@tomogolf/domain/hold-machine'
import { AdminGameRef, AdminPerson, listQuery, Reason, Search } from './admin.schemas.ts'
import { Amount, DateText, Id, InstantText } from './common.schemas.ts'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from './payments.ts'

/** `waiting`: standing without a decision (a force-cancelled game, a statement); `lapsing`: the provider lets go of it within two days. */
export const HOLD_VIEWS = ['waiting', 'lapsing', 'standing', 'problem', 'ended'] as const
export const AdminHoldQuery = z.object({ ...listQuery('captureBefore', 'createdAt'), view: z.enum(HOLD_VIEWS).optional(), game: Id.optional(), guest: Id.optional(), search: Search })
export const AdminHoldRow = z.object({
  id: Id, status: z.enum(HOLD_STATES), goal: z.enum(HOLD_GOALS), guest: AdminPerson, game: AdminGameRef, amount: Amount, fee: Amount, card: z.string().nullable(), placeAt: InstantText, captureBefore: InstantText.nullable(),
  problem: z.string().nullable(), createdAt: InstantText, taken: Amount.nullable(),
  /** Why money was taken: its reason, what the amount is made of, and the text the guest agreed to. */
  basis: z.string().nullable(), captureReason: z.string().nullable(), policyVersion: z.string(), canDecide: z.boolean(), intentId: z.string().nullable(),
})
/** Part of the hold, in major units; the rest goes back. */
export const CaptureBody = z.object({ amount: z.number().positive(), reason: Reason })

export const AdminTransactionQuery = z.object({
  ...listQuery('createdAt'), type: z.enum(TRANSACTION_TYPES).optional(), status: z.enum(TRANSACTION_STATUSES).optional(), user: Id.optional(), game: Id.optional(), from: DateText.optional(), to: DateText.optional(),
})
export const AdminTransactionRow = z.object({
  id: Id, type: z.enum(TRANSACTION_TYPES), status: z.enum(TRANSACTION_STATUSES), user: AdminPerson, counterpart: z.string().nullable(), game: AdminGameRef.nullable(), amount: Amount.nullable(), card: z.string().nullable(), reason: z.string().nullable(), createdAt: InstantText, holdId: Id.nullable(),
  can: z.object({ retry: z.boolean(), refund: z.boolean(), payOut: z.boolean() }),
})
export const RefundBody = z.object({ amount: z.number().positive(), reason: Reason })

export const CASE_KINDS = ['attendance', 'host_absent', 'hold_lapsed', 'force_cancelled', 'drift', 'charge_refused'] as const
export const CASE_STATES = ['open', 'accepted', 'rejected'] as const
export const AdminCaseQuery = z.object({ ...listQuery('createdAt'), state: z.enum(CASE_STATES).optional(), kind: z.enum(CASE_KINDS).optional(), game: Id.optional() })
export const AdminCaseRow = z.object({
  id: Id, kind: z.enum(CASE_KINDS), state: z.enum(CASE_STATES), createdAt: InstantText, game: AdminGameRef, host: AdminPerson, guest: AdminPerson.nullable(), statement: z.string().nullable(), statementAt: InstantText.nullable(),
  hold: z.object({ id: Id, status: z.enum(HOLD_STATES), amount: Amount, fee: Amount, captureBefore: InstantText.nullable() }).nullable(), details: z.string().nullable(),
  decidedAt: InstantText.nullable(), decidedBy: z.string().nullable(), reason: z.string().nullable(),
})
export const DecideBody = z.object({ outcome: z.enum(['accepted', 'rejected']), reason: Reason })

const Split = z.object({ fees: Amount, penalties: Amount, owedToHosts: Amount })
export const REVENUE_GROUPS = ['day', 'week', 'month'] as const
export const RevenueQuery = z.object({ from: DateText.optional(), to: DateText.optional(), groupBy: z.enum(REVENUE_GROUPS).default('week') })
/** `fees`: platform fees of check-ins; `penalties`: platform fees of late leaves and no-shows; `owedToHosts`: the green-fee part of penalties, which is not revenue. */
export const RevenuePeriod = z.object({ from: DateText, to: DateText, finished: z.boolean(), checkIns: z.int(), byCurrency: z.array(Split) })
export const Revenue = z.object({
  from: DateText, to: DateText, periods: z.array(RevenuePeriod), totals: z.array(Split),
  hosts: z.array(z.object({ person: AdminPerson, owed: z.array(Amount), oldest: InstantText })), courses: z.array(z.object({ courseName: z.string(), games: z.int(), revenue: z.array(Amount) })),
})

export const OVERVIEW_RANGES = ['7d', '30d', '12w'] as const
const Series = z.array(z.number())
const Kpi = z.object({ now: z.number(), before: z.number(), series: Series })
export const Overview = z.object({
  revenue: z.array(z.object({ now: Amount, before: Amount, series: Series })),
  held: z.object({ amounts: z.array(Amount), holds: z.int(), oldest: InstantText.nullable() }),
  checkedIn: z.object({ arrived: z.int(), expected: z.int(), arrivedBefore: z.int(), expectedBefore: z.int(), series: Series }), noShows: Kpi, newUsers: Kpi, newGames: Kpi,
  decisions: z.array(z.object({ kind: z.enum(['case', 'hold_lapsing', 'hold_waiting', 'request', 'issue']), id: z.string(), title: z.string(), at: InstantText, detail: z.string() })), decisionsTotal: z.int(),
  counts: z.object({ users: z.int(), upcomingGames: z.int(), openCases: z.int(), openRequests: z.int(), openIssues: z.int(), waitingHolds: z.int() }), revenuePeriods: z.array(RevenuePeriod),
})
export const Analytics = z.object({
  from: DateText, to: DateText,
  periods: z.array(z.object({ from: DateText, to: DateText, finished: z.boolean(), signUps: z.int(), gamesHosted: z.int(), joins: z.int(), checkIns: z.int(), leaves: z.int(), cancels: z.int() })),
  funnel: z.object({ registered: z.int(), verified: z.int(), profileComplete: z.int(), cardSaved: z.int(), playedOrJoined: z.int() }), languages: z.array(z.object({ language: z.string(), users: z.int() })),
  regions: z.array(z.object({ region: z.string(), games: z.int(), seats: z.int(), taken: z.int() })), countries: z.array(z.object({ country: z.string(), users: z.int() })),
})
export const PROBES = ['database', 'provider', 'mail', 'qr', 'jobs', 'storage'] as const
export const SystemStatus = z.object({
  checkedAt: InstantText, version: z.string(),
  probes: z.array(z.object({ name: z.enum(PROBES), state: z.enum(['ok', 'slow', 'failing', 'unused']), ms: z.number(), facts: z.record(z.string(), z.union([z.string(), z.number()])), lastError: z.object({ at: InstantText, message: z.string() }).nullable(), history: z.array(z.enum(['ok', 'slow', 'failing', 'unused'])) })),
})
