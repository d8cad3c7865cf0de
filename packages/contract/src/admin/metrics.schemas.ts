import { z } from 'zod'
import { LIQUIDITY_DAYS } from '@tomogolf/domain/wishes/liquidity'
import { Amount, CourseNames, DateText, InstantText } from '../common.schemas.ts'
import { AdminPerson, ContactReason } from './common.schemas.ts'

const Split = z.object({
  fees: Amount,
  penalties: Amount,
  refunds: Amount,
  owedToHosts: Amount,
  gross: Amount,
  net: Amount,
  tax: Amount.nullable(),
})
export const REVENUE_GROUPS = ['day', 'week', 'month'] as const
const Range = {
  from: DateText.optional(),
  to: DateText.optional(),
  groupBy: z.enum(REVENUE_GROUPS).default('week'),
}
export const REVENUE_PARTS = ['periods', 'courses', 'regions', 'hosts'] as const
/** `part`: the table to export as CSV. */
export const RevenueQuery = z.object({
  ...Range,
  part: z.enum(REVENUE_PARTS).default('periods'),
  contactReason: ContactReason,
})
export const ANALYTICS_PARTS = ['periods', 'funnel', 'retention'] as const
export const AnalyticsQuery = z.object({
  ...Range,
  part: z.enum(ANALYTICS_PARTS).default('periods'),
})
/**
 * `fees`: platform fees of check-ins. `penalties`: platform fees of late leaves and no-shows. Both
 * are less what the platform bore of their refunds, which `refunds` shows. `owedToHosts`: the
 * green-fee part of penalties less refunds and payouts, which is not revenue. `net`: fees and
 * penalties together; `gross` less `refunds`. `tax`: the consumption tax inside the net revenue of
 * services, by day, so that any periods add up; null by course and region.
 */
export const RevenuePeriod = z.object({
  from: DateText,
  to: DateText,
  finished: z.boolean(),
  checkIns: z.int(),
  byCurrency: z.array(Split),
})
export const Revenue = z.object({
  from: DateText,
  to: DateText,
  periods: z.array(RevenuePeriod),
  totals: z.array(Split),
  /** Whether the sums agree with the ledger now: what it has more, by currency; empty when equal. */
  ledger: z.object({ at: InstantText, differences: z.array(Amount) }),
  hosts: z.array(z.object({ person: AdminPerson, owed: z.array(Amount), oldest: InstantText })),
  /** Highest revenue first, one row per currency. `region` is empty when unknown. */
  courses: z.array(CourseNames.extend({ region: z.string(), games: z.int(), split: Split })),
  regions: z.array(z.object({ region: z.string(), games: z.int(), split: Split })),
})
export const OVERVIEW_RANGES = ['7d', '30d', '12w'] as const
const Series = z.array(z.number())
const Kpi = z.object({ now: z.number(), before: z.number(), series: Series })
export const Overview = z.object({
  revenue: z.array(z.object({ now: Amount, before: Amount, series: Series })),
  /** Null, and `revenue` empty, for a role that reads no money. */
  held: z
    .object({ amounts: z.array(Amount), holds: z.int(), oldest: InstantText.nullable() })
    .nullable(),
  checkedIn: z.object({
    arrived: z.int(),
    expected: z.int(),
    arrivedBefore: z.int(),
    expectedBefore: z.int(),
    series: Series,
  }),
  noShows: Kpi,
  newUsers: Kpi,
  newGames: Kpi,
  /**
   * Average minutes from a request to its first reply, of requests replied to in the range; null
   * when there is none.
   */
  responseTimes: z.object({
    now: z.int().nullable(),
    before: z.int().nullable(),
    answered: z.int(),
    series: Series,
  }),
  decisions: z.array(
    z.object({
      kind: z.enum([
        'approval',
        'case',
        'hold_lapsing',
        'hold_waiting',
        'request',
        'issue',
        'report',
      ]),
      id: z.string(),
      thread: z.string().nullable().describe('reference and name'),
      course: CourseNames.nullable(),
      at: InstantText,
      detail: z.string(),
    }),
  ),
  decisionsTotal: z.int(),
  counts: z.object({
    users: z.int(),
    upcomingGames: z.int(),
    openCases: z.int(),
    openRequests: z.int(),
    /** Threads of the inbox that wait for the team. */
    waitingThreads: z.int(),
    openIssues: z.int(),
    openReports: z.int(),
    waitingHolds: z.int(),
    waitingApprovals: z.int(),
  }),
  revenuePeriods: z.array(RevenuePeriod),
})
/**
 * `visited` counts visits of signed-out people, and is at least `registered`: some browsers ask not
 * to be counted. Later steps count users who registered in the range, each in every step up to the
 * furthest one they have reached since, so that no step exceeds the one before.
 */
const Funnel = z.object({
  visited: z.int(),
  registered: z.int(),
  verified: z.int(),
  profileComplete: z.int(),
  cardSaved: z.int(),
  joined: z.int(),
  checkedIn: z.int(),
})
export const Analytics = z.object({
  from: DateText,
  to: DateText,
  /**
   * `arrived`, `noShows`: guests of games played in the period. `games`, `gamesCancelled`: games
   * with a tee time in the period. `seatsLeft` of `seatsAgreed`: guests of these games who left.
   */
  periods: z.array(
    z.object({
      from: DateText,
      to: DateText,
      finished: z.boolean(),
      signUps: z.int(),
      gamesHosted: z.int(),
      joins: z.int(),
      checkIns: z.int(),
      leaves: z.int(),
      cancels: z.int(),
      games: z.int(),
      gamesCancelled: z.int(),
      seatsAgreed: z.int(),
      seatsLeft: z.int(),
      arrived: z.int(),
      noShows: z.int(),
    }),
  ),
  funnel: Funnel,
  languages: z.array(Funnel.extend({ language: z.string() })),
  countries: z.array(Funnel.extend({ country: z.string() })),
  regions: z.array(
    z.object({ region: z.string(), games: z.int(), seats: z.int(), taken: z.int() }),
  ),
  /**
   * Hosts by the month of their first tee time, and how many hosted again in each later month.
   * Future months are absent.
   */
  retention: z.array(z.object({ month: z.string(), hosts: z.int(), active: z.array(z.int()) })),
})

const Rate = z.object({ part: z.int(), whole: z.int() })
/**
 * Games with a tee time in the last days, and wishes of these days that are older than the time in
 * which they should be met. `region`: empty for games elsewhere, `all` for the sum.
 * `wishesMet`: owners were notified about a fitting game within 48 hours. `gamesOn`: not cancelled and
 * at their minimum of players. `spotsFilled`: of games not cancelled. `firstJoin`: days from
 * publishing to the first guest, in the middle of the games that got one. `hostsReturn`: hosts of
 * games 45 days earlier who hosted again within 45 days. `attended`: guests checked in, of those and
 * the no-shows.
 */
const LiquidityRow = z.object({
  region: z.string(),
  games: z.int(),
  wishesMet: Rate,
  gamesOn: Rate,
  spotsFilled: Rate,
  firstJoin: z.object({ days: z.number().nullable(), games: z.int() }),
  hostsReturn: Rate,
  attended: Rate,
})
export const LiquidityQuery = z.object({ days: z.enum(LIQUIDITY_DAYS).default('60') })
export const Liquidity = z.object({ from: DateText, to: DateText, rows: z.array(LiquidityRow) })
