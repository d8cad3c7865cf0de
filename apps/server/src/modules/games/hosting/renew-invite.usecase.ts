import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newSecret } from '../../../platform/security/ids.ts'
import { lockGame, setInviteKey } from '../games.repository.ts'

/** Replaces the key of a host's invite-only game, for a link that went too far. */
export const renewInvite = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  gameId: string,
): Promise<{ invite: string } | Refused<'FORBIDDEN' | 'GAME_NOT_FOUND' | 'NOT_INVITE_ONLY'>> =>
  db.transaction(async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    // a stranger learns nothing of a game that is not listed
    if (game.hostId !== userId)
      return refuse(game.inviteKey === null ? 'FORBIDDEN' : 'GAME_NOT_FOUND')
    if (game.inviteKey === null) return refuse('NOT_INVITE_ONLY')
    const invite = newSecret()
    await setInviteKey(tx, game, invite, { actor: 'host', actorId: userId }, clock.now())
    return { invite }
  })
