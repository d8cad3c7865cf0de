import type { z } from 'zod'
import type { StepUpBody } from '@tomogolf/contract/sign-in/step-up.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { lockUser, readAccount, type User } from '../accounts.repository.ts'
import { consumeCode } from '../login-code/login-codes.repository.ts'
import { tryCode } from '../login-code/try-code.step.ts'
import { recordUse } from '../passkeys/passkeys.repository.ts'
import { verifyPasskey } from '../passkeys/verify-passkey.step.ts'
import { recordProof } from '../sessions/sessions.repository.ts'
import { verifySecondFactor } from '../two-factor/verify-second-factor.step.ts'

export type Proof = z.output<typeof StepUpBody>
type ProofRefusal = Refused<
  | 'INVALID_TOTP'
  | 'LOGIN_CODE_EXPIRED'
  | 'LOGIN_CODE_WRONG'
  | 'PASSKEY_INVALID'
  | 'PASSWORD_INCORRECT'
  | 'RATE_LIMITED'
  | 'TOTP_REQUIRED'
  | 'UNAUTHORIZED'
>
type Caller = { readonly userId: string; readonly email: string; readonly sessionHash: string }
/** Completes a checked proof while the user is locked: uses it up, or says that it no longer holds. */
type Completion = (tx: Tx, user: User) => Promise<ProofRefusal | null>

/**
 * Records in the session that its user was proved now. Only this session gains by it, and each proof
 * except the password works once.
 */
export async function stepUp(
  deps: Deps,
  caller: Caller,
  proof: Proof,
): Promise<{ provedAt: Instant } | ProofRefusal> {
  const complete = await check(deps, caller, proof)
  if (isRefused(complete)) return complete
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, caller.userId)
    if (!user) return refuse('UNAUTHORIZED')
    const refusal = await complete(tx, user)
    if (refusal) return refusal
    // ended meanwhile, by a new password for example
    if (!(await recordProof(tx, caller.sessionHash, user.id, now))) return refuse('UNAUTHORIZED')
    return { provedAt: now }
  })
}

/** The slow part, outside of the transaction. */
function check(deps: Deps, caller: Caller, proof: Proof): Promise<Completion | ProofRefusal> {
  if (proof.method === 'password') return checkPassword(deps, caller, proof)
  return proof.method === 'code'
    ? checkCode(deps, caller, proof.code)
    : checkPasskey(deps, caller, proof.response)
}

async function checkPassword(
  deps: Deps,
  { userId }: Caller,
  { password, totp }: Extract<Proof, { method: 'password' }>,
): Promise<Completion | ProofRefusal> {
  const account = await readAccount(deps.db, userId)
  const hash = account?.user.passwordHash ?? null
  if (!(await verifyPassword(hash, password))) return refuse('PASSWORD_INCORRECT')
  return async (tx, user) => {
    if (user.passwordHash !== hash) return refuse('PASSWORD_INCORRECT')
    // as at the login: an administrator's password is half of a proof
    if (!user.isAdmin || user.totpEnrolledAt === null) return null
    if (!totp) return refuse('TOTP_REQUIRED')
    return verifySecondFactor(deps, tx, user, totp, true)
  }
}

async function checkCode(
  deps: Deps,
  { email }: Caller,
  typed: string,
): Promise<Completion | ProofRefusal> {
  const code = await tryCode(deps, email, typed)
  if (isRefused(code)) return code
  return async (tx, user) => {
    const isConsumed = await consumeCode(tx, code.addressHash, code.codeHash)
    return isConsumed && !user.isAdmin && user.email === email ? null : refuse('LOGIN_CODE_EXPIRED')
  }
}

async function checkPasskey(
  deps: Deps,
  { userId, sessionHash }: Caller,
  response: Extract<Proof, { method: 'passkey' }>['response'],
): Promise<Completion | ProofRefusal> {
  const verified = await verifyPasskey(deps, response, { userId, sessionHash })
  if (isRefused(verified)) return verified
  const { passkey, newCounter } = verified
  // another person's passkey on this device
  if (passkey.userId !== userId) return refuse('PASSKEY_INVALID')
  return async (tx) =>
    (await recordUse(tx, passkey.id, newCounter, deps.clock.now()))
      ? null
      : refuse('PASSKEY_INVALID')
}
