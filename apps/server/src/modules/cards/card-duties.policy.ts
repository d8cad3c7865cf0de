import type { CardDuties } from './card-ports.types.ts'
import type { Card } from './cards.repository.ts'

/** What would be left without a card if this one went. */
export type DutiesOfCard = { holds: number; cases: number; debts: number }

/** Cases and debts are charged to the default card; a hold stands on its own card. */
export const dutiesOfCard = (
  { id, isDefault }: Pick<Card, 'id' | 'isDefault'>,
  duties: CardDuties,
): DutiesOfCard => ({
  holds: duties.holds.get(id)?.open ?? 0,
  cases: isDefault ? duties.cases : 0,
  debts: isDefault ? duties.debts : 0,
})
export const isBacking = ({ holds, cases, debts }: DutiesOfCard): boolean =>
  holds + cases + debts > 0

/** A payment on the card is under way: it has to end before the card can go. */
export const isCardMoving = ({ id }: Pick<Card, 'id'>, duties: CardDuties): boolean =>
  (duties.holds.get(id)?.moving ?? 0) > 0 || duties.chargingCardIds.has(id)
