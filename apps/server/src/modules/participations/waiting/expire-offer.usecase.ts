import { joinDeadline } from '@tomogolf/domain/game'
import type { Deps } from '../../../deps.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import { closeWaitingList, passSeatOn, scheduleClosing } from './end-waiting.step.ts'
import { notifyWaitingEnded } from './notify-waiting.step.ts'
import { moveEntry, readEntry } from './waiting.repository.ts'

/** The guest has not accepted in time: the seat goes to the next. */
export const expireOffer = (deps: Deps, entryId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const seen = await readEntry(tx, entryId)
    const game = seen && (await lockGame(tx, seen.gameId))
    const entry = game && (await readEntry(tx, entryId))
    const now = deps.clock.now()
    if (!entry || entry.offerUntil === null || now <= entry.offerUntil) return
    const moved = await moveEntry(tx, game, entry, { event: 'expire', by: BY_CLOCK, now })
    if (!moved) return
    await notifyWaitingEnded(deps, tx, game, moved, { why: 'expired' })
    await passSeatOn(deps, tx, game)
  })

/** Joining has closed: no guest can get a seat any more. */
export const closeWaitingListNow = (deps: Deps, gameId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) return
    const now = deps.clock.now()
    const { join_deadline_hours: deadlineHours } = await readSettings(tx)
    // the deadline was moved by a change of the settings
    if (now <= joinDeadline(game.teeTime, deadlineHours)) return scheduleClosing(deps, tx, game)
    await closeWaitingList(deps, tx, game, { why: 'closed', by: BY_CLOCK, now })
  })
