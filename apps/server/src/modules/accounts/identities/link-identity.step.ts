import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUser } from '../accounts.repository.ts'
import { insertIdentity, lockSubject, readIdentity } from './identities.repository.ts'

export type NewIdentity = {
  readonly issuer: string
  readonly subject: string
  readonly email: string | null
  /** Of the issuer, for the mail. */
  readonly name: string
}

/** Links a proved identity to an account and notifies its user. Not for administrators. */
export async function linkIdentity(
  deps: Deps,
  tx: Tx,
  userId: string,
  { issuer, subject, email, name }: NewIdentity,
): Promise<Refused<'FORBIDDEN' | 'IDENTITY_TAKEN'> | null> {
  await lockSubject(tx, { issuer, subject })
  const user = await lockUser(tx, userId)
  if (!user || user.isAdmin) return refuse('FORBIDDEN')
  const now = deps.clock.now()
  const identity = { id: newId(), userId, issuer, subject, email, createdAt: now, lastUsedAt: null }
  if (!(await insertIdentity(tx, identity))) {
    const existing = await readIdentity(tx, identity)
    return existing?.userId === userId ? null : refuse('IDENTITY_TAKEN')
  }
  await notify(deps.jobs, tx, {
    userId,
    kind: 'identity_linked',
    params: { issuer: name, email, linkedAt: { at: now } },
  })
  return null
}
