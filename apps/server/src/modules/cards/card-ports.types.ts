import type { Tx } from '../../platform/database/database.ts'

/** What cards need of the participations, a later module. */
export type CardPorts = {
  /** Whether an open hold stands on a card; such a card cannot be removed. */
  backsOpenHold(tx: Tx, cardId: string): Promise<boolean>
}
