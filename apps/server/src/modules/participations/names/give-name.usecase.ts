import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import type { z } from 'zod'
import type { GivenName } from '@tomogolf/contract/participations.schemas'
import { areNamesOpen } from '@tomogolf/domain/player-names/list-times'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { lockParticipation, readParticipationOf } from '../participations.repository.ts'
import { shareName } from './names.repository.ts'
import { storeName } from './store-name.step.ts'

/** A guest who joined without a name gives it, or corrects it. */
export function giveName(
  deps: Deps,
  userId: string,
  gameId: string,
  name: z.output<typeof GivenName>,
): Promise<
  { success: true } | Refused<'GAME_NOT_FOUND' | 'NAMES_CLOSED' | 'NOT_JOINED' | 'UNAUTHORIZED'>
> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
    const now = deps.clock.now()
    const game = await readGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const found = await readParticipationOf(tx, gameId, userId)
    // locked: leaving takes the name off the list, and must not be undone by this write
    const seat = found && (await lockParticipation(tx, found.id))
    if (!seat || !CONFIRMED.includes(seat.status)) return refuse('NOT_JOINED')
    const settings = await readSettings(tx)
    if (!areNamesOpen(game.teeTime, settings, now)) return refuse('NAMES_CLOSED')
    await storeName(tx, userId, name, now)
    await shareName(tx, seat.id, {
      nameSharedAt: seat.nameSharedAt ?? now,
      clubs: name.clubs ?? seat.clubs,
    })
    return { success: true }
  })
}
