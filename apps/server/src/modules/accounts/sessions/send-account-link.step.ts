import { hours, type Duration } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashSecret, newId, newSecret } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import {
  insertToken,
  readNewestToken,
  readToken,
  type Token,
  type TokenPurpose,
} from './tokens.repository.ts'

const VALID_HOURS: Record<TokenPurpose, number> = { verify: 24, reset: 1 }
/**
 * The shortest time between two mails of one kind to an address, so that the forms cannot flood a
 * mailbox.
 */
export const MAIL_COOL_DOWN: Duration = 60_000

export type LinkOrigin = Pick<Token, 'destination' | 'browserHash'>
const NO_ORIGIN: LinkOrigin = { destination: null, browserHash: null }

async function issueToken(
  deps: Deps,
  tx: Tx,
  userId: string,
  purpose: TokenPurpose,
  origin: LinkOrigin,
) {
  const token = newSecret(),
    now = deps.clock.now(),
    expiresAt = now + hours(VALID_HOURS[purpose])
  await insertToken(tx, {
    id: newId(),
    userId,
    purpose,
    hash: hashSecret(token),
    createdAt: now,
    expiresAt,
    usedAt: null,
    ...origin,
  })
  return { token, expires: { at: expiresAt }, hours: VALID_HOURS[purpose] }
}
/**
 * Mails the activation link again. Only the registration decides where it leads and in which browser
 * it starts a session: anybody may ask for another mail.
 */
export async function resendVerificationLink(deps: Deps, tx: Tx, userId: string): Promise<void> {
  const last = await readNewestToken(tx, userId, 'verify')
  const { destination, browserHash } = last ?? NO_ORIGIN
  await sendVerificationLink(deps, tx, userId, { destination, browserHash })
}
/** Mails the link that activates an account. Earlier links stay valid until one is used. */
export async function sendVerificationLink(
  deps: Deps,
  tx: Tx,
  userId: string,
  origin: LinkOrigin,
): Promise<void> {
  await notify(deps.jobs, tx, {
    userId,
    kind: 'verify_email',
    params: await issueToken(deps, tx, userId, 'verify', origin),
  })
}
/** Mails the link that sets a new password, for the user or on behalf of an operator. */
export async function sendResetLink(
  deps: Deps,
  tx: Tx,
  userId: string,
  askedBy: 'self' | 'operator',
): Promise<void> {
  await notify(deps.jobs, tx, {
    userId,
    kind: 'reset_password',
    params: { ...(await issueToken(deps, tx, userId, 'reset', NO_ORIGIN)), askedBy },
  })
}
/** The token of a link, used or not; INVALID_TOKEN when it never existed for this purpose. */
export async function findToken(
  tx: Tx,
  secret: string,
  purpose: TokenPurpose,
): Promise<Token | Refused<'INVALID_TOKEN'>> {
  return (await readToken(tx, hashSecret(secret), purpose)) ?? refuse('INVALID_TOKEN')
}
