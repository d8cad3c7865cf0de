import type { Deps } from '../../../deps.ts'
import type { Refused } from '../../../platform/refusal.ts'
import { stateSeats, type GuestStatement } from '../companions/state-seats.step.ts'

/** A guest states that the missing players of the own party were present: no no-show is charged yet. */
export const statePresence = (
  deps: Deps,
  statement: GuestStatement,
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'NOT_MISSING'>> =>
  stateSeats(deps, statement, {
    from: 'missing',
    event: 'state_presence',
    otherwise: 'NOT_MISSING',
  })
