import {
  and,
  asc,
  count,
  eq,
  gte,
  inArray,
  isNull,
  lt,
  ne,
  not,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Overview } from '@tomogolf/contract/admin/metrics.schemas'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { REQUEST_KINDS } from '@tomogolf/domain/requests'
import { hasPermission, type AdminRole, type Permission } from '@tomogolf/domain/team/permissions'
import { hours, iso, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { cases, gameReports } from '../../participations/cases/cases.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { paymentApprovals } from '../../participations/payment-approvals/payment-approvals.table.ts'
import { contentReports } from '../../moderation/moderation.table.ts'
import { requests } from '../../requests/requests.table.ts'
import { fullName } from '../dto.presenter.ts'

type Decision = z.input<typeof Overview>['decisions'][number]
export type Viewer = { readonly userId: string; readonly adminRole: AdminRole | null }
type Counts = {
  openCases: number
  waitingThreads: number
  openIssues: number
  openReports: number
  waitingHolds: number
  openRequests: number
  waitingApprovals: number
}
/** An operator is warned this long before the provider releases a hold on its own. */
const EXPIRY_WARNING = hours(48)
/** Decisions on the overview, most urgent kind first. */
const SHOWN = 6
const URGENCY: readonly Decision['kind'][] = [
  'approval',
  'hold_lapsing',
  'case',
  'hold_waiting',
  'report',
  'request',
  'issue',
]

/** Holds that were frozen until an operator decides. */
const IS_FROZEN = and(eq(holds.status, 'authorised'), eq(holds.goal, 'freeze'))
/** Reports and appeals are decisions of their own. */
const isSent = inArray(requests.kind, [...REQUEST_KINDS])
/** Open cases about a hold: it is named, or it belongs to the case's place. */
const openCasesOfHold = (tx: Tx) =>
  tx.orm
    .select({ id: cases.id })
    .from(cases)
    .where(
      and(
        eq(cases.status, 'open'),
        or(eq(cases.holdId, holds.id), eq(cases.participationId, holds.participationId)),
      ),
    )
/** Holds that wait for an operator: frozen ones, and those whose guest disputes the attendance. */
export const awaitsOperator = (tx: Tx): SQL =>
  inArray(
    holds.id,
    unionAll(
      tx.orm.select({ id: holds.id }).from(holds).where(IS_FROZEN),
      tx.orm
        .select({ id: holds.id })
        .from(holds)
        .innerJoin(cases, eq(cases.participationId, holds.participationId))
        .where(
          and(
            eq(cases.status, 'open'),
            eq(cases.kind, 'attendance'),
            eq(holds.status, 'authorised'),
            ne(holds.goal, 'freeze'),
          ),
        ),
    ),
  )
/** Undecided holds that the provider will release soon. */
export const expiresSoon = (now: Instant): SQL | undefined =>
  and(
    eq(holds.status, 'authorised'),
    inArray(holds.goal, ['keep', 'freeze']),
    lt(holds.captureBefore, now + EXPIRY_WARNING),
  )

/** Requests of others for an approval. */
const awaitsApproval = (now: Instant, viewerId: string): SQL | undefined =>
  and(
    eq(paymentApprovals.status, 'waiting'),
    gte(paymentApprovals.until, now),
    ne(paymentApprovals.askedBy, viewerId),
  )

const ofCourse = {
  courseName: sql<string | null>`${games.courseName}`.as('course_name'),
  courseNameJa: sql<string | null>`${games.courseNameJa}`.as('course_name_ja'),
  thread: sql<string | null>`NULL::text`.as('thread'),
}

/** The oldest open decisions of each kind, in the shape of one list. */
function openDecisions(tx: Tx, now: Instant, viewerId: string) {
  const kind = (name: Decision['kind']) => sql<Decision['kind']>`${name}::text`.as('kind')
  const holdsWith = (
    name: Decision['kind'],
    at: typeof holds.captureBefore | typeof holds.updatedAt,
    condition: SQL | undefined,
  ) =>
    tx.orm
      .select({
        kind: kind(name),
        id: holds.id,
        ...ofCourse,
        at: sql<Instant>`${at}`.mapWith(holds.updatedAt).as('at'),
        personId: sql<string | null>`${holds.guestId}`.as('person_id'),
      })
      .from(holds)
      .innerJoin(participations, eq(participations.id, holds.participationId))
      .innerJoin(games, eq(games.id, participations.gameId))
      .where(condition)
      .orderBy(at)
      .limit(SHOWN)

  return unionAll(
    tx.orm
      .select({
        kind: kind('approval'),
        id: paymentApprovals.id,
        ...ofCourse,
        at: sql<Instant>`${paymentApprovals.until}`.mapWith(paymentApprovals.until).as('at'),
        personId: sql<string | null>`${paymentApprovals.personId}`.as('person_id'),
      })
      .from(paymentApprovals)
      .innerJoin(games, eq(games.id, paymentApprovals.gameId))
      .where(awaitsApproval(now, viewerId))
      .orderBy(asc(paymentApprovals.until))
      .limit(SHOWN),
    holdsWith(
      'hold_lapsing',
      holds.captureBefore,
      and(expiresSoon(now), notExists(openCasesOfHold(tx))),
    ),
    tx.orm
      .select({
        kind: kind('case'),
        id: cases.id,
        ...ofCourse,
        at: sql<Instant>`${cases.createdAt}`.mapWith(cases.createdAt).as('at'),
        personId: sql<string | null>`${participations.guestId}`.as('person_id'),
      })
      .from(cases)
      .innerJoin(games, eq(games.id, cases.gameId))
      .leftJoin(participations, eq(participations.id, cases.participationId))
      .where(eq(cases.status, 'open'))
      .orderBy(asc(cases.createdAt))
      .limit(SHOWN),
    holdsWith(
      'hold_waiting',
      holds.updatedAt,
      and(awaitsOperator(tx), not(expiresSoon(now)!), notExists(openCasesOfHold(tx))),
    ),
    tx.orm
      .select({
        kind: kind('issue'),
        id: gameReports.id,
        ...ofCourse,
        at: sql<Instant>`${gameReports.createdAt}`.mapWith(gameReports.createdAt).as('at'),
        personId: sql<string | null>`${gameReports.reporterId}`.as('person_id'),
      })
      .from(gameReports)
      .leftJoin(games, eq(games.id, gameReports.gameId))
      .where(isNull(gameReports.fixedAt))
      .orderBy(asc(gameReports.createdAt))
      .limit(SHOWN),
    tx.orm
      .select({
        kind: kind('report'),
        id: contentReports.id,
        ...ofCourse,
        at: sql<Instant>`${contentReports.createdAt}`.mapWith(contentReports.createdAt).as('at'),
        personId: sql<string | null>`${contentReports.reportedId}`.as('person_id'),
      })
      .from(contentReports)
      .leftJoin(games, eq(games.id, contentReports.gameId))
      .where(isNull(contentReports.decidedAt))
      .orderBy(asc(contentReports.createdAt))
      .limit(SHOWN),
    tx.orm
      .select({
        kind: kind('request'),
        id: requests.id,
        courseName: sql<string | null>`NULL::text`.as('course_name'),
        courseNameJa: sql<string | null>`NULL::text`.as('course_name_ja'),
        thread: sql<string | null>`${requests.reference} || ' · ' || ${requests.name}`.as('thread'),
        at: sql<Instant>`${requests.createdAt}`.mapWith(requests.createdAt).as('at'),
        personId: sql<string | null>`NULL::text`.as('person_id'),
      })
      .from(requests)
      .where(and(eq(requests.status, 'received'), isSent))
      .orderBy(asc(requests.createdAt))
      .limit(SHOWN),
  ).as('decisions')
}

async function readCounts(
  tx: Tx,
  now: Instant,
  viewerId: string,
): Promise<Omit<Counts, 'waitingThreads'> & { decidedOnHold: number; reportThreads: number }> {
  const waiting = tx.orm
    .select({ holds: count() })
    .from(holds)
    .where(or(awaitsOperator(tx), expiresSoon(now)))
  // a hold whose case is open is one decision, not two
  const waitingWithoutCase = tx.orm
    .select({ holds: count() })
    .from(holds)
    .where(and(or(awaitsOperator(tx), expiresSoon(now)), notExists(openCasesOfHold(tx))))
  const openCases = tx.orm.select({ cases: count() }).from(cases).where(eq(cases.status, 'open'))
  const openIssues = tx.orm
    .select({ reports: count() })
    .from(gameReports)
    .where(isNull(gameReports.fixedAt))
  const waitingApprovals = tx.orm
    .select({ approvals: count() })
    .from(paymentApprovals)
    .where(awaitsApproval(now, viewerId))
  const openReports = tx.orm
    .select({ reports: count() })
    .from(contentReports)
    .where(isNull(contentReports.decidedAt))
  const openRequests = tx.orm
    .select({ requests: count() })
    .from(requests)
    .where(and(isSent, inArray(requests.status, ['received', 'in_progress'])))
  const reportThreads = tx.orm
    .select({ requests: count() })
    .from(requests)
    .where(and(not(isSent), inArray(requests.status, ['received', 'in_progress'])))
  const [counts] = await selectRows<Awaited<ReturnType<typeof readCounts>>>(
    tx,
    sql`SELECT ${openCases}::int AS "openCases", ${openIssues}::int AS "openIssues",
      ${openReports}::int AS "openReports",
      ${waiting}::int AS "waitingHolds", ${waitingWithoutCase}::int AS "decidedOnHold",
      ${openRequests}::int AS "openRequests",
      ${reportThreads}::int AS "reportThreads", ${waitingApprovals}::int AS "waitingApprovals"`,
  )
  return counts!
}

/** Who sees a kind of decision, and its count. */
const PERMISSION_OF: Record<Decision['kind'], Permission> = {
  approval: 'money.approve',
  case: 'cases.read',
  hold_lapsing: 'money.read',
  hold_waiting: 'money.read',
  request: 'requests.read',
  issue: 'reports.read',
  report: 'reports.read',
}

/** Decisions that wait for an operator of this role, the most urgent first. */
export async function readDecisions(
  tx: Tx,
  now: Instant,
  { adminRole: role, userId }: Viewer,
): Promise<{ list: Decision[]; total: number; counts: Counts }> {
  const decisions = openDecisions(tx, now, userId)
  const rows = await tx.orm
    .select({
      kind: decisions.kind,
      id: decisions.id,
      courseName: decisions.courseName,
      courseNameJa: decisions.courseNameJa,
      thread: decisions.thread,
      at: decisions.at,
      firstName: profiles.firstName,
      lastName: profiles.lastName,
    })
    .from(decisions)
    .leftJoin(profiles, eq(profiles.userId, decisions.personId))
  const sees = (kind: Decision['kind']) => role !== null && hasPermission(role, PERMISSION_OF[kind])
  const all = await readCounts(tx, now, userId)
  const counts = {
    openCases: sees('case') ? all.openCases : 0,
    openIssues: sees('issue') ? all.openIssues : 0,
    openReports: sees('report') ? all.openReports : 0,
    waitingHolds: sees('hold_waiting') ? all.waitingHolds : 0,
    openRequests: sees('request') ? all.openRequests : 0,
    waitingThreads:
      (sees('request') ? all.openRequests : 0) + (sees('report') ? all.reportThreads : 0),
    waitingApprovals: sees('approval') ? all.waitingApprovals : 0,
  }
  return {
    list: rows
      .filter(({ kind }) => sees(kind))
      .toSorted((a, b) => URGENCY.indexOf(a.kind) - URGENCY.indexOf(b.kind))
      .slice(0, SHOWN)
      .map((row) => ({
        kind: row.kind,
        id: row.id,
        thread: row.thread,
        course:
          row.courseName === null
            ? null
            : courseNamesOf({ courseName: row.courseName, courseNameJa: row.courseNameJa }),
        at: iso(row.at),
        detail: fullName(row),
      })),
    total:
      counts.openCases +
      counts.openIssues +
      counts.openReports +
      (sees('hold_waiting') ? all.decidedOnHold : 0) +
      counts.openRequests +
      counts.waitingApprovals,
    counts,
  }
}
