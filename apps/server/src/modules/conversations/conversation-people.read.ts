import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { and, count, desc, eq, gte, inArray, max, ne, or, sql } from 'drizzle-orm'
import {
  conversationAccess,
  GAVE_UP,
  IN_CONVERSATION,
  type ConversationAccess,
} from '@tomogolf/domain/conversation/conversation-access'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Settings } from '@tomogolf/domain/settings'
import { DAY, type Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Tx } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { readGame, type Game } from '../games/games.repository.ts'
import { games } from '../games/games.table.ts'
import { isOwnSeat } from '../participations/participations.repository.ts'
import { participationEvents, participations } from '../participations/participations.table.ts'
import { isVisible } from './conversations.repository.ts'
import { messageReads, messages } from './conversations.table.ts'

export type Reached = {
  readonly game: Game
  readonly access: Exclude<ConversationAccess, 'none'>
  /** Of those who can write and are notified about messages: the host and the guests with a seat. */
  readonly present: readonly string[]
}

/** A game's conversation as far as one person may reach it; undefined: not at all. */
export async function reachConversation(
  tx: Tx,
  gameId: string,
  userId: string,
  settings: Settings,
  now: Instant,
): Promise<Reached | undefined> {
  const game = await readGame(tx, gameId)
  if (!game) return undefined
  const seats = await tx.orm
    .select({ guestId: participations.guestId, status: participations.status })
    .from(participations)
    .where(
      and(
        eq(participations.gameId, gameId),
        inArray(participations.status, [...IN_CONVERSATION]),
        isOwnSeat,
      ),
    )
  const guests = seats.filter(({ status }) => CONFIRMED.includes(status))
  const seat = (
    guests.find(({ guestId }) => guestId === userId) ??
    seats.find(({ guestId }) => guestId === userId)
  )?.status
  const access = conversationAccess(
    game,
    game.hostId === userId ? { host: true, guests: guests.length } : { host: false, seat },
    settings,
    now,
  )
  if (access === 'none') return undefined
  return { game, access, present: [game.hostId, ...guests.map(({ guestId }) => guestId)] }
}

/**
 * When a former guest gave the seat up. What was written until then was received; null: no seat was
 * given up, or not one that was certain.
 */
export async function readLeftAt(tx: Tx, gameId: string, userId: string): Promise<Instant | null> {
  const [row] = await tx.orm
    .select({ at: participationEvents.at })
    .from(participationEvents)
    .innerJoin(participations, eq(participations.id, participationEvents.participationId))
    .where(
      and(
        eq(participations.gameId, gameId),
        eq(participations.guestId, userId),
        isOwnSeat,
        inArray(participationEvents.fromStatus, [...CONFIRMED]),
        inArray(participationEvents.toStatus, [...GAVE_UP]),
      ),
    )
    .orderBy(desc(participationEvents.at))
    .limit(1)
  return row?.at ?? null
}

/** The language in which each person reads ready messages. */
export async function readLanguages(
  tx: Tx,
  userIds: readonly string[],
): Promise<Map<string, Language>> {
  const rows = await tx.orm
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(inArray(users.id, [...userIds]))
  return new Map(rows.map(({ id, language }) => [id, language]))
}

/** Games in which two people have met: a guest checked in with the code of the host. */
const PARTNERS = `WITH mine AS (
    SELECT game_id FROM participations
      WHERE guest_id = $1 AND status = 'checked_in' AND party_lead_id IS NULL
    UNION SELECT p.game_id FROM participations p JOIN games g ON g.id = p.game_id
      WHERE g.host_id = $1 AND p.status = 'checked_in' AND p.party_lead_id IS NULL)
  SELECT guest_id AS id FROM participations WHERE status = 'checked_in' AND party_lead_id IS NULL
    AND game_id IN (SELECT game_id FROM mine)
  UNION SELECT host_id FROM games WHERE id IN (SELECT game_id FROM mine)`
/** Whether a person has played a round with each of the others. */
export async function hasPlayedWith(
  tx: Tx,
  userId: string,
  others: readonly string[],
): Promise<boolean> {
  const { rows } = await tx.executeSql<{ id: string }>(PARTNERS, [userId])
  const partners = new Set(rows.map(({ id }) => id))
  return others.every((id) => id === userId || partners.has(id))
}

/** Unread messages of others in the open conversations of a person. */
export async function countUnread(
  tx: Tx,
  userId: string,
  settings: Pick<Settings, 'messages_open_days'>,
  now: Instant,
): Promise<{ gameId: string; unread: number }[]> {
  const blockedWith = await readBlockedWith(tx, userId)
  return tx.orm
    .select({ gameId: messages.gameId, unread: count() })
    .from(messages)
    .innerJoin(games, eq(games.id, messages.gameId))
    .leftJoin(
      messageReads,
      and(eq(messageReads.gameId, messages.gameId), eq(messageReads.userId, userId)),
    )
    .where(
      and(
        gte(games.teeTime, now - GAME_LENGTH - settings.messages_open_days * DAY),
        ne(messages.senderId, userId),
        isVisible(blockedWith),
        sql`${messages.seq} > coalesce(${messageReads.readSeq}, 0)`,
        or(
          eq(games.hostId, userId),
          inArray(
            games.id,
            tx.orm
              .select({ id: participations.gameId })
              .from(participations)
              .where(
                and(
                  eq(participations.guestId, userId),
                  inArray(participations.status, [...IN_CONVERSATION]),
                ),
              ),
          ),
        ),
      ),
    )
    .groupBy(messages.gameId)
    .orderBy(max(messages.createdAt))
}
