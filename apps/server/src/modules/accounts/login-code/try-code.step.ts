import { LOGIN_CODE_TRIES } from '@tomogolf/domain/sign-in/login-code'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { hashLoginCode } from '../../../platform/security/login-codes.ts'
import { countCodeTry } from './login-codes.repository.ts'

/** Counts a try and compares the code. The caller uses it up while it holds the lock of the user. */
export async function tryCode(
  deps: Deps,
  email: string,
  code: string,
): Promise<
  { addressHash: string; codeHash: string } | Refused<'LOGIN_CODE_EXPIRED' | 'LOGIN_CODE_WRONG'>
> {
  const addressHash = hashSecret(email)
  const counted = await countCodeTry(deps.db, addressHash, deps.clock.now())
  if (!counted) return refuse('LOGIN_CODE_EXPIRED')
  const codeHash = hashLoginCode(email, code, deps.secret)
  if (counted.codeHash === codeHash) return { addressHash, codeHash }
  const left = LOGIN_CODE_TRIES - counted.tries
  return left > 0 ? refuse('LOGIN_CODE_WRONG', { count: left }) : refuse('LOGIN_CODE_EXPIRED')
}
