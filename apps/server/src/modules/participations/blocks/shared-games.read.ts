import { and, gt, inArray, or } from 'drizzle-orm'
import { UPCOMING } from '@tomogolf/domain/machines/seat-states'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { SharedGame } from '../../accounts/account-ports.types.ts'
import { games } from '../../games/games.table.ts'
import { freeLeaveDeadline } from '../agreed-terms.policy.ts'
import { participations } from '../participations.table.ts'

/** Games ahead in which a user plays together with one of the others, as host or as guest. */
export async function readSharedGames(
  tx: Tx,
  userId: string,
  otherIds: readonly string[],
  now: Instant,
): Promise<SharedGame[]> {
  if (otherIds.length === 0) return []
  const isUpcoming = inArray(participations.status, [...UPCOMING])
  const gamesWith = (ids: readonly string[]) =>
    or(
      inArray(games.hostId, [...ids]),
      inArray(
        games.id,
        tx.orm
          .select({ id: participations.gameId })
          .from(participations)
          .where(and(inArray(participations.guestId, [...ids]), isUpcoming)),
      ),
    )
  const shared = await tx.orm
    .select()
    .from(games)
    .where(
      and(
        inArray(games.status, ['scheduled', 'active']),
        gt(games.teeTime, now),
        gamesWith([userId]),
        gamesWith(otherIds),
      ),
    )
    .orderBy(games.teeTime, games.id)
  const seats = shared.length
    ? await tx.orm
        .select()
        .from(participations)
        .where(
          and(
            inArray(
              participations.gameId,
              shared.map(({ id }) => id),
            ),
            isUpcoming,
          ),
        )
    : []
  return shared.flatMap((game) => {
    const seated = seats.filter(({ gameId }) => gameId === game.id)
    const own = seated.find(
      ({ guestId, partyLeadId }) => guestId === userId && partyLeadId === null,
    )
    const players = [game.hostId, ...seated.map(({ guestId }) => guestId)]
    const { id, courseName, courseNameJa, teeTime } = game
    return otherIds
      .filter((otherId) => players.includes(otherId))
      .map((otherId) => ({
        id,
        courseName,
        courseNameJa,
        teeTime,
        otherId,
        freeUntil: own ? freeLeaveDeadline(own, game, now) : null,
      }))
  })
}
