import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { iso } from '@tomogolf/domain/time'
import type { SharedGame } from '../account-ports.types.ts'

type Presented = ResultOf<'POST /api/users/:id/block'>['sharedGames'][number]

export const presentSharedGame = (game: SharedGame): Presented => ({
  gameId: game.id,
  ...courseNamesOf(game),
  teeTime: iso(game.teeTime),
  freeUntil: game.freeUntil === null ? null : iso(game.freeUntil),
})
