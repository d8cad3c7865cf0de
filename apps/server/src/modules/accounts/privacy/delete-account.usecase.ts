import { japanText } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { Deps } from '../../../deps.ts'
import type { Obligation } from '../../../platform/personal-data.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, updateProfile, updateUser } from '../accounts.repository.ts'
import { EMPTY_PROFILE } from '../sessions/create-account.usecase.ts'

/**
 * Deletes an account. Everything that identifies the user is erased; records of money and conduct
 * stay and point to an account without a name. The e-mail address is free for a new account.
 * Refused while a game or a hold is open; the details name each.
 */
export async function deleteAccount(
  deps: Deps,
  userId: string,
): Promise<
  { success: true } | Refused<'ACCOUNT_HAS_OPEN_GAMES' | 'ACCOUNT_HAS_OPEN_HOLDS' | 'UNAUTHORIZED'>
> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    // the lock also waits for a join in progress, whose new row refers to this user
    if (!(await lockUser(tx, userId))) return refuse('UNAUTHORIZED')
    const open = await listObligations(deps, tx, userId)
    const openGames = open.filter((obligation) => obligation.kind !== 'hold')
    if (openGames.length)
      return { refused: 'ACCOUNT_HAS_OPEN_GAMES', details: openGames.map(toDetail) }
    if (open.length) return { refused: 'ACCOUNT_HAS_OPEN_HOLDS', details: open.map(toDetail) }
    for (const { records } of deps.personalData)
      for (const record of records)
        if (record.erase) await record.erase(tx, userId, { now, jobs: deps.jobs })
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

/** The obligations of all modules, the earliest game first. */
async function listObligations(
  { personalData }: Deps,
  tx: Tx,
  userId: string,
): Promise<Obligation[]> {
  const obligations: Obligation[] = []
  for (const module of personalData)
    obligations.push(...((await module.listObligations?.(tx, userId)) ?? []))
  return obligations.sort(
    (a, b) => a.teeTime - b.teeTime || (a.gameId < b.gameId ? -1 : Number(a.gameId > b.gameId)),
  )
}

const toDetail = (obligation: Obligation) => ({
  path: obligation.gameId,
  code: obligation.kind,
  message: `${obligation.courseName}, ${japanText(obligation.teeTime).slice(0, 16)}`,
})
