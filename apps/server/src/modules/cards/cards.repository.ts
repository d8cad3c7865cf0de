import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import { japanParts } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { cardCustomers, cards } from './cards.table.ts'

export type Card = typeof cards.$inferSelect

const live = (userId: string) => and(eq(cards.userId, userId), isNull(cards.removedAt))

export const listCards = (tx: Tx, userId: string): Promise<Card[]> =>
  tx.orm
    .select()
    .from(cards)
    .where(live(userId))
    .orderBy(desc(cards.isDefault), asc(cards.createdAt))
export async function readDefaultCard(tx: Tx, userId: string): Promise<Card | undefined> {
  return (
    await tx.orm
      .select()
      .from(cards)
      .where(and(live(userId), eq(cards.isDefault, true)))
  )[0]
}
export async function readCard(tx: Tx, userId: string, id: string): Promise<Card | undefined> {
  return (
    await tx.orm
      .select()
      .from(cards)
      .where(and(live(userId), eq(cards.id, id)))
  )[0]
}
export async function insertCard(tx: Tx, card: Card): Promise<void> {
  await tx.orm.insert(cards).values(card)
}
export async function readCardByProviderId(tx: Tx, providerId: string): Promise<Card | undefined> {
  return (await tx.orm.select().from(cards).where(eq(cards.providerId, providerId)))[0]
}
/** Exactly one default: the old one steps back in the same statement order that the unique index demands. */
export async function setDefault(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.orm
    .update(cards)
    .set({ isDefault: false })
    .where(and(live(userId), eq(cards.isDefault, true)))
  await tx.orm
    .update(cards)
    .set({ isDefault: true })
    .where(and(live(userId), eq(cards.id, id)))
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
/** A card is good to the end of its month, counted in Japan. */
export function isExpired(card: Pick<Card, 'expMonth' | 'expYear'>, now: Instant): boolean {
  const p = japanParts(now)
  return card.expYear < p.year || (card.expYear === p.year && card.expMonth < p.month)
}
export type CardFacts = { readonly brand: string; readonly last4: string }
/** Brand and last digits of any card, also of a removed one. Without an id: of a card nobody knows. */
export async function readCardFacts(tx: Tx, cardId: string | null): Promise<CardFacts> {
  const [card] =
    cardId === null
      ? []
      : await tx.orm
          .select({ brand: cards.brand, last4: cards.last4 })
          .from(cards)
          .where(eq(cards.id, cardId))
  return card ?? { brand: 'card', last4: '····' }
}
/** A card as the books name it. */
export const cardText = ({ brand, last4 }: CardFacts): string => `${brand} ${last4}`
export async function readProviderCardId(tx: Tx, cardId: string): Promise<string | undefined> {
  return (await tx.orm.select({ id: cards.providerId }).from(cards).where(eq(cards.id, cardId)))[0]
    ?.id
}
