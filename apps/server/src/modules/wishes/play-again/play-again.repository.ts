import { and, eq, isNotNull, isNull, notInArray, or } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { playAgain } from './play-again.table.ts'

export type PlayAgain = typeof playAgain.$inferSelect
export type Pair = Pick<PlayAgain, 'gameId' | 'fromUserId' | 'toUserId'>

const isPair = ({ gameId, fromUserId, toUserId }: Pair) =>
  and(
    eq(playAgain.gameId, gameId),
    eq(playAgain.fromUserId, fromUserId),
    eq(playAgain.toUserId, toUserId),
  )
const reversed = ({ gameId, fromUserId, toUserId }: Pair): Pair => ({
  gameId,
  fromUserId: toUserId,
  toUserId: fromUserId,
})

/** Asking again changes nothing. */
export const insertAsked = async (tx: Tx, pair: Pair, askedAt: Instant): Promise<boolean> =>
  (
    await tx.orm
      .insert(playAgain)
      .values({ ...pair, askedAt })
      .onConflictDoNothing()
      .returning()
  ).length > 0
export const hasAsked = async (tx: Tx, pair: Pair): Promise<boolean> =>
  (await tx.orm.select().from(playAgain).where(isPair(pair))).length > 0
export const hasBeenAsked = (tx: Tx, pair: Pair): Promise<boolean> => hasAsked(tx, reversed(pair))
export async function markMatched(tx: Tx, pair: Pair, matchedAt: Instant): Promise<void> {
  await tx.orm
    .update(playAgain)
    .set({ matchedAt })
    .where(or(isPair(pair), isPair(reversed(pair))))
}
/** False once both have asked: the other one knows it then. */
export const deleteAsked = async (tx: Tx, pair: Pair): Promise<boolean> =>
  (
    await tx.orm
      .delete(playAgain)
      .where(and(isPair(pair), isNull(playAgain.matchedAt)))
      .returning()
  ).length > 0

/** What a person has asked after a round. */
export const listAsked = (tx: Tx, gameId: string, fromUserId: string): Promise<PlayAgain[]> =>
  tx.orm
    .select()
    .from(playAgain)
    .where(and(eq(playAgain.gameId, gameId), eq(playAgain.fromUserId, fromUserId)))
/** The games that a guest was invited to after a round. */
export const listInvitations = (tx: Tx, gameId: string, toUserId: string): Promise<PlayAgain[]> =>
  tx.orm
    .select()
    .from(playAgain)
    .where(
      and(
        eq(playAgain.gameId, gameId),
        eq(playAgain.toUserId, toUserId),
        isNotNull(playAgain.invitedGameId),
      ),
    )
/**
 * The guests of a round who wait for an invitation of its host; each is taken once, and none of
 * `except`.
 */
export const takeUninvited = async (
  tx: Tx,
  {
    gameId,
    hostId,
    invitedGameId,
    except,
  }: {
    gameId: string
    hostId: string
    invitedGameId: string
    except: ReadonlySet<string>
  },
): Promise<string[]> =>
  (
    await tx.orm
      .update(playAgain)
      .set({ invitedGameId })
      .where(
        and(
          eq(playAgain.gameId, gameId),
          eq(playAgain.fromUserId, hostId),
          isNotNull(playAgain.matchedAt),
          isNull(playAgain.invitedGameId),
          notInArray(playAgain.toUserId, [...except]),
        ),
      )
      .returning({ guestId: playAgain.toUserId })
  ).map(({ guestId }) => guestId)

export async function deletePlayAgainOf(tx: Tx, userId: string): Promise<void> {
  await tx.orm
    .delete(playAgain)
    .where(or(eq(playAgain.fromUserId, userId), eq(playAgain.toUserId, userId)))
}
