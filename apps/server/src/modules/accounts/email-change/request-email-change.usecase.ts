import { DAY, seconds } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser } from '../accounts.repository.ts'
import { MAIL_COOL_DOWN } from '../sessions/send-account-link.step.ts'
import { countChangesOf } from './email-changes.repository.ts'
import { startEmailChange } from './start-email-change.step.ts'

const CHANGES_PER_DAY = 5

type Refusals = 'EMAIL_UNCHANGED' | 'LINK_SENT_RECENTLY' | 'TOO_MANY_EMAIL_CHANGES' | 'UNAUTHORIZED'

/**
 * Mails a link to the new address; until it is opened nothing changes. The answer is the same for an
 * address that has an account: its owner gets a notice instead of the link.
 */
export function requestEmailChange(
  deps: Deps,
  { userId, email }: { userId: string; email: string },
): Promise<{ success: true } | Refused<Refusals>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, userId)
    if (!user) return refuse('UNAUTHORIZED')
    if (user.email === email) return refuse('EMAIL_UNCHANGED')
    const { count, lastAt } = await countChangesOf(tx, userId, now - DAY)
    if (count >= CHANGES_PER_DAY) return refuse('TOO_MANY_EMAIL_CHANGES')
    const wait = lastAt === null ? 0 : lastAt + MAIL_COOL_DOWN - now
    if (wait > 0) return refuse('LINK_SENT_RECENTLY', { count: Math.ceil(wait / seconds(1)) })
    await startEmailChange(deps, tx, user, email, null)
    return { success: true as const }
  })
}
