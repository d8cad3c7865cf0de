import type { GameDetail } from '../../queries/games.ts'
import { saveDraft } from './draft-storage.ts'
import { duplicateGame } from './game-body.ts'

/** The next host form opens filled in from an earlier game, without its date. */
export const prefillFrom = (game: GameDetail): void => saveDraft(duplicateGame(game))
