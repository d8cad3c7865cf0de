import type { ParticipationState } from './participation-machine.ts'

/**
 * A seat that its guest has for certain: the hold of a reserved one may still be refused.
 * In a file of its own, so that pages do not load the machine.
 */
export const CONFIRMED: readonly ParticipationState[] = [
  'confirmed',
  'arrived',
  'checked_in',
  'missing',
  'unverified',
  'disputed',
  'no_show',
  'not_played',
  'host_absent',
]
/** States that occupy a seat. */
export const SEATED: readonly ParticipationState[] = ['reserved', ...CONFIRMED]
/** States before the game: they block joining an overlapping game. */
export const UPCOMING: readonly ParticipationState[] = ['reserved', 'confirmed']
