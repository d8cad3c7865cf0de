import type { Deps } from '../../../deps.ts'
import type { Refused } from '../../../platform/refusal.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { stateSeats, type GuestStatement } from '../companions/state-seats.step.ts'

/** A guest objects to the host's marks of the own party: nothing is captured for these seats yet. */
export const objectToMark = (
  deps: Deps,
  ports: ParticipationPorts,
  statement: GuestStatement,
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'MESSAGE_GONE' | 'NOT_MARKED_PRESENT'>> =>
  stateSeats(deps, ports, statement, {
    from: 'arrived',
    event: 'object',
    otherwise: 'NOT_MARKED_PRESENT',
  })
