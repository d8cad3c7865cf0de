import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import { messageIdOf } from '../../../platform/mail/mail.ts'
import { notifyAnswer } from '../../../platform/notify-external.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUserWeakly, readAccount } from '../../accounts/accounts.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { BY_TEAM } from '../requests.repository.ts'
import { storeRequest } from '../store-request.step.ts'
import { replyAddress } from './reply-address.adapter.ts'
import { senderNameOf } from './sender-name.policy.ts'

export type TeamMessage = {
  readonly userId: string
  /** The game that the message is about. */
  readonly gameId?: string | null
  readonly subject: string
  readonly text: string
  /** The idempotency key of the press. */
  readonly requestKey: string
  readonly actorId: string
  readonly ip: string | null
}

/**
 * Mails a user in a new thread, which waits for their answer, once for each key: another text under
 * the same key is refused. It is assigned to the operator who wrote.
 */
export async function writeToUser(
  deps: Deps,
  message: TeamMessage,
): Promise<{ threadId: string } | Refused<'ALREADY_SENT' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  const { userId, actorId, subject, text, gameId = null } = message
  if (userId === actorId) return refuse('OWN_ACCOUNT')
  return deps.db.transaction(async (tx) => {
    // an account that is being deleted gets no new thread
    const account = (await lockUserWeakly(tx, userId)) && (await readAccount(tx, userId))
    if (!account) return refuse('NOT_FOUND')
    const mailId = newId()
    const bodyHash = hashOf(message)
    const now = deps.clock.now()
    const { user } = account
    const name = senderNameOf(account)
    const stored = await storeRequest(
      tx,
      {
        id: newId(),
        kind: 'contact',
        status: 'answered',
        userId,
        name,
        email: user.email,
        language: user.language,
        fields: { name, email: user.email, subject, message: text, gameId },
        requestKey: `${BY_TEAM} ${actorId} ${userId} ${message.requestKey}`,
        bodyHash,
        createdAt: now,
        updatedAt: now,
        assigneeId: actorId,
        waitingSince: null,
        settledAt: null,
      },
      {
        event: 'letter',
        operatorId: actorId,
        note: text,
        messageId: messageIdOf(deps.config, mailId),
      },
    )
    if (!stored) throw new Error('no free reference for a thread')
    const thread = stored.request
    if (thread.bodyHash !== bodyHash) return refuse('ALREADY_SENT')
    if (!stored.isNew) return { threadId: thread.id }
    await writeAudit(tx, now, {
      actorId,
      ip: message.ip,
      action: 'user.message',
      subject: userId,
      reason: null,
      before: null,
      after: thread.reference,
    })
    await notifyAnswer(
      deps.jobs,
      tx,
      {
        to: user.email,
        userId,
        language: user.language,
        reference: thread.reference,
        subject,
        text,
        replyTo: replyAddress(deps, thread.id),
      },
      mailId,
    )
    return { threadId: thread.id }
  })
}

const hashOf = ({ subject, text }: TeamMessage): string =>
  createHash('sha256')
    .update(JSON.stringify([subject, text]))
    .digest('hex')
