import { DAY, type Instant } from '@tomogolf/domain/time'
import { MAX_CONFIRMATIONS_PER_DAY, MAX_WISHES } from '@tomogolf/domain/wishes/wish-matching'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notifyVisitor } from '../../platform/notify-external.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { newId } from '../../platform/security/ids.ts'
import { toTerms, type WishInput } from './wish-terms.policy.ts'
import { wishToken } from './wish-token.adapter.ts'
import { countAsked, countOpen, insertWish, lockOwner, type WishRow } from './wishes.repository.ts'

/** A user, or a visitor who will confirm the address. */
export type Wisher =
  | { readonly userId: string; readonly email: null }
  | { readonly userId: null; readonly email: string }
type Refusal = Refused<'RATE_LIMITED' | 'WISHES_FULL' | 'WISH_DATES_INVALID'>

/**
 * Stores a wish. Of a visitor it does nothing until the address is confirmed. The answer is the same
 * whether or not the address has an account.
 */
export async function makeWish(
  deps: Deps,
  by: Wisher,
  language: Language,
  input: WishInput,
): Promise<WishRow | Refusal> {
  const now = deps.clock.now()
  const terms = toTerms(input, now)
  if (!terms) return refuse('WISH_DATES_INVALID')
  return deps.db.transaction(async (tx) => {
    const owner = by.userId ?? by.email
    await lockOwner(tx, owner)
    const refusal = await limitRefusal(tx, by, owner, now)
    if (refusal) return refusal
    const wish: WishRow = {
      ...terms,
      ...by,
      id: newId(),
      owner,
      language,
      createdAt: now,
      confirmedAt: by.userId === null ? null : now,
      pausedAt: null,
      changedAt: null,
    }
    await insertWish(tx, wish)
    if (by.userId === null)
      await notifyVisitor(deps.jobs, tx, {
        to: by.email,
        language,
        kind: 'wish_confirm',
        params: { token: wishToken(deps.secret, { id: wish.id, mailbox: by.email }) },
      })
    return wish
  })
}

/** Anyone can enter a stranger's address: few mails go there, and few wishes are stored for it. */
async function limitRefusal(
  tx: Tx,
  { email }: Wisher,
  owner: string,
  now: Instant,
): Promise<Refusal | null> {
  if (email !== null && (await countAsked(tx, email, now - DAY)) >= MAX_CONFIRMATIONS_PER_DAY)
    return refuse('RATE_LIMITED')
  return (await countOpen(tx, owner, now)) >= MAX_WISHES
    ? refuse('WISHES_FULL', { count: MAX_WISHES })
    : null
}
