import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { z } from 'zod'
import type { NewPasskeyBody, PasskeyCreation } from '@tomogolf/contract/sign-in/passkeys.schemas'
import { MAX_PASSKEYS, PASSKEY_CHALLENGE_VALID } from '@tomogolf/domain/sign-in/passkeys'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUser, readAccount } from '../accounts.repository.ts'
import { consumeChallenge, newChallenge, rpIdOf } from './challenge.step.ts'
import { insertPasskey, listPasskeys, type Passkey } from './passkeys.repository.ts'

// of the COSE registry: ES256, and for Windows Hello RS256
const ALGORITHMS = [-7, -257]

/** Identifies the user to the authenticator, and returns with each login. */
export const userHandle = (userId: string): string => Buffer.from(userId).toString('base64url')

/** What the browser needs to create a passkey. */
export async function beginPasskey(
  deps: Deps,
  userId: string,
): Promise<z.input<typeof PasskeyCreation> | Refused<'PASSKEY_LIMIT' | 'UNAUTHORIZED'>> {
  const account = await readAccount(deps.db, userId)
  if (!account) return refuse('UNAUTHORIZED')
  const passkeys = await listPasskeys(deps.db, userId)
  if (passkeys.length >= MAX_PASSKEYS) return refuse('PASSKEY_LIMIT', { count: MAX_PASSKEYS })
  const { email } = account.user
  return {
    challenge: await newChallenge(deps, { userId, sessionHash: null }),
    rp: { id: rpIdOf(deps), name: 'TomoGolf' },
    user: { id: userHandle(userId), name: email, displayName: account.profile.firstName ?? email },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
    timeout: PASSKEY_CHALLENGE_VALID,
    attestation: 'none',
    // a second passkey on one device would replace the first
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key',
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  }
}

/** Stores a passkey that the browser created, and notifies the user by mail. */
export async function addPasskey(
  deps: Deps,
  userId: string,
  { name, response }: z.output<typeof NewPasskeyBody>,
): Promise<Passkey | Refused<'PASSKEY_INVALID' | 'PASSKEY_LIMIT'>> {
  const challenge = await consumeChallenge(deps, response.response.clientDataJSON, {
    userId,
    sessionHash: null,
  })
  if (challenge === null) return refuse('PASSKEY_INVALID')
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...deps.config.ownOrigins],
    expectedRPID: rpIdOf(deps),
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null)
  if (!verified?.verified) return refuse('PASSKEY_INVALID')
  const { credential, credentialBackedUp } = verified.registrationInfo
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) return refuse('PASSKEY_INVALID')
    if ((await listPasskeys(tx, userId)).length >= MAX_PASSKEYS)
      return refuse('PASSKEY_LIMIT', { count: MAX_PASSKEYS })
    const passkey: Passkey = {
      id: newId(),
      userId,
      credentialId: credential.id,
      publicKey: credential.publicKey,
      signCount: credential.counter,
      transports: response.response.transports ?? [],
      name,
      isBackedUp: credentialBackedUp,
      createdAt: now,
      lastUsedAt: null,
    }
    if (!(await insertPasskey(tx, passkey))) return refuse('PASSKEY_INVALID')
    await notify(deps.jobs, tx, {
      userId,
      kind: 'passkey_added',
      params: { name, addedAt: { at: now } },
    })
    return passkey
  })
}
