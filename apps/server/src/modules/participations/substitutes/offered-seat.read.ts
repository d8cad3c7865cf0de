import { needsApproval, offeredSeat, substituteUntil } from '@tomogolf/domain/leaving/substitute'
import { RELIABILITY_MONTHS } from '@tomogolf/domain/attendance/reliability'
import type { Settings } from '@tomogolf/domain/settings'
import { monthsAfter } from '@tomogolf/domain/standing'
import type { Instant } from '@tomogolf/domain/time'
import { and, eq, gte } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import type { ShownGame } from '../../games/game-ports.types.ts'
import { listRequestsOf } from '../approval/join-requests.repository.ts'
import { participations } from '../participations.table.ts'
import { readLink, type SubstituteLink } from './substitutes.repository.ts'

/** The seat of a link, as a person with it finds it. */
export type OfferedSeat = {
  readonly link: SubstituteLink
  readonly state: 'open' | 'taking' | 'ended'
  readonly until: Instant
}

/** The seat that a link offers in a game; undefined for a link of another game. */
export async function readOfferedSeat(
  tx: Tx,
  game: Pick<ShownGame, 'id' | 'teeTime'>,
  linkId: string | undefined,
  { now, settings }: { now: Instant; settings: Settings },
): Promise<OfferedSeat | undefined> {
  const link = linkId === undefined ? undefined : await readLink(tx, linkId)
  if (link?.gameId !== game.id) return undefined
  const until = substituteUntil(game.teeTime, settings)
  return { link, until, state: offeredSeat(link, until, now) }
}

/**
 * Whether the host of a game who approves guests must be asked about a person: after a no-show, for
 * as long as the record of attendance goes back, or when the host has declined the person.
 */
export async function mustBeApproved(
  tx: Tx,
  game: Pick<ShownGame, 'id' | 'joining'>,
  userId: string,
  now: Instant,
): Promise<boolean> {
  if (game.joining === 'instant') return false
  const noShows = await tx.orm
    .select({ id: participations.id })
    .from(participations)
    .innerJoin(games, eq(games.id, participations.gameId))
    .where(
      and(
        eq(participations.guestId, userId),
        eq(participations.status, 'no_show'),
        gte(games.teeTime, monthsAfter(now, -RELIABILITY_MONTHS)),
      ),
    )
    .limit(1)
  const asked = await listRequestsOf(tx, userId, [game.id])
  return needsApproval(game.joining, {
    hasNoShow: noShows.length > 0,
    wasDeclined: asked.some(({ status }) => status === 'declined'),
  })
}
