import type { NewCompanion } from '../../lib/party/party.ts'
import type { Amount } from '../../queries/games.ts'

type Terms = {
  /** The agreement to a hold is none to a place on the waiting list. */
  readonly waits: boolean
  readonly hold: Amount
  /** Spots that are on the card of the guest. */
  readonly seats: number
  /** Null while one is not complete. */
  readonly companions: readonly NewCompanion[] | null
}

/** What the checkbox says: the agreement ends when one of these changes. */
export const agreedTerms = ({ waits, hold, seats, companions }: Terms): string =>
  JSON.stringify([
    waits,
    hold.amount,
    hold.currency,
    seats,
    companions?.map(({ firstName, lastName }) => [firstName, lastName]),
  ])
