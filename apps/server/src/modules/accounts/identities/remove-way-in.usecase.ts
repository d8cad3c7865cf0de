import { mayRemove } from '@tomogolf/domain/sign-in/identities'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, type User } from '../accounts.repository.ts'
import { deletePasskey, listPasskeys } from '../passkeys/passkeys.repository.ts'
import { issuerName } from './issuer-name.policy.ts'
import { deleteIdentity, listIdentities } from './identities.repository.ts'

type Removal = Promise<{ success: true } | Refused<'LAST_WAY_IN' | 'NOT_FOUND'>>

/** Removes a linked identity and notifies its user; the last way in stays. */
export async function removeIdentity(deps: Deps, userId: string, id: string): Removal {
  return deps.db.transaction(async (tx) => {
    // the lock: two removals at once must not take the last two ways in
    const user = await lockUser(tx, userId)
    const identity = (await listIdentities(tx, userId)).find((one) => one.id === id)
    if (!user || !identity) return refuse('NOT_FOUND')
    if (!(await mayRemoveFrom(tx, user, 'identity'))) return refuse('LAST_WAY_IN')
    await deleteIdentity(tx, id)
    await notify(deps.jobs, tx, {
      userId,
      kind: 'identity_removed',
      params: {
        issuer: issuerName(deps.issuers, identity.issuer),
        email: identity.email,
        removedAt: { at: deps.clock.now() },
      },
    })
    return { success: true }
  })
}

/** Removes a passkey and notifies its user; the last way in stays. */
export async function removePasskey(deps: Deps, userId: string, id: string): Removal {
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    const passkey = (await listPasskeys(tx, userId)).find((one) => one.id === id)
    if (!user || !passkey) return refuse('NOT_FOUND')
    if (!(await mayRemoveFrom(tx, user, 'passkey'))) return refuse('LAST_WAY_IN')
    await deletePasskey(tx, userId, id)
    await notify(deps.jobs, tx, {
      userId,
      kind: 'passkey_removed',
      params: { name: passkey.name, removedAt: { at: deps.clock.now() } },
    })
    return { success: true }
  })
}

const mayRemoveFrom = async (tx: Tx, user: User, what: 'passkey' | 'identity'): Promise<boolean> =>
  mayRemove(what, {
    isAdmin: user.isAdmin,
    hasPassword: user.passwordHash !== '',
    passkeys: (await listPasskeys(tx, user.id)).length,
    identities: (await listIdentities(tx, user.id)).length,
  })
