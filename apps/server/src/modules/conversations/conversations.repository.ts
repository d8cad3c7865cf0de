import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { conversations, messageReads, messages } from './conversations.table.ts'

export type Message = typeof messages.$inferSelect
export type ReadMark = typeof messageReads.$inferSelect

/** Locks the conversation, and creates it with its first message. Messages wait here for each other. */
export async function lockConversation(tx: Tx, gameId: string): Promise<number> {
  const [row] = await tx.orm
    .insert(conversations)
    .values({ gameId })
    .onConflictDoUpdate({ target: conversations.gameId, set: { gameId } })
    .returning()
  return row!.lastSeq
}
/** Under the lock of the conversation. */
export async function insertMessage(tx: Tx, message: Message): Promise<void> {
  await tx.orm.insert(messages).values(message)
  await tx.orm
    .update(conversations)
    .set({ lastSeq: message.seq })
    .where(eq(conversations.gameId, message.gameId))
}
export const readMessage = async (tx: Tx, id: string): Promise<Message | undefined> =>
  (await tx.orm.select().from(messages).where(eq(messages.id, id)))[0]
/** The message keeps its place; nothing of what was written stays. */
export async function eraseMessageText(tx: Tx, id: string, removedAt: Instant): Promise<void> {
  await tx.orm
    .update(messages)
    .set({ text: null, readyId: null, slots: null, removedAt })
    .where(eq(messages.id, id))
}
export const findSent = async (
  tx: Tx,
  gameId: string,
  senderId: string,
  clientId: string,
): Promise<Message | undefined> =>
  (
    await tx.orm
      .select()
      .from(messages)
      .where(
        and(
          eq(messages.gameId, gameId),
          eq(messages.senderId, senderId),
          eq(messages.clientId, clientId),
        ),
      )
  )[0]

/**
 * What a person sees of a conversation. Free text between people who have blocked each other is
 * hidden; ready messages carry the arrangements of the round that both still play.
 */
export const isVisible = (blockedWith: ReadonlySet<string>) =>
  blockedWith.size === 0
    ? undefined
    : or(isNull(messages.text), notInArray(messages.senderId, [...blockedWith]))

/** By `seq`; without a cursor the newest ones. */
export async function listMessages(
  tx: Tx,
  {
    gameId,
    blockedWith,
    until,
  }: { gameId: string; blockedWith: ReadonlySet<string>; until?: Instant | undefined },
  { after, before }: { after?: number | undefined; before?: number | undefined },
  limit: number,
): Promise<Message[]> {
  const rows = await tx.orm
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.gameId, gameId),
        isVisible(blockedWith),
        after === undefined ? undefined : gt(messages.seq, after),
        before === undefined ? undefined : lt(messages.seq, before),
        until === undefined ? undefined : lte(messages.createdAt, until),
      ),
    )
    .orderBy(after === undefined ? desc(messages.seq) : asc(messages.seq))
    .limit(limit)
  return after === undefined ? rows.toReversed() : rows
}
/** Everyone who has written, also those who have left. */
export const listSenders = async (tx: Tx, gameId: string): Promise<string[]> =>
  (
    await tx.orm
      .selectDistinct({ senderId: messages.senderId })
      .from(messages)
      .where(eq(messages.gameId, gameId))
  ).map(({ senderId }) => senderId)
/** Those of the ids that a person has written in a game, without those that were removed. */
export const listOwnMessages = (
  tx: Tx,
  { gameId, userId, ids }: { gameId: string; userId: string; ids: readonly string[] },
): Promise<Message[]> =>
  tx.orm
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.id, [...ids]),
        eq(messages.gameId, gameId),
        eq(messages.senderId, userId),
        isNull(messages.removedAt),
      ),
    )
    .orderBy(asc(messages.seq))
/** The messages of others that a person has not read, the oldest first. */
export const listUnread = (
  tx: Tx,
  { gameId, userId, readSeq }: Pick<ReadMark, 'gameId' | 'userId' | 'readSeq'>,
  blockedWith: ReadonlySet<string>,
): Promise<Message[]> =>
  tx.orm
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.gameId, gameId),
        gt(messages.seq, readSeq),
        ne(messages.senderId, userId),
        isVisible(blockedWith),
      ),
    )
    .orderBy(asc(messages.seq))

export const listReadMarks = (tx: Tx, gameId: string): Promise<ReadMark[]> =>
  tx.orm.select().from(messageReads).where(eq(messageReads.gameId, gameId))
/** A mark never goes back, and never beyond what was written. */
export async function markRead(
  tx: Tx,
  { gameId, userId, seq }: { gameId: string; userId: string; seq: number },
): Promise<void> {
  await tx.orm.execute(sql`INSERT INTO message_reads (game_id, user_id, read_seq)
    SELECT ${gameId}, ${userId}, least(${seq}, last_seq) FROM conversations WHERE game_id = ${gameId}
    ON CONFLICT (game_id, user_id)
      DO UPDATE SET read_seq = greatest(message_reads.read_seq, excluded.read_seq)`)
}
export async function lockReadMark(tx: Tx, gameId: string, userId: string): Promise<ReadMark> {
  const [row] = await tx.orm
    .insert(messageReads)
    .values({ gameId, userId })
    .onConflictDoUpdate({ target: [messageReads.gameId, messageReads.userId], set: { gameId } })
    .returning()
  return row!
}
export const markMailed = async (
  tx: Tx,
  { gameId, userId }: ReadMark,
  mailedSeq: number,
): Promise<unknown> =>
  tx.orm
    .update(messageReads)
    .set({ mailedSeq })
    .where(and(eq(messageReads.gameId, gameId), eq(messageReads.userId, userId)))

/** What changes when a person writes or reads, of many conversations at once. */
export async function readStates(tx: Tx, gameIds: string[]): Promise<Map<string, string>> {
  const { rows } = await tx.executeSql<{ id: string; state: string }>(
    STATES,
    [gameIds],
    'talk-states',
  )
  return new Map(rows.map(({ id, state }) => [id, state]))
}
const STATES = `SELECT c.game_id AS id, c.last_seq || ' ' || coalesce(sum(r.read_seq), 0) AS state
  FROM conversations c LEFT JOIN message_reads r ON r.game_id = c.game_id
  WHERE c.game_id = ANY($1::text[]) GROUP BY c.game_id`
