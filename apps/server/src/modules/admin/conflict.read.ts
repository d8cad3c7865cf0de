import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { ErrorCode, ErrorDetail } from '@tomogolf/contract/api/errors'
import type { Instant } from '@tomogolf/domain/time'
import { maskLogged } from '@tomogolf/domain/people/masking'
import { formatDate } from '@tomogolf/format/dates'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isRefused } from '../../platform/refusal.ts'
import { profiles } from '../accounts/accounts.table.ts'
import { gameEvents } from '../games/games.table.ts'
import { cases, gameReports } from '../participations/cases/cases.table.ts'
import { auditLog } from '../settings/settings.table.ts'
import { readPeople } from './users/people.read.ts'

/** Refusals that a concurrent change by another operator or a player may cause. */
const CONFLICTS: readonly ErrorCode[] = [
  'STALE_EDIT',
  'ALREADY_DONE',
  'CONFLICT',
  'GAME_CANCELLED',
  'GAME_ALREADY_TAKEN_PLACE',
  'REFUND_NOT_POSSIBLE',
  'CHARGE_NOT_RETRYABLE',
  'NOT_SUSPENDED',
  'AMOUNT_TOO_HIGH',
]
const DETAIL_LENGTH = 400

type Change = {
  at: Instant | null
  actorId: string | null
  /** Key of the phrase that names the change. */
  phrase: string
  before: string | null
  after: string | null
  reason: string | null
}
/** The edited object, which determines where its newest change is recorded. */
export type ConflictSubject = 'audited' | 'case' | 'issue' | 'game' | 'profile'

/** Adds to a refusal who made the conflicting change, when, and which one it was. */
export async function withConflictDetail<T>(
  deps: Deps,
  language: Language,
  kind: ConflictSubject,
  subjectId: string,
  outcome: T,
): Promise<T> {
  if (!isRefused(outcome) || !CONFLICTS.includes(outcome.refused)) return outcome
  const change = await READ_LAST_CHANGE[kind](deps.db, subjectId)
  if (!change || change.at === null) return outcome
  const detail = await describe(deps, language, { ...change, at: change.at })
  return { ...outcome, details: [...(outcome.details ?? []), detail] }
}

const READ_LAST_CHANGE: Record<
  ConflictSubject,
  (tx: Tx, subjectId: string) => Promise<Change | undefined>
> = {
  audited: readLastAudit,
  case: readDecision,
  issue: readFix,
  game: readLastGameEvent,
  profile: readProfileEdit,
}

async function readLastAudit(tx: Tx, subject: string): Promise<Change | undefined> {
  const [entry] = await tx.orm
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, subject))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  return entry && { ...entry, phrase: `admin.action.${entry.action}` }
}

async function readDecision(tx: Tx, caseId: string): Promise<Change | undefined> {
  const [decided] = await tx.orm
    .select()
    .from(cases)
    .where(and(eq(cases.id, caseId), isNotNull(cases.decidedAt)))
  return (
    decided && {
      at: decided.decidedAt,
      actorId: decided.decidedBy,
      phrase: 'admin.action.case.decide',
      before: null,
      after: decided.status,
      reason: decided.reason,
    }
  )
}

async function readFix(tx: Tx, reportId: string): Promise<Change | undefined> {
  const [report] = await tx.orm
    .select()
    .from(gameReports)
    .where(and(eq(gameReports.id, reportId), isNotNull(gameReports.fixedAt)))
  return (
    report && {
      at: report.fixedAt,
      actorId: report.fixedBy,
      phrase: report.reason === 'appeal' ? 'admin.action.appeal.decide' : 'admin.action.issue.fix',
      before: null,
      after: report.outcome,
      reason: report.note,
    }
  )
}

async function readLastGameEvent(tx: Tx, gameId: string): Promise<Change | undefined> {
  const [event] = await tx.orm
    .select()
    .from(gameEvents)
    .where(eq(gameEvents.gameId, gameId))
    .orderBy(desc(gameEvents.at), desc(gameEvents.id))
    .limit(1)
  return (
    event && {
      at: event.at,
      actorId: event.actorId,
      phrase: `admin.event.${event.event}`,
      before: null,
      after: null,
      reason: event.details,
    }
  )
}

/** An edit by an operator has an entry of the same instant; without one the owner edited. */
async function readProfileEdit(tx: Tx, userId: string): Promise<Change | undefined> {
  const [edit] = await tx.orm
    .select({
      at: profiles.updatedAt,
      actorId: sql<string>`coalesce(${auditLog.actorId}, ${profiles.userId})`,
      before: auditLog.before,
      after: auditLog.after,
      reason: auditLog.reason,
    })
    .from(profiles)
    .leftJoin(
      auditLog,
      and(
        eq(auditLog.subject, profiles.userId),
        eq(auditLog.action, 'profile.edit'),
        eq(auditLog.at, profiles.updatedAt),
      ),
    )
    .where(eq(profiles.userId, userId))
    .limit(1)
  return edit && { ...edit, phrase: 'admin.action.profile.edit' }
}

async function describe(
  { db, phrase, clock }: Deps,
  language: Language,
  change: Change & { at: Instant },
): Promise<ErrorDetail> {
  const people = await readPeople(db, [change.actorId])
  const name =
    change.actorId === null
      ? phrase(language, 'admin.audit.product')
      : (people.get(change.actorId)?.name ?? change.actorId)
  const time = formatDate(change.at, language, { time: true, year: { unless: clock.now() } })
  const values = [change.before, change.after]
    .filter((value) => value !== null)
    .map(maskLogged)
    .join(' → ')
  const what = [phrase(language, change.phrase), values, change.reason ?? '']
    .filter(Boolean)
    .join(' · ')
    .slice(0, DETAIL_LENGTH)
  return {
    path: 'changedBy',
    code: 'changed_by',
    message: phrase(language, 'answers.changed_by', { name, time, what }),
  }
}
