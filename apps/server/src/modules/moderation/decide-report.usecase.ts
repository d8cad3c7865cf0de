import {
  outcomesFor,
  removesContent,
  type ReportOutcome,
  type ReportReason,
} from '@tomogolf/domain/moderation/content-reports'
import type { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { settleThreads } from '../../platform/inbox.ts'
import { notify } from '../../platform/notify.ts'
import { isRefused, refuse, type Refused } from '../../platform/refusal.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import { readGame } from '../games/games.repository.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { giveStrikeIn } from '../standing/give-strike.usecase.ts'
import { suspendUserIn } from '../standing/suspend-user.usecase.ts'
import { removeContent } from './remove-content.step.ts'
import { lockOpenReports, readReport, storeDecision, type Report } from './reports.repository.ts'

type Decision = {
  readonly reportId: string
  readonly outcome: ReportOutcome
  readonly remove: boolean
  readonly rule: ReportReason
  readonly days: (typeof ADMIN_SUSPENSION_DAYS)[number]
  readonly reason: string
  readonly actorId: string
  readonly ip: string | null
}
type Refusal = Refused<'NOT_FOUND' | 'OWN_ACCOUNT' | 'ALREADY_DONE' | 'NOTHING_TO_REMOVE'>

/**
 * An operator decides the open reports of one text or person together: what is reported twice is
 * not punished twice. Every reporter is given the result with its reason. The reported person is
 * told when something follows, and never by whom: a dismissed report between players who meet on
 * the course would be a reason for revenge.
 */
export const decideReport = (
  deps: Deps,
  decision: Decision,
): Promise<{ success: true } | Refusal> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const seen = await readReport(tx, decision.reportId)
    if (!seen) return refuse('NOT_FOUND')
    const { kind, reportedId } = seen
    if (!outcomesFor(kind).includes(decision.outcome)) return refuse('NOTHING_TO_REMOVE')
    await lockUser(tx, reportedId)
    const open = await lockOpenReports(tx, seen)
    if (!open.some(({ id }) => id === seen.id)) return refuse('ALREADY_DONE')
    const { actorId } = decision
    if (reportedId === actorId || open.some(({ reporterId }) => reporterId === actorId))
      return refuse('OWN_ACCOUNT')
    const game = await readMessageGame(tx, seen.gameId)
    const sanctioned = await sanction(deps, tx, { ...seen, game }, decision, now)
    if (isRefused(sanctioned)) return sanctioned
    const removed = removesContent(kind, decision)
    if (removed) await removeContent(tx, { ...seen, reason: decision.reason, at: now })
    await storeDecision(
      tx,
      open.map(({ id }) => id),
      {
        decidedAt: now,
        decidedBy: actorId,
        outcome: decision.outcome,
        removed,
        rule: decision.rule,
        decision: decision.reason,
      },
    )
    await writeAudit(tx, now, {
      actorId,
      ip: decision.ip,
      action: 'report.decide',
      subject: seen.id,
      reason: decision.reason,
      before: 'open',
      after: removed ? `${decision.outcome}, removed` : decision.outcome,
    })
    await settleThreads(deps.jobs, tx, { ids: open.map(({ id }) => id), operatorId: actorId })
    await notifyBoth(deps, tx, open, { ...decision, removed, game })
    return { success: true as const }
  })

type MessageGame = ReturnType<typeof toMessageGame> | null
async function readMessageGame(tx: Tx, gameId: string | null): Promise<MessageGame> {
  const game = gameId === null ? undefined : await readGame(tx, gameId)
  return game ? toMessageGame(game) : null
}

/** Strikes and suspensions follow the rules and mails of those. */
async function sanction(
  deps: Deps,
  tx: Tx,
  { reportedId: userId, game }: Report & { game: MessageGame },
  { outcome, reason, days, actorId, ip }: Decision,
  now: number,
): Promise<Refused<'NOT_FOUND' | 'OWN_ACCOUNT' | 'ALREADY_DONE'> | undefined> {
  if (outcome !== 'suspended' && outcome !== 'strike') return undefined
  const done =
    outcome === 'suspended'
      ? await suspendUserIn(deps, tx, { userId, days, reason, actorId, ip }, now)
      : await giveStrikeIn(
          deps,
          tx,
          { userId, cause: 'operator', reason, game, givenBy: actorId, ip },
          now,
        )
  return isRefused(done) && done.refused !== 'STALE_EDIT' ? refuse(done.refused) : undefined
}

async function notifyBoth(
  { jobs }: Deps,
  tx: Tx,
  reports: readonly Report[],
  { outcome, removed, rule, reason, game }: Decision & { removed: boolean; game: MessageGame },
): Promise<void> {
  const { kind, reportedId } = reports[0]!
  const params = { kind, outcome, removed, rule, reason, game }
  for (const { reporterId } of reports)
    await notify(jobs, tx, { userId: reporterId, kind: 'report_decided', params })
  if (outcome !== 'dismissed')
    await notify(jobs, tx, { userId: reportedId, kind: 'conduct_decided', params })
}
