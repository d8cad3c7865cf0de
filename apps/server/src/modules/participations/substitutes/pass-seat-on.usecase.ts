import { SEATED } from '@tomogolf/domain/machines/seat-states'
import { passRefusal, substituteUntil } from '@tomogolf/domain/leaving/substitute'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { listParty, readParticipationOf } from '../participations.repository.ts'
import { insertLink, readLinkOf, type SubstituteLink } from './substitutes.repository.ts'

type Problem =
  | 'GAME_CANCELLED'
  | 'GAME_NOT_FOUND'
  | 'NOT_JOINED'
  | 'SUBSTITUTE_PARTY'
  | 'SUBSTITUTE_TOO_LATE'

/**
 * A guest makes a link for a substitute; a second press finds the same one. The guest keeps seat and
 * hold until the substitute's stands.
 */
export const passSeatOn = (
  deps: Deps,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<SubstituteLink | Refused<Problem>> =>
  deps.db.transaction(async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const now = deps.clock.now()
    const settings = await readSettings(tx)
    const seat = await readParticipationOf(tx, game.id, userId)
    const party = seat ? await listParty(tx, seat) : []
    const companions = party.filter(
      ({ id, status }) => id !== seat?.id && SEATED.includes(status),
    ).length
    const refusal = passRefusal(game, seat?.status, { now, settings, companions })
    if (refusal || !seat)
      return refuse(
        refusal?.code ?? 'NOT_JOINED',
        refusal && 'params' in refusal ? refusal.params : undefined,
      )
    const known = await readLinkOf(tx, seat.id)
    if (known) return known
    const link: SubstituteLink = {
      id: newId(),
      gameId: game.id,
      participationId: seat.id,
      guestId: userId,
      status: 'open',
      createdAt: now,
      endedAt: null,
      takenBy: null,
    }
    await insertLink(tx, link, { actor: 'guest', actorId: userId })
    await deps.jobs.enqueue(
      tx,
      'participations.expire_substitute',
      { linkId: link.id },
      { at: substituteUntil(game.teeTime, settings) + 1 },
    )
    return link
  })
