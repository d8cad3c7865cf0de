import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { PasskeyLoginBody } from '@tomogolf/contract/sign-in/passkeys.schemas'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { userHandle } from './add-passkey.usecase.ts'
import { consumeChallenge, rpIdOf, type ChallengeFor } from './challenge.step.ts'
import { readPasskey, type Passkey } from './passkeys.repository.ts'

type PasskeyResponse = z.output<typeof PasskeyLoginBody>['response']

/**
 * Verifies the response of an authenticator, which has verified its user. The caller records the use
 * of the passkey while it holds the lock of the user.
 */
export async function verifyPasskey(
  deps: Deps,
  response: PasskeyResponse,
  purpose: ChallengeFor,
): Promise<{ passkey: Passkey; newCounter: number } | Refused<'PASSKEY_INVALID'>> {
  const challenge = await consumeChallenge(deps, response.response.clientDataJSON, purpose)
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
  return verified?.verified
    ? { passkey, newCounter: verified.authenticationInfo.newCounter }
    : refuse('PASSKEY_INVALID')
}
