import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { readAccountByEmail } from '../accounts/accounts.repository.ts'
import { readWishOfToken } from './wish-owner.read.ts'
import { adoptWishes, updateWish, type WishRow } from './wishes.repository.ts'

/** The link of the confirmation mail: the wish counts from now on. Again it changes nothing. */
export const confirmWish = (
  { db, clock, secret }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  token: string,
): Promise<WishRow | Refused<'INVALID_TOKEN'>> =>
  db.transaction(async (tx) => {
    const wish = await readWishOfToken(tx, secret, token)
    if (!wish) return refuse('INVALID_TOKEN')
    const confirmedAt = wish.confirmedAt ?? clock.now()
    await updateWish(tx, wish.id, { confirmedAt })
    const account = wish.email === null ? undefined : await readAccountByEmail(tx, wish.email)
    if (account && account.user.emailVerifiedAt !== null)
      await adoptWishes(tx, account.user.id, account.user.email)
    return { ...wish, confirmedAt }
  })
