import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { readBlockedWith } from '../../accounts/blocks/blocks.repository.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame } from '../../games/games.repository.ts'
import { takeUninvited } from './play-again.repository.ts'

/** Payload of the queue `wishes.invite_again`: a new game, and the round that its host plays again. */
export type InviteAgain = { readonly gameId: string; readonly againOf: string }

/** Invites the guests of a round who want to play again, as its host does, to the host's new game. */
export async function inviteAgain(deps: Deps, { gameId, againOf }: InviteAgain): Promise<void> {
  const [game, round] = [await readGame(deps.db, gameId), await readGame(deps.db, againOf)]
  if (game?.status !== 'scheduled' || round?.hostId !== game.hostId) return
  await deps.db.transaction(async (tx) => {
    const guests = await takeUninvited(tx, {
      gameId: againOf,
      hostId: game.hostId,
      invitedGameId: game.id,
      // a key that they have by the API would open the game
      except: await readBlockedWith(tx, game.hostId),
    })
    const host = (await readPeople(tx, [game.hostId])).get(game.hostId)
    for (const userId of guests)
      await notify(deps.jobs, tx, {
        userId,
        kind: 'play_again_invitation',
        params: {
          ...toMessageGame(game),
          name: host ? nameForOthers(host) : '',
          inviteKey: game.inviteKey,
        },
      })
  })
}
