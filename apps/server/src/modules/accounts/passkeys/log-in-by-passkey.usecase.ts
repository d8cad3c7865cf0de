import type { z } from 'zod'
import type { PasskeyLoginBody } from '@tomogolf/contract/sign-in/passkeys.schemas'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount } from '../accounts.repository.ts'
import type { LoginResult } from '../sessions/log-in.usecase.ts'
import { startSession, type SessionBrowser } from '../sessions/start-session.step.ts'
import { FOR_LOGIN } from './challenge.step.ts'
import { verifyPasskey } from './verify-passkey.step.ts'
import { recordUse } from './passkeys.repository.ts'

/**
 * Starts a session by a passkey. The authenticator has verified its user, so that it is two factors
 * in one, and is enough for administrators as well.
 */
export async function logInByPasskey(
  deps: Deps,
  { response }: z.output<typeof PasskeyLoginBody>,
  browser: SessionBrowser,
): Promise<LoginResult | Refused<'PASSKEY_INVALID'>> {
  const verified = await verifyPasskey(deps, response, FOR_LOGIN)
  if (isRefused(verified)) return verified
  const { passkey, newCounter } = verified
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, passkey.userId)
    if (!user || !(await recordUse(tx, passkey.id, newCounter, deps.clock.now())))
      return refuse('PASSKEY_INVALID')
    const account = (await readAccount(tx, user.id))!
    return { account, ...(await startSession(deps, tx, user.id, browser)) }
  })
}
