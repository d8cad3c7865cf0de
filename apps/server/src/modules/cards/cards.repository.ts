import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
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
export type Customer = typeof cardCustomers.$inferSelect
export async function readCustomer(tx: Tx, userId: string): Promise<Customer | undefined> {
  return (await tx.orm.select().from(cardCustomers).where(eq(cardCustomers.userId, userId)))[0]
}
export const readCustomerId = async (tx: Tx, userId: string): Promise<string | undefined> =>
  (await readCustomer(tx, userId))?.customerId
export async function readCustomerByProviderId(
  tx: Tx,
  customerId: string,
): Promise<Customer | undefined> {
  return (
    await tx.orm.select().from(cardCustomers).where(eq(cardCustomers.customerId, customerId))
  )[0]
}
/** The current customer of a user first, then the earlier ones. */
export async function readCustomerIds(tx: Tx, userId: string): Promise<string[]> {
  const customer = await readCustomer(tx, userId)
  return customer ? [customer.customerId, ...customer.formerIds] : []
}
/** Replaces a customer that the provider deleted. Of two racing calls the first one counts. */
export async function replaceCustomer(
  tx: Tx,
  { userId, customerId, formerIds }: Customer,
  newId: string,
): Promise<void> {
  await tx.orm
    .update(cardCustomers)
    .set({ customerId: newId, formerIds: [customerId, ...formerIds] })
    .where(and(eq(cardCustomers.userId, userId), eq(cardCustomers.customerId, customerId)))
}
export async function updateCard(tx: Tx, id: string, set: Partial<Card>): Promise<void> {
  await tx.orm.update(cards).set(set).where(eq(cards.id, id))
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
