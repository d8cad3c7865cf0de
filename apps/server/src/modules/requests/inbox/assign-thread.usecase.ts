import { mayAnswerThread } from '@tomogolf/domain/inbox/thread-permissions'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readAccount, type Account } from '../../accounts/accounts.repository.ts'
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
    if (assigneeId !== null && !mayAnswerThread(roleOf(assignee), thread.kind))
      return refuse('ASSIGNEE_NOT_ALLOWED')
    if (assigneeId === thread.assigneeId) return { success: true as const }
    await assignRequest(tx, thread, now, { assigneeId, operatorId })
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'request.assign',
      subject: thread.id,
      reason: null,
      before: await nameOf(tx, thread.assigneeId),
      after: await nameOf(tx, assigneeId),
    })
    return { success: true as const }
  })
}

const roleOf = (account: Account | undefined): AdminRole | null =>
  account?.user.isAdmin && account.user.deletedAt === null ? account.user.adminRole : null

async function nameOf(tx: Tx, id: string | null): Promise<string | null> {
  const account = id === null ? undefined : await readAccount(tx, id)
  if (!account) return null
  const { firstName, lastName } = account.profile
  return [firstName, lastName].filter(Boolean).join(' ') || account.user.email
}
