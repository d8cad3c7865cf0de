import { slotsOf } from '@tomogolf/domain/inbox/reply-slots'
import { mayAnswerThread, mayCloseThread } from '@tomogolf/domain/inbox/thread-permissions'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { messageIdOf } from '../../../platform/mail/mail.ts'
import { notifyAnswer } from '../../../platform/notify-external.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import {
  addToRequest,
  hasEvent,
  listMessageIds,
  lockRequest,
  moveRequest,
  type Request,
} from '../requests.repository.ts'
import { replyAddress } from './reply-address.adapter.ts'

export type Reply = {
  readonly threadId: string
  readonly text: string
  /** Closes the thread at once. */
  readonly close: boolean
  /** The idempotency key of the press. */
  readonly requestKey: string
  /** `updatedAt` of the thread as the operator saw it. */
  readonly seen: Instant
  readonly operatorId: string
  readonly role: AdminRole | null
  readonly ip: string | null
  /** Of a refusal. */
  readonly language: Language
}

/**
 * Mails a reply to the sender of a thread in their language, once for each key, and stops the
 * clock. STALE_EDIT when the thread changed since the operator loaded it: two answers to one
 * question are worse than a late one.
 */
export async function replyToThread(
  deps: Deps,
  reply: Reply,
): Promise<
  | { success: true }
  | Refused<'CONFLICT' | 'NOT_FOUND' | 'PERMISSION_REQUIRED' | 'STALE_EDIT' | 'VALIDATION_ERROR'>
> {
  const [gap] = slotsOf(reply.text)
  if (gap !== undefined)
    return {
      refused: 'VALIDATION_ERROR',
      details: [
        {
          path: 'text',
          code: 'gap',
          message: deps.phrase(reply.language, 'answers.letter_gap', { gap: `{${gap}}` }),
        },
      ],
    }
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const thread = await lockRequest(tx, reply.threadId)
    if (!thread) return refuse('NOT_FOUND')
    if (!mayAnswerThread(reply.role, thread.kind)) return refuse('PERMISSION_REQUIRED')
    const dedupeKey = `reply ${thread.id} ${reply.operatorId} ${reply.requestKey}`
    if (await hasEvent(tx, dedupeKey)) return { success: true as const }
    if (reply.seen !== thread.updatedAt) return refuse('STALE_EDIT')
    if (thread.status === 'closed' || (reply.close && !mayCloseThread(thread)))
      return refuse('CONFLICT')
    const { operatorId } = reply
    const references = await listMessageIds(tx, thread.id)
    const mailId = newId()
    const message = {
      event: 'letter',
      operatorId,
      note: reply.text,
      dedupeKey,
      messageId: messageIdOf(deps.config, mailId),
    } as const
    const answered: Request = { ...thread, status: 'answered' }
    if (thread.status === 'answered') await addToRequest(tx, thread, now, message)
    else {
      const changes = { assigneeId: thread.assigneeId ?? operatorId }
      await moveRequest(tx, thread, 'answered', now, {
        event: 'answer',
        operatorId,
        note: null,
        changes,
      })
      await addToRequest(tx, answered, now, message)
    }
    if (reply.close)
      await moveRequest(tx, answered, 'closed', now, { event: 'close', operatorId, note: null })
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip: reply.ip,
      action: 'request.reply',
      subject: thread.id,
      reason: null,
      before: thread.status,
      after: reply.close ? 'closed' : 'answered',
    })
    await notifyAnswer(
      deps.jobs,
      tx,
      {
        to: await addressOf(tx, thread),
        userId: thread.userId,
        language: thread.language,
        reference: thread.reference,
        subject: replySubject(deps, thread),
        text: reply.text,
        replyTo: replyAddress(deps, thread.id),
        references,
      },
      mailId,
    )
    return { success: true as const }
  })
}

/**
 * Reports and appeals are answered at the present address of the account: the one of filing may be
 * another person's by now. A form names its address itself.
 */
async function addressOf(tx: Tx, { kind, userId, email }: Request): Promise<string> {
  const account =
    (kind === 'report' || kind === 'appeal') && userId !== null
      ? await readAccount(tx, userId)
      : undefined
  return account?.user.email ?? email
}

export const replySubject = (
  { phrase }: Pick<Deps, 'phrase'>,
  { kind, language, reference }: Pick<Request, 'kind' | 'language' | 'reference'>,
): string => phrase(language, `answers.letter.${kind}.subject`, { reference })
