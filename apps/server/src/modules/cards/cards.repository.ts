import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import { japanParts } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { cardCustomers, cards } from './cards.table.ts'

export type Card = typeof cards.$inferSelect

const activeCards = (userId: string) => and(eq(cards.userId, userId), isNull(cards.removedAt))

export const listCards = (tx: Tx, userId: string): Promise<Card[]> =>
  tx.orm
    .select()
    .from(cards)
    .where(activeCards(userId))
    .orderBy(desc(cards.isDefault), asc(cards.createdAt))
export async function readDefaultCard(tx: Tx, userId: string): Promise<Card | undefined> {
  return (
    await tx.orm
      .select()
      .from(cards)
      .where(and(activeCards(userId), eq(cards.isDefault, true)))
  )[0]
}
export async function readCard(tx: Tx, userId: string, id: string): Promise<Card | undefined> {
  return (
    await tx.orm
      .select()
      .from(cards)
      .where(and(activeCards(userId), eq(cards.id, id)))
  )[0]
}
/** The cards that a user has ever saved, as the provider recognises them. */
export async function listFingerprints(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.orm
    .selectDistinct({ fingerprint: cards.fingerprint })
    .from(cards)
    .where(eq(cards.userId, userId))
  return rows.flatMap(({ fingerprint }) => fingerprint ?? []).toSorted()
}
export async function insertCard(tx: Tx, card: Card): Promise<void> {
  await tx.orm.insert(cards).values(card)
}
export async function readCardByProviderId(tx: Tx, providerId: string): Promise<Card | undefined> {
  return (await tx.orm.select().from(cards).where(eq(cards.providerId, providerId)))[0]
}
/** Clears the old default first: the unique index allows one default card at any time. */
export async function setDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.orm
    .update(cards)
    .set({ isDefault: false })
    .where(and(activeCards(userId), eq(cards.isDefault, true)))
  await tx.orm
    .update(cards)
    .set({ isDefault: true })
    .where(and(activeCards(userId), eq(cards.id, id)))
}
export async function removeCard(tx: Tx, id: string, at: Instant): Promise<void> {
  await tx.orm.update(cards).set({ removedAt: at, isDefault: false }).where(eq(cards.id, id))
}
export async function readCustomerId(tx: Tx, userId: string): Promise<string | undefined> {
  return (await tx.orm.select().from(cardCustomers).where(eq(cardCustomers.userId, userId)))[0]
    ?.customerId
}
/** Keeps the first customer when two calls race. */
export async function insertCustomer(
  tx: Tx,
  userId: string,
  customerId: string,
  at: Instant,
): Promise<void> {
  await tx.orm
    .insert(cardCustomers)
    .values({ userId, customerId, createdAt: at })
    .onConflictDoNothing()
}
/** A card is valid to the end of its expiry month in Japan time. */
export function isExpired(card: Pick<Card, 'expMonth' | 'expYear'>, now: Instant): boolean {
  const today = japanParts(now)
  return card.expYear < today.year || (card.expYear === today.year && card.expMonth < today.month)
}
export type CardSummary = { readonly brand: string; readonly last4: string }
const UNKNOWN_CARD: CardSummary = { brand: 'card', last4: '····' }
/**
 * Brand and last digits of any card, also of a removed one. A placeholder when the card is unknown.
 */
export const readCardSummary = async (tx: Tx, cardId: string | null): Promise<CardSummary> =>
  cardId === null ? UNKNOWN_CARD : (await readCardSummaries(tx, [cardId])).get(cardId)!
export async function readCardSummaries(
  tx: Tx,
  cardIds: readonly string[],
): Promise<Map<string, CardSummary>> {
  if (cardIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({ id: cards.id, brand: cards.brand, last4: cards.last4 })
    .from(cards)
    .where(inArray(cards.id, [...cardIds]))
  const found = new Map(rows.map(({ id, ...summary }) => [id, summary]))
  return new Map(cardIds.map((id) => [id, found.get(id) ?? UNKNOWN_CARD]))
}
/** A card as transactions name it. */
export const formatCard = ({ brand, last4 }: CardSummary): string => `${brand} ${last4}`
export async function readProviderCardId(tx: Tx, cardId: string): Promise<string | undefined> {
  return (await tx.orm.select({ id: cards.providerId }).from(cards).where(eq(cards.id, cardId)))[0]
    ?.id
}
