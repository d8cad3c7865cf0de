import type { Instant } from '@tomogolf/domain/time'
import type { Participation } from '../participations.repository.ts'

/** Whether the guest can still state something about a seat: missing, or marked present by the host. */
export const canState = (
  seat: Pick<Participation, 'status' | 'statementUntil'>,
  about: 'missing' | 'arrived',
  now: Instant,
): boolean => seat.status === about && seat.statementUntil !== null && now <= seat.statementUntil
