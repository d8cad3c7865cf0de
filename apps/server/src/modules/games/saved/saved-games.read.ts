import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { maySeeGame } from '@tomogolf/domain/limits/audience'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Database } from '../../../platform/database/database.ts'
import { readBlockedWith } from '../../accounts/blocks/blocks.repository.ts'
import { readLaunches } from '../../settings/launches/launches.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import type { GamePorts } from '../game-ports.types.ts'
import { presentListItem } from '../games.presenter.ts'
import { listSavedGames } from './saved-games.repository.ts'

/** The games that a user has saved, also those that are over or were cancelled. */
export async function readSavedGames(
  db: Database,
  ports: Pick<GamePorts, 'readShownGames' | 'readWaiting'>,
  userId: string,
): Promise<ResultOf<'GET /api/saved-games'>> {
  const ids = await listSavedGames(db, userId)
  const [settings, launches, blockedWith, { games, rosters }, waiting] = await Promise.all([
    readSettings(db),
    readLaunches(db),
    readBlockedWith(db, userId),
    ports.readShownGames(db, ids),
    ports.readWaiting(db, userId, ids),
  ])
  const saved = new Set(ids)
  return {
    games: ids
      .flatMap((id) => games.get(id) ?? [])
      // saved before it became invite-only
      .filter((game) => {
        const guests = rosters.guests.get(game.id) ?? []
        const knows = game.hostId === userId || guests.includes(userId) || waiting.has(game.id)
        return maySeeGame(game, { knows, hasKey: false })
      })
      .map((game) =>
        gameSeenBy(game, rosters.guests.get(game.id) ?? [], { id: userId, blockedWith }),
      )
      .map((game) =>
        presentListItem(game, { rosters, settings, launches, saved, waiting, viewerId: userId }),
      ),
  }
}
