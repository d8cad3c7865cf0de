import type { Participation } from '../participations.repository.ts'

/**
 * The guest who passed the seat on has left or withdrawn the link while the hold of the substitute
 * was being placed; that hold is being released.
 */
export const hasLostSeat = ({
  substituteFor,
  status,
}: Pick<Participation, 'substituteFor' | 'status'>): boolean =>
  substituteFor !== null && status === 'declined'
