import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, updateProfile, updateUser } from '../accounts.repository.ts'
import { EMPTY_PROFILE } from '../sessions/create-account.usecase.ts'
import { listObligations, type Obligation } from './outstanding-obligations.read.ts'
import { erasePersonalData } from './personal-data.ts'

/**
 * Deletes an account: what tells who it was goes, what tells about money and conduct stays and points to nobody. The address is
 * free for a new account. Refused while a game or a hold is open; the details name each.
 */
export async function deleteAccount(
  deps: Deps,
  userId: string,
): Promise<{ success: true } | Refused> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    // the lock also waits for a join in progress, whose new row refers to this user
    if (!(await lockUser(tx, userId))) return refuse('UNAUTHORIZED')
    const open = await listObligations(tx, userId)
    const games = open.filter((o) => o.kind !== 'hold')
    if (games.length) return { refused: 'ACCOUNT_HAS_OPEN_GAMES', details: games.map(toDetail) }
    if (open.length) return { refused: 'ACCOUNT_HAS_OPEN_HOLDS', details: open.map(toDetail) }
    await forgetCards(deps, tx, userId, sqlInstant(now))
    await erasePersonalData(tx, userId)
    await updateProfile(tx, userId, { ...EMPTY_PROFILE, emailNotifications: false, updatedAt: now })
    await updateUser(tx, userId, {
      // ".invalid" is reserved: no mail can ever go there; no password fits the hash
      email: `${userId}@deleted.invalid`,
      username: null,
      passwordHash: '',
      isAdmin: false,
      deletedAt: now,
      hostTermsAcceptedAt: null,
      totpSecret: null,
      totpEnrolledAt: null,
      totpLastStep: null,
    })
    return { success: true }
  })
}
const toDetail = (o: Obligation) => ({
  path: o.gameId,
  code: o.kind,
  message: `${o.courseName}, ${o.date.slice(0, 16)}`,
})

/** Cards belong to a later module: they are reached by its queue, and by their columns. The provider forgets them with their owner, after the fact. */
async function forgetCards(deps: Deps, tx: Tx, userId: string, at: string): Promise<void> {
  await tx.executeSql(
    'UPDATE cards SET removed_at = $2, is_default = false WHERE user_id = $1 AND removed_at IS NULL',
    [userId, at],
  )
  const { rows } = await tx.executeSql<{ customer_id: string }>(
    'DELETE FROM card_customers WHERE user_id = $1 RETURNING customer_id',
    [userId],
  )
  for (const { customer_id: customerId } of rows)
    await deps.jobs.enqueue(tx, 'cards.forget_customer', { customerId })
}
