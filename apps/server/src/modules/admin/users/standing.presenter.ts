import type { ErrorCode } from '@tomogolf/contract/api/errors'
import { isoOrNull, type Instant } from '@tomogolf/domain/time'
import { isRefused, type Refused } from '../../../platform/refusal.ts'

type Standing = { strikes: number; suspendedUntil: Instant | null }
type StandingDto = { strikes: number; suspendedUntil: string | null }

export function toStandingDto<Code extends ErrorCode>(
  standing: Standing | Refused<Code>,
): StandingDto | Refused<Code> {
  if (isRefused(standing)) return standing
  return { strikes: standing.strikes, suspendedUntil: isoOrNull(standing.suspendedUntil) }
}

/** The standing an operator saw when deciding; a stale one is refused as a conflict. */
export const fromStandingDto = (seen: StandingDto | undefined): Standing | undefined =>
  seen && {
    strikes: seen.strikes,
    suspendedUntil: seen.suspendedUntil === null ? null : Date.parse(seen.suspendedUntil),
  }
