import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import type { OwnMessage, ParticipationPorts } from '../participation-ports.types.ts'
import { statementMessages } from './cases.table.ts'

export type Attachment = {
  readonly gameId: string
  readonly userId: string
  readonly messageIds: readonly string[]
}

/**
 * The messages that a person attaches to a statement: own ones of this game. One that is not there
 * any more refuses all, so that the writer knows what is sent.
 */
export async function findAttached(
  { listOwnMessages }: ParticipationPorts,
  tx: Tx,
  { gameId, userId, messageIds }: Attachment,
): Promise<OwnMessage[] | Refused<'MESSAGE_GONE'>> {
  const ids = [...new Set(messageIds)]
  if (ids.length === 0) return []
  const found = await listOwnMessages(tx, { gameId, userId, ids })
  return found.length < ids.length ? refuse('MESSAGE_GONE') : found
}

/** Keeps copies; a later statement may attach a message again. */
export async function attachMessages(
  tx: Tx,
  { gameId, userId }: Attachment,
  found: readonly OwnMessage[],
  now: Instant,
): Promise<void> {
  if (found.length === 0) return
  await tx.orm
    .insert(statementMessages)
    .values(
      found.map(({ id, createdAt, readyId, slots, text }) => ({
        messageId: id,
        gameId,
        senderId: userId,
        writtenAt: createdAt,
        readyId,
        slots,
        text,
        attachedAt: now,
      })),
    )
    .onConflictDoNothing()
}
