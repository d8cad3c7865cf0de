import type { HoldState } from '@tomogolf/domain/machines/hold-machine'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { ShownGame } from '../../games/game-ports.types.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { readName } from './counterpart.read.ts'
import { mustBeApproved, readOfferedSeat } from './offered-seat.read.ts'

/** A seat that is passed on, for the page of a person with its link. */
export type PassedOn = {
  readonly as: 'substitute' | 'companion'
  /** Display name of the guest. */
  readonly by: string
  readonly state: 'open' | 'taking' | 'ended' | 'approval'
  readonly until: Instant
  readonly replacedHold: HoldState | undefined
}

/** Null without a link of this game. */
export async function readPassedOn(
  tx: Tx,
  game: ShownGame,
  linkId: string | undefined,
  { viewerId, settings, now }: { viewerId: string | null; settings: Settings; now: Instant },
): Promise<PassedOn | null> {
  const offered = await readOfferedSeat(tx, game, linkId, { now, settings })
  if (!offered) return null
  const { link, state, until } = offered
  const isRefused =
    state === 'open' && viewerId !== null && (await mustBeApproved(tx, game, viewerId, now))
  return {
    as: 'substitute',
    by: await readName(tx, link.guestId),
    state: isRefused ? 'approval' : state,
    until,
    replacedHold: (await readHoldOf(tx, link.participationId))?.status,
  }
}
