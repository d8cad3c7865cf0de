import { and, asc, count, eq, gt, gte, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import { ALL_REGIONS } from '@tomogolf/domain/wishes/liquidity'
import type { Tx } from '../../platform/database/database.ts'
import { wishAlerts, wishDays, wishRecipients, wishes } from './wishes.table.ts'

export type WishRow = typeof wishes.$inferSelect
export type Recipient = typeof wishRecipients.$inferSelect

export const readWish = async (tx: Tx, id: string): Promise<WishRow | undefined> =>
  (await tx.orm.select().from(wishes).where(eq(wishes.id, id)))[0]
export const listWishes = (tx: Tx, owner: string, now: Instant): Promise<WishRow[]> =>
  tx.orm
    .select()
    .from(wishes)
    .where(and(eq(wishes.owner, owner), gt(wishes.endsAt, now)))
    .orderBy(asc(wishes.createdAt), asc(wishes.id))

/** Parallel calls of one owner wait here, so that the limits hold. */
export const lockOwner = (tx: Tx, owner: string): Promise<unknown> =>
  tx.orm.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`wishes ${owner}`}, 0))`)
/** Open wishes; those that wait for a confirmation are limited by their mails. */
export const countOpen = async (tx: Tx, owner: string, now: Instant): Promise<number> =>
  (
    await tx.orm
      .select({ count: count() })
      .from(wishes)
      .where(and(eq(wishes.owner, owner), gt(wishes.endsAt, now), isNotNull(wishes.confirmedAt)))
  )[0]!.count
/** Wishes for which a confirmation was mailed to an address since then. */
export const countAsked = async (tx: Tx, email: string, since: Instant): Promise<number> =>
  (
    await tx.orm
      .select({ count: count() })
      .from(wishes)
      .where(and(eq(wishes.email, email), gt(wishes.createdAt, since)))
  )[0]!.count

export const insertWish = async (tx: Tx, row: WishRow): Promise<unknown> =>
  tx.orm.insert(wishes).values(row)
export const updateWish = async (tx: Tx, id: string, set: Partial<WishRow>): Promise<unknown> =>
  tx.orm.update(wishes).set(set).where(eq(wishes.id, id))
/** With its alerts. */
export const deleteWish = async (tx: Tx, id: string): Promise<unknown> =>
  tx.orm.delete(wishes).where(eq(wishes.id, id))
export const pauseAll = async (tx: Tx, owner: string, now: Instant): Promise<unknown> =>
  tx.orm
    .update(wishes)
    .set({ pausedAt: now })
    .where(and(eq(wishes.owner, owner), isNull(wishes.pausedAt)))
/** Wishes of a visitor's confirmed address become those of the account with it. */
export async function adoptWishes(tx: Tx, userId: string, email: string): Promise<void> {
  await tx.orm
    .update(wishes)
    .set({ userId, owner: userId, email: null })
    .where(and(eq(wishes.email, email), sql`${wishes.confirmedAt} is not null`))
}

/** Locks what an owner was sent; a new day in Japan starts at zero. */
export async function lockRecipient(tx: Tx, owner: string, day: number): Promise<Recipient> {
  const fresh = { owner, day, alerts: 0, pushes: 0 }
  const [row] = await tx.orm
    .insert(wishRecipients)
    .values(fresh)
    .onConflictDoUpdate({ target: wishRecipients.owner, set: { owner } })
    .returning()
  return row!.day === day ? row! : fresh
}
export const writeRecipient = async (tx: Tx, { owner, ...set }: Recipient): Promise<unknown> =>
  tx.orm.update(wishRecipients).set(set).where(eq(wishRecipients.owner, owner))
export const markSent = async (
  tx: Tx,
  wishIds: readonly string[],
  gameIds: readonly string[],
  now: Instant,
): Promise<unknown> =>
  tx.orm
    .update(wishAlerts)
    .set({ state: 'sent', at: now })
    .where(
      and(
        inArray(wishAlerts.wishId, [...wishIds]),
        inArray(wishAlerts.gameId, [...gameIds]),
        eq(wishAlerts.state, 'due'),
      ),
    )
/** "Not this one": none of the owner's wishes is notified about the game again. */
export async function dismissGame(
  tx: Tx,
  owner: string,
  gameId: string,
  now: Instant,
): Promise<void> {
  const own = await tx.orm.select({ wishId: wishes.id }).from(wishes).where(eq(wishes.owner, owner))
  await tx.orm
    .insert(wishAlerts)
    .values(own.map(({ wishId }) => ({ wishId, gameId, state: 'dismissed' as const, at: now })))
    .onConflictDoUpdate({
      target: [wishAlerts.wishId, wishAlerts.gameId],
      set: { state: 'dismissed', at: now },
    })
}

/** Days from `first` on whose wishes are counted. */
export const listCountedDays = async (tx: Tx, first: string): Promise<string[]> =>
  (
    await tx.orm
      .select({ day: wishDays.day })
      .from(wishDays)
      .where(and(gte(wishDays.day, first), eq(wishDays.region, ALL_REGIONS)))
  ).map(({ day }) => day)
export const insertWishDay = async (
  tx: Tx,
  day: string,
  counts: ReadonlyMap<string, { wishes: number; met: number }>,
): Promise<unknown> =>
  tx.orm
    .insert(wishDays)
    .values([...counts].map(([region, count]) => ({ day, region, ...count })))
    // two processes count the same
    .onConflictDoNothing()
