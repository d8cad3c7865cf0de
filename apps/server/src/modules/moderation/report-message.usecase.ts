import { MESSAGES_BEFORE } from '@tomogolf/domain/moderation/content-reports'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../platform/refusal.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { reachConversation, readLeftAt } from '../conversations/conversation-people.read.ts'
import { listMessages, readMessage } from '../conversations/conversations.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { fileReport, type Complaint, type Filed } from './file-report.step.ts'

/** A player, or a former one, reports a message that they could read, with those before it. */
export const reportMessage = (
  deps: Deps,
  { messageId, ...complaint }: Complaint & { messageId: string },
): Promise<Filed> =>
  deps.db.transaction(async (tx) => {
    const { reporterId } = complaint
    if (!(await lockUserWeakly(tx, reporterId))) return refuse('NOT_FOUND')
    const message = await readMessage(tx, messageId)
    if (!message || message.removedAt !== null) return refuse('NOT_FOUND')
    const { gameId, seq } = message
    const settings = await readSettings(tx)
    const isReached = await reachConversation(tx, gameId, reporterId, settings, deps.clock.now())
    // who left keeps the right to report what was received, and nothing later
    const leftAt = isReached ? undefined : await readLeftAt(tx, gameId, reporterId)
    if (leftAt === null) return refuse('NOT_FOUND')
    const read = await listMessages(
      tx,
      { gameId, blockedWith: await readBlockedWith(tx, reporterId), until: leftAt },
      { before: seq + 1 },
      MESSAGES_BEFORE + 1,
    )
    if (read.at(-1)?.id !== messageId) return refuse('NOT_FOUND')
    return fileReport(
      deps,
      tx,
      {
        ...complaint,
        kind: 'message',
        subjectId: messageId,
        gameId,
        reportedId: message.senderId,
      },
      read.map(({ senderId, createdAt, readyId, slots, text, id }, position) => ({
        position,
        senderId,
        at: createdAt,
        readyId,
        slots,
        text,
        isReported: id === messageId,
      })),
    )
  })
