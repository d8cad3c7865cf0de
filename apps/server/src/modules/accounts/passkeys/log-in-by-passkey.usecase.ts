import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { PasskeyLoginBody } from '@tomogolf/contract/sign-in/passkeys.schemas'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount } from '../accounts.repository.ts'
import type { LoginResult } from '../sessions/log-in.usecase.ts'
import { startSession, type SessionBrowser } from '../sessions/start-session.step.ts'
import { userHandle } from './add-passkey.usecase.ts'
import { consumeChallenge, rpIdOf } from './challenge.step.ts'
import { readPasskey, recordUse } from './passkeys.repository.ts'

/**
 * Starts a session by a passkey. The authenticator has verified its user, so that it is two factors
 * in one, and is enough for administrators as well.
 */
export async function logInByPasskey(
  deps: Deps,
  { response }: z.output<typeof PasskeyLoginBody>,
  browser: SessionBrowser,
): Promise<LoginResult | Refused<'PASSKEY_INVALID'>> {
  const challenge = await consumeChallenge(deps, response.response.clientDataJSON, null)
  const passkey = challenge === null ? undefined : await readPasskey(deps.db, response.id)
  if (challenge === null || !passkey) return refuse('PASSKEY_INVALID')
  if (response.response.userHandle !== userHandle(passkey.userId)) return refuse('PASSKEY_INVALID')
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...deps.config.ownOrigins],
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.signCount,
      transports: passkey.transports,
    },
  }).catch(() => null)
  if (!verified?.verified) return refuse('PASSKEY_INVALID')
  const { newCounter } = verified.authenticationInfo
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, passkey.userId)
    if (!user || !(await recordUse(tx, passkey.id, newCounter, deps.clock.now())))
      return refuse('PASSKEY_INVALID')
    const account = (await readAccount(tx, user.id))!
    return { account, ...(await startSession(deps, tx, user.id, browser)) }
  })
}
