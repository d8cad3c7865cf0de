import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount, type Account } from '../accounts.repository.ts'
import {
  startSession,
  type SessionBrowser,
  type StartedSession,
} from '../sessions/start-session.step.ts'
import { recordIdentityUse, type Identity } from './identities.repository.ts'

/**
 * Starts a session by a linked identity. Never for administrators, who need two factors of ours.
 * Undefined: the identity was removed meanwhile.
 */
export async function logInByIdentity(
  deps: Deps,
  tx: Tx,
  { id, userId }: Identity,
  browser: SessionBrowser,
): Promise<
  | { account: Account; started: StartedSession }
  | Refused<'EMAIL_NOT_VERIFIED' | 'FORBIDDEN'>
  | undefined
> {
  const user = await lockUser(tx, userId)
  if (!user) return undefined
  if (user.isAdmin) return refuse('FORBIDDEN')
  if (user.emailVerifiedAt === null) return refuse('EMAIL_NOT_VERIFIED')
  if (!(await recordIdentityUse(tx, id, deps.clock.now()))) return undefined
  return {
    account: (await readAccount(tx, userId))!,
    started: await startSession(deps, tx, userId, browser),
  }
}
