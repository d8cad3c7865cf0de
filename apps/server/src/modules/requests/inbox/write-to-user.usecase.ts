import { createHash } from 'node:crypto'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { messageIdOf } from '../../../platform/mail/mail.ts'
import { notifyAnswer } from '../../../platform/notify-external.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUserWeakly, readAccount, type Account } from '../../accounts/accounts.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { newReference } from '../new-reference.step.ts'
import { BY_TEAM, insertRequest, readRequestByKey, type Request } from '../requests.repository.ts'
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
  const { userId, actorId, text } = message
  if (userId === actorId) return refuse('OWN_ACCOUNT')
  return deps.db.transaction(async (tx) => {
    // an account that is being deleted gets no new thread
    const account = (await lockUserWeakly(tx, userId)) && (await readAccount(tx, userId))
    if (!account) return refuse('NOT_FOUND')
    const mailId = newId()
    const requestKey = `${BY_TEAM} ${actorId} ${userId} ${message.requestKey}`
    const thread = await startThread(
      deps,
      tx,
      account,
      { ...message, requestKey },
      messageIdOf(deps.config, mailId),
    )
    if (thread.bodyHash !== hashOf(message)) return refuse('ALREADY_SENT')
    if (!thread.isNew) return { threadId: thread.id }
    await writeAudit(tx, deps.clock.now(), {
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
        to: account.user.email,
        userId,
        language: account.user.language,
        reference: thread.reference,
        subject: message.subject,
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

type Started = Pick<Request, 'id' | 'reference' | 'bodyHash'> & { readonly isNew: boolean }
async function startThread(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  account: Account,
  message: TeamMessage,
  messageId: string,
): Promise<Started> {
  const { subject, text, requestKey, actorId, gameId = null } = message
  const now = clock.now()
  const { user } = account
  const name = senderNameOf(account)
  // the reference may be taken: one chance in a billion
  for (const reference of [newReference(), newReference()]) {
    const request: Request = {
      id: newId(),
      reference,
      kind: 'contact',
      status: 'answered',
      userId: user.id,
      name,
      email: user.email,
      language: user.language,
      fields: { name, email: user.email, subject, message: text, gameId },
      requestKey,
      bodyHash: hashOf(message),
      createdAt: now,
      updatedAt: now,
      assigneeId: actorId,
      waitingSince: null,
      settledAt: null,
    }
    const letter = { event: 'letter', operatorId: actorId, note: text, messageId } as const
    if (await insertRequest(tx, request, letter)) return { ...request, isNew: true }
    const first = await readRequestByKey(tx, requestKey)
    if (first) return { ...first, isNew: false }
  }
  throw new Error('no free reference for a thread')
}
