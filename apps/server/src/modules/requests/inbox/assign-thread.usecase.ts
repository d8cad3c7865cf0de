import { mayAnswerThread } from '@tomogolf/domain/inbox/thread-permissions'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { teamNameOf, teamRoleOf } from '../../accounts/accounts.policy.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { assignRequest, lockRequest } from '../requests.repository.ts'

export type Assignment = {
  readonly threadId: string
  /** Null: takes it back. */
  readonly assigneeId: string | null
  readonly operatorId: string
  readonly role: AdminRole | null
  readonly ip: string | null
}

/** Gives a thread to an administrator who may answer it, or takes it back from one. */
export async function assignThread(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { threadId, assigneeId, operatorId, role, ip }: Assignment,
): Promise<
  { success: true } | Refused<'ASSIGNEE_NOT_ALLOWED' | 'NOT_FOUND' | 'PERMISSION_REQUIRED'>
> {
  return db.transaction(async (tx) => {
    const now = clock.now()
    const thread = await lockRequest(tx, threadId)
    if (!thread) return refuse('NOT_FOUND')
    if (!mayAnswerThread(role, thread.kind)) return refuse('PERMISSION_REQUIRED')
    const assignee = assigneeId === null ? undefined : await readAccount(tx, assigneeId)
    if (assigneeId !== null && !mayAnswerThread(teamRoleOf(assignee), thread.kind))
      return refuse('ASSIGNEE_NOT_ALLOWED')
    if (assigneeId === thread.assigneeId) return { success: true as const }
    await assignRequest(tx, thread, now, { assigneeId, operatorId })
    const before = thread.assigneeId === null ? undefined : await readAccount(tx, thread.assigneeId)
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'request.assign',
      subject: thread.id,
      reason: null,
      before: before ? teamNameOf(before) : null,
      after: assignee ? teamNameOf(assignee) : null,
    })
    return { success: true as const }
  })
}
