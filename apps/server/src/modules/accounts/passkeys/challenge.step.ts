import { PASSKEY_CHALLENGE_VALID } from '@tomogolf/domain/sign-in/passkeys'
import type { z } from 'zod'
import type { PasskeyRequest } from '@tomogolf/contract/sign-in/passkeys.schemas'
import type { Deps } from '../../../deps.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { insertChallenge, takeChallenge } from './passkeys.repository.ts'

/** The domain that passkeys belong to: that of the site. */
export const rpIdOf = (deps: Deps): string => new URL(deps.config.origin).hostname

/** For a login, for a passkey that a user adds, or for a step-up in one session. */
export type ChallengeFor = { readonly userId: string | null; readonly sessionHash: string | null }
export const FOR_LOGIN: ChallengeFor = { userId: null, sessionHash: null }

export async function newChallenge(deps: Deps, purpose: ChallengeFor): Promise<string> {
  const challenge = newSecret()
  await insertChallenge(deps.db, {
    hash: hashSecret(challenge),
    ...purpose,
    expiresAt: deps.clock.now() + PASSKEY_CHALLENGE_VALID,
  })
  return challenge
}

/** What the browser needs to use a passkey. */
export const requestPasskey = async (
  deps: Deps,
  purpose: ChallengeFor,
): Promise<z.input<typeof PasskeyRequest>> => ({
  challenge: await newChallenge(deps, purpose),
  rpId: rpIdOf(deps),
  timeout: PASSKEY_CHALLENGE_VALID,
  userVerification: 'required',
})

/**
 * Uses up the challenge that an authenticator signed; null when it is unknown, used, expired or
 * for another purpose. It is used up before anything is verified: a response has one try.
 */
export async function consumeChallenge(
  deps: Deps,
  clientData: string,
  purpose: ChallengeFor,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  const taken = await takeChallenge(deps.db, hashSecret(challenge), deps.clock.now())
  return taken?.userId === purpose.userId && taken.sessionHash === purpose.sessionHash
    ? challenge
    : null
}

function challengeIn(clientData: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8')) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
