import { seconds } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser } from '../accounts.repository.ts'
import { recordLinkRequest } from './link-requests.repository.ts'
import { MAIL_COOL_DOWN, resendVerificationLink } from './send-account-link.step.ts'

/** Mails the verification link again on behalf of an operator, who never sees it. */
export function resendVerificationAsOperator(
  deps: Deps,
  by: { userId: string; reason: string; actorId: string; ip: string | null },
): Promise<{ success: true } | Refused<'NOT_FOUND' | 'ALREADY_DONE' | 'LINK_SENT_RECENTLY'>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, by.userId)
    if (!user) return refuse('NOT_FOUND')
    if (user.emailVerifiedAt !== null) return refuse('ALREADY_DONE')
    if (!(await recordLinkRequest(tx, hashSecret(user.email), now, MAIL_COOL_DOWN)))
      return refuse('LINK_SENT_RECENTLY', { count: MAIL_COOL_DOWN / seconds(1) })
    await resendVerificationLink(deps, tx, user.id)
    await writeAudit(tx, now, {
      actorId: by.actorId,
      ip: by.ip,
      action: 'verification.resend',
      subject: user.id,
      reason: by.reason,
      before: null,
      after: null,
    })
    return { success: true as const }
  })
}
