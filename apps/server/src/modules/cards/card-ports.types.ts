import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'

/** What cards need of the participations, a later module. */
export type CardPorts = {
  /** Whether an open hold stands on a card; such a card cannot be removed. */
  backsOpenHold(tx: Tx, cardId: string): Promise<boolean>
  /** A saved card may belong to a deleted account, whose standing continues. */
  inheritByCard(deps: Deps, tx: Tx, userId: string, fingerprint: string | null): Promise<void>
}
