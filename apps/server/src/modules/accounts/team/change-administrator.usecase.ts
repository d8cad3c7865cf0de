import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { User } from '../accounts.repository.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { cancelOpenChanges } from '../email-change/email-changes.repository.ts'
import { isLastOwner, lockTeam } from './team.repository.ts'

type Change = {
  readonly actorId: string
  readonly ip: string | null
  readonly userId: string
  readonly reason: string
}
type Changed<Code extends 'STALE_EDIT' = never> = Promise<
  { success: true } | Refused<Code | 'LAST_OWNER' | 'NOT_FOUND' | 'OWN_ACCOUNT'>
>

/**
 * Changes the role of another administrator. It holds from the next request on, as each one reads
 * the role. `seen`: the role that was shown.
 */
export async function changeRole(
  deps: Deps,
  change: Change & { readonly role: AdminRole; readonly seen: AdminRole },
): Changed<'STALE_EDIT'> {
  if (change.actorId === change.userId) return refuse('OWN_ACCOUNT')
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const user = await lockUser(tx, change.userId)
    if (user?.isAdmin && user.adminRole !== change.seen) return refuse('STALE_EDIT')
    return writeRole(deps, tx, user, change, change.role)
  })
}

/** Ends the rights of another administrator at once; the account stays. */
export async function removeAdministrator(deps: Deps, change: Change): Changed {
  if (change.actorId === change.userId) return refuse('OWN_ACCOUNT')
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    return writeRole(deps, tx, await lockUser(tx, change.userId), change, null)
  })
}

async function writeRole(
  deps: Deps,
  tx: Tx,
  user: User | undefined,
  { actorId, ip, reason }: Change,
  role: AdminRole | null,
): Promise<{ success: true } | Refused<'LAST_OWNER' | 'NOT_FOUND'>> {
  if (!user?.isAdmin) return refuse('NOT_FOUND')
  if (role !== 'owner' && (await isLastOwner(tx, user))) return refuse('LAST_OWNER')
  await cancelOpenChanges(tx, user.id, deps.clock.now())
  await updateUser(tx, user.id, { isAdmin: role !== null, adminRole: role })
  await writeAudit(tx, deps.clock.now(), {
    actorId,
    ip,
    action: role === null ? 'team.remove' : 'team.role',
    subject: user.id,
    reason,
    before: user.adminRole,
    after: role,
  })
  return { success: true }
}
