import type { GameDetail } from '../../queries/games.ts'
import { saveDraft } from './draft-storage.ts'
import { duplicateGame } from './game-body.ts'

/** The next host form opens filled in from an earlier game, without its date. */
export const prefillFrom = (game: GameDetail): void => saveDraft(duplicateGame(game))

/** Like `prefillFrom`, for the guests of the game who want to play again: they are invited. */
export const prefillInvitation = (game: GameDetail): void =>
  saveDraft({ ...duplicateGame(game), inviteOnly: true, againOf: game.id })
