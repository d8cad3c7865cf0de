import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/database/database.ts'
import { cards } from '../../cards/cards.table.ts'
import { participations } from '../participations.table.ts'
import { holds } from './holds.table.ts'

/** The holds of substitutes who play in the place of an owner of a card. */
export function heldInPlaceOf(tx: Tx, cardId: string) {
  const substitute = alias(participations, 'substitute')
  const given = alias(cards, 'given')
  return tx.orm
    .select({ id: holds.id })
    .from(holds)
    .innerJoin(substitute, eq(substitute.id, holds.participationId))
    .innerJoin(participations, eq(participations.id, substitute.substituteFor))
    .innerJoin(cards, eq(cards.userId, participations.guestId))
    .innerJoin(given, eq(given.fingerprint, cards.fingerprint))
    .where(eq(given.id, cardId))
}
