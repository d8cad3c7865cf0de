import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { readAccount } from '../accounts/accounts.repository.ts'
import type { Tx } from '../../platform/database/database.ts'
import { claimedIdOf } from '../../platform/security/link-token.ts'
import { opensWish } from './wish-token.adapter.ts'
import { adoptWishes, readWish, type WishRow } from './wishes.repository.ts'

/** Where the mails of a wish go; undefined when its account is gone. */
export const readMailbox = async (
  tx: Tx,
  { userId, email }: Pick<WishRow, 'userId' | 'email'>,
): Promise<string | undefined> =>
  email ?? (userId === null ? undefined : (await readAccount(tx, userId))?.user.email)

/** The wish of a token; undefined for one that this server did not make for its mailbox. */
export async function readWishOfToken(
  tx: Tx,
  secret: string,
  token: string,
): Promise<WishRow | undefined> {
  const id = claimedIdOf(token)
  const wish = id === undefined ? undefined : await readWish(tx, id)
  const mailbox = wish && (await readMailbox(tx, wish))
  if (!wish || mailbox === undefined) return undefined
  return opensWish(secret, token, { id: wish.id, mailbox }) ? wish : undefined
}

/**
 * Whose wishes a caller may see and change: those of the session, or of the mailbox that a token
 * proves. Undefined: neither.
 */
export async function findOwner(
  { db, secret }: Pick<Deps, 'db' | 'secret'>,
  viewer: Viewer | null,
  token: string | undefined,
): Promise<string | undefined> {
  if (token !== undefined) return (await readWishOfToken(db, secret, token))?.owner
  if (!viewer) return undefined
  const account = await readAccount(db, viewer.userId)
  // made before registering with the same address
  if (account && account.user.emailVerifiedAt !== null)
    await adoptWishes(db, viewer.userId, account.user.email)
  return viewer.userId
}
