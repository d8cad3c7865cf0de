import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Hold } from './holds.repository.ts'
import type { GameRow, Participation } from '../participations.repository.ts'

/** A hold with its participation and game. All three rows are locked. */
export type HoldContext = {
  readonly deps: Deps
  readonly tx: Tx
  readonly game: GameRow
  readonly participation: Participation
  readonly hold: Hold
  readonly now: Instant
}
export const BY_PROVIDER = { actor: 'provider' as const, actorId: null }
export const BY_CLOCK = { actor: 'clock' as const, actorId: null }
