import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { readAccount } from '../accounts/accounts.repository.ts'
import { wishOfToken } from './wish-token.adapter.ts'
import { adoptWishes, readWish } from './wishes.repository.ts'

/**
 * Whose wishes a caller may see and change: those of the session, or of the mailbox that a token
 * proves. Undefined: neither.
 */
export async function findOwner(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  viewer: Viewer | null,
  token: string | undefined,
): Promise<string | undefined> {
  if (token !== undefined) {
    const id = wishOfToken(secret, token)
    return id && (await readWish(db, id))?.owner
  }
  if (!viewer) return undefined
  const account = await readAccount(db, viewer.userId)
  // made before registering with the same address
  if (account && account.user.emailVerifiedAt !== null)
    await adoptWishes(db, viewer.userId, account.user.email)
  return viewer.userId
}
