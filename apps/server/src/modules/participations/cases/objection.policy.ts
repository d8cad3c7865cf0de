import type { Participation } from '../participations.repository.ts'

/**
 * Details of an attendance case about the host's mark: the guest objects to having been present, or
 * says that the host was not.
 */
export const OBJECTION = 'objection'
/** Whether the disputed guest objected to the host's mark; otherwise the guest was missing. */
export const isObjection = (participation: Pick<Participation, 'checkInBy'>): boolean =>
  participation.checkInBy === 'host'
