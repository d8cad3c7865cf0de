import { mayAskAgain } from '@tomogolf/domain/wishes/play-again'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { isBlockBetween } from '../../accounts/blocks/blocks.repository.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { lockGame, type Game } from '../../games/games.repository.ts'
import { readRoundMates } from '../../standing/round-mates.read.ts'
import {
  deleteAsked,
  hasBeenAsked,
  insertAsked,
  markMatched,
  type Pair,
} from './play-again.repository.ts'

type Refusals = 'GAME_NOT_FOUND' | 'PLAY_AGAIN_NOT_ALLOWED' | 'PLAY_AGAIN_CLOSED'

/**
 * Records that a player wants another round with one of the same round. Both are notified once both have
 * said so, and nothing before: a person who does not want to is never asked to say it. A block
 * between them looks like no answer.
 */
export const askAgain = (deps: Deps, pair: Pair): Promise<{ success: true } | Refused<Refusals>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    // the game lock: of two at once, the second sees the first
    const game = await lockGame(tx, pair.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (!(await readRoundMates(tx, game, pair.fromUserId)).includes(pair.toUserId))
      return refuse('PLAY_AGAIN_NOT_ALLOWED')
    if (!mayAskAgain(game.teeTime, game.status === 'completed', now))
      return refuse(game.status === 'completed' ? 'PLAY_AGAIN_CLOSED' : 'PLAY_AGAIN_NOT_ALLOWED')
    if (!(await insertAsked(tx, pair, now))) return { success: true as const }
    const isMatch =
      (await hasBeenAsked(tx, pair)) && !(await isBlockBetween(tx, pair.fromUserId, pair.toUserId))
    if (isMatch) {
      await markMatched(tx, pair, now)
      await notifyBoth(deps, tx, game, pair)
    }
    return { success: true as const }
  })

async function notifyBoth(deps: Deps, tx: Tx, game: Game, pair: Pair): Promise<void> {
  const ids = [pair.fromUserId, pair.toUserId]
  const people = await readPeople(tx, ids)
  for (const userId of ids) {
    const mate = people.get(ids.find((id) => id !== userId)!)
    await notify(deps.jobs, tx, {
      userId,
      kind: userId === game.hostId ? 'play_again_host' : 'play_again_guest',
      params: { ...toMessageGame(game), name: mate ? nameForOthers(mate) : '' },
    })
  }
}

/** Takes the wish back, while the other person does not know of it. */
export const withdrawAgain = (
  deps: Deps,
  pair: Pair,
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'PLAY_AGAIN_CLOSED'>> =>
  deps.db.transaction(async (tx) => {
    if (!(await lockGame(tx, pair.gameId))) return refuse('GAME_NOT_FOUND')
    return (await deleteAsked(tx, pair)) ? { success: true as const } : refuse('PLAY_AGAIN_CLOSED')
  })
