import { substituteUntil } from '@tomogolf/domain/leaving/substitute'
import { MINUTE } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { lockGame } from '../../games/games.repository.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { moveLink, readLink } from './substitutes.repository.ts'

/** No substitute has taken the seat in time. A hold that is being placed still decides. */
export const expireLink = (deps: Deps, linkId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const seen = await readLink(tx, linkId)
    const game = seen && (await lockGame(tx, seen.gameId))
    const link = game && (await readLink(tx, linkId))
    if (!link || link.endedAt !== null) return
    const now = deps.clock.now()
    const until = substituteUntil(game.teeTime, await readSettings(tx))
    if (now > until && link.status === 'open')
      await moveLink(tx, link, { event: 'expire', by: BY_CLOCK, now })
    // the tee time was moved, or a substitute is being asked by the bank
    else
      await deps.jobs.enqueue(
        tx,
        'participations.expire_substitute',
        { linkId },
        { at: now > until ? now + MINUTE : until + 1 },
      )
  })
