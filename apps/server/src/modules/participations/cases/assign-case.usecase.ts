import { hasPermission } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { teamNameOf, teamRoleOf } from '../../accounts/accounts.policy.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { assignCase, readCase } from './cases.repository.ts'

export type CaseAssignment = {
  readonly caseId: string
  /** Null: releases it. */
  readonly assigneeId: string | null
  /** The assignee that the operator saw. */
  readonly seen: string | null
  readonly operatorId: string
  readonly ip: string | null
}

/** Gives an open case to an administrator who may decide it, or releases it. */
export async function giveCase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { caseId, assigneeId, seen, operatorId, ip }: CaseAssignment,
): Promise<
  { success: true } | Refused<'ALREADY_DONE' | 'ASSIGNEE_NOT_ALLOWED' | 'NOT_FOUND' | 'STALE_EDIT'>
> {
  return db.transaction(async (tx) => {
    const found = await readCase(tx, caseId)
    if (!found) return refuse('NOT_FOUND')
    if (found.status !== 'open') return refuse('ALREADY_DONE')
    const assignee = assigneeId === null ? undefined : await readAccount(tx, assigneeId)
    const role = teamRoleOf(assignee)
    if (assigneeId !== null && (role === null || !hasPermission(role, 'cases.decide')))
      return refuse('ASSIGNEE_NOT_ALLOWED')
    if (found.assigneeId === assigneeId) return { success: true as const }
    if (!(await assignCase(tx, caseId, { from: seen, to: assigneeId }))) return refuse('STALE_EDIT')
    const before = found.assigneeId === null ? undefined : await readAccount(tx, found.assigneeId)
    await writeAudit(tx, clock.now(), {
      actorId: operatorId,
      ip,
      action: 'case.assign',
      subject: caseId,
      reason: null,
      before: before ? teamNameOf(before) : null,
      after: assignee ? teamNameOf(assignee) : null,
    })
    return { success: true as const }
  })
}
