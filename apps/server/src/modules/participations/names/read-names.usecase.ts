import { isCancelled } from '@tomogolf/domain/game'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { areNamesOpen, namesCloseAt, namesDueAt } from '@tomogolf/domain/player-names/list-times'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { readBooking } from '../../games/booking/bookings.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { isNamed, readCourseNames } from './names.read.ts'
import { readCompanions } from '../companions/companions.repository.ts'
import { presentCompanionName, presentGuestName, presentHostName } from './names.presenter.ts'
import { listNameSeats, recordNameReads } from './names.repository.ts'

/** The host reads the names for the course. Every read is recorded in the same transaction. */
export function readNames(
  deps: Deps,
  readerId: string,
  gameId: string,
): Promise<
  | ResultOf<'GET /api/games/:id/names'>
  | Refused<'FORBIDDEN' | 'GAME_CANCELLED' | 'GAME_NOT_FOUND' | 'NAMES_CLOSED'>
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await readGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== readerId) return refuse('FORBIDDEN')
    if (isCancelled(game.status)) return refuse('GAME_CANCELLED')
    const settings = await readSettings(tx)
    if (!areNamesOpen(game.teeTime, settings, now)) return refuse('NAMES_CLOSED')
    const seats = await listNameSeats(tx, [gameId])
    const booking = await readBooking(tx, gameId)
    const names = await readCourseNames(tx, [game.hostId, ...seats.map(({ guestId }) => guestId)])
    const companions = await readCompanions(
      tx,
      seats.map(({ id }) => id),
    )
    await recordNameReads(tx, {
      gameId,
      readerId,
      guestIds: seats
        .filter((seat) => seat.nameSharedAt !== null && isNamed(names.get(seat.guestId)))
        .map(({ guestId }) => guestId),
      readAt: now,
    })
    return {
      teeTime: iso(game.teeTime),
      reference: booking?.reference ?? null,
      dueAt: iso(namesDueAt({ ...game, namesDueAt: booking?.namesDueAt ?? null }, settings)),
      closesAt: iso(namesCloseAt(game.teeTime, settings)),
      players: [
        presentHostName(names.get(game.hostId)!),
        ...seats.map((seat) =>
          seat.partyLeadId === null
            ? presentGuestName(names.get(seat.guestId)!, seat)
            : presentCompanionName(names.get(seat.guestId)!, seat, companions.get(seat.id)),
        ),
      ],
    }
  })
}
