import { PASSKEY_CHALLENGE_VALID } from '@tomogolf/domain/sign-in/passkeys'
import type { Deps } from '../../../deps.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { insertChallenge, takeChallenge } from './passkeys.repository.ts'

/** The domain that passkeys belong to: that of the site. */
export const rpIdOf = (deps: Deps): string => new URL(deps.config.origin).hostname

/** A new challenge: for a login, or for a passkey that a user adds. */
export async function newChallenge(deps: Deps, userId: string | null): Promise<string> {
  const challenge = newSecret()
  await insertChallenge(deps.db, {
    hash: hashSecret(challenge),
    userId,
    expiresAt: deps.clock.now() + PASSKEY_CHALLENGE_VALID,
  })
  return challenge
}

/**
 * Uses up the challenge that an authenticator signed; null when it is unknown, used, expired or
 * another user's. It is used up before anything is verified: a response has one try.
 */
export async function consumeChallenge(
  deps: Deps,
  clientData: string,
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientData)
  if (challenge === null) return null
  const taken = await takeChallenge(deps.db, hashSecret(challenge), deps.clock.now())
  return taken?.userId === userId ? challenge : null
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
