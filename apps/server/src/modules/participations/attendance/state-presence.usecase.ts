import type { Deps } from '../../../deps.ts'
import type { Refused } from '../../../platform/refusal.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { stateSeats, type GuestStatement } from '../companions/state-seats.step.ts'

/** A guest states that the missing players of the own party were present: no no-show is charged yet. */
export const statePresence = (
  deps: Deps,
  ports: ParticipationPorts,
  statement: GuestStatement,
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'MESSAGE_GONE' | 'NOT_MISSING'>> =>
  stateSeats(deps, ports, statement, {
    from: 'missing',
    event: 'state_presence',
    otherwise: 'NOT_MISSING',
  })
