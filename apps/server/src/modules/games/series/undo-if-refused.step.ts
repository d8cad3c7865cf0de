import type { Database, Tx } from '../../../platform/database/database.ts'
import { isRefused, type Refused } from '../../../platform/refusal.ts'

/** Carries a refusal out of a transaction that is rolled back. */
class Undone extends Error {
  readonly refusal: Refused
  constructor(refusal: Refused) {
    super(refusal.refused)
    this.refusal = refusal
  }
}

/**
 * A transaction over several games of a series, of which the first ones may be written when a later
 * one is refused: `SERIES_GAME_REFUSED` undoes everything. Any other refusal comes before the first
 * write and commits, for it may open a case.
 */
export async function undoIfRefused<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
): Promise<T | Refused<'SERIES_GAME_REFUSED'>> {
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx)
      if (isRefused(result) && result.refused === 'SERIES_GAME_REFUSED') throw new Undone(result)
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.refusal as Refused<'SERIES_GAME_REFUSED'>
    throw error
  }
}
