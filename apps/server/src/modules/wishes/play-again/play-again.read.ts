import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { mayAskAgain, playAgainCloses } from '@tomogolf/domain/wishes/play-again'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { isBlockBetween, listBlocksOf } from '../../accounts/blocks/blocks.repository.ts'
import { presentPlayer } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { readGame, type Game } from '../../games/games.repository.ts'
import { readRoundMates } from '../../standing/round-mates.read.ts'
import { listAsked, listInvitations } from './play-again.repository.ts'

/** The players of a round with whom the viewer can play again, and what is known of each. */
export async function readPlayAgain(
  tx: Tx,
  game: Game,
  viewerId: string,
  now: Instant,
): Promise<ResultOf<'GET /api/games/:id/play-again'>> {
  const completed = game.status === 'completed'
  // those whom the viewer has blocked; a block by others must not show
  const blocked = new Set((await listBlocksOf(tx, viewerId)).map(({ blockedId }) => blockedId))
  const mates = completed
    ? (await readRoundMates(tx, game, viewerId)).filter((id) => !blocked.has(id))
    : []
  const people = await readPeople(tx, mates)
  const asked = await listAsked(tx, game.id, viewerId)
  const [invitation] = game.hostId === viewerId ? [] : await listInvitations(tx, game.id, viewerId)
  const invited = invitation && (await readGame(tx, invitation.invitedGameId!))
  return {
    isOpen: mayAskAgain(game.teeTime, completed, now),
    closes: iso(playAgainCloses(game.teeTime)),
    mates: mates.flatMap((id) => {
      const person = people.get(id)
      const mine = asked.find(({ toUserId }) => toUserId === id)
      if (!person) return []
      return {
        player: presentPlayer(person, id === game.hostId),
        asked: mine !== undefined,
        matched: mine !== undefined && mine.matchedAt !== null,
        isInvited: mine !== undefined && mine.invitedGameId !== null,
      }
    }),
    invitation:
      invited?.status === 'scheduled' &&
      invited.teeTime > now &&
      !(await isBlockBetween(tx, viewerId, invited.hostId))
        ? { gameId: invited.id, invite: invited.inviteKey }
        : null,
  }
}
