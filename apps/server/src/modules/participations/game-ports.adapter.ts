import type { Deps } from '../../deps.ts'
import type { GamePorts } from '../games/game-ports.types.ts'
import { listRequestsOf } from './approval/join-requests.repository.ts'
import { openCase } from './cases/open-case.step.ts'
import { advanceNow } from './holds/advance-hold.usecase.ts'
import { readDebt } from './charges/debts.read.ts'
import { recordTransaction } from './ledger/ledger.repository.ts'
import { onGameCancelled, onGameChanged } from './on-game-changed.ts'
import { readParticipationOf } from './participations.repository.ts'
import { readUpcomingOf } from './players.read.ts'
import { readShownGames } from './visible-games.read.ts'
import { gameDetailFor } from './game-detail.read.ts'

/** Implements the ports of the games module: consequences of a host's actions, and game details. */
export const participationGamePorts = (deps: Deps): Omit<GamePorts, 'countStrikes'> => ({
  readShownGames,
  readUpcomingOf,
  readDebt,
  isPlayer: async (tx, userId, gameId) =>
    (await readParticipationOf(tx, gameId, userId)) !== undefined ||
    (await listRequestsOf(tx, userId, [gameId])).length > 0,
  onGameHosted: (tx, game) =>
    recordTransaction(tx, game.hostId, game.createdAt, { game }, { type: 'game_hosted' }),
  onGameChanged: (tx, change) => onGameChanged(deps, tx, change),
  onGameCancelled: async (tx, game, now) => {
    const holdIds = await onGameCancelled(deps, tx, game, now)
    await recordTransaction(tx, game.hostId, now, { game }, { type: 'game_cancelled' })
    return async () => {
      for (const id of holdIds) await advanceNow(deps, id)
    }
  },
  onBookingTaken: async (tx, { gameId, byHost }, now) => {
    await openCase(deps, tx, { kind: 'duplicate_booking', gameId, details: byHost }, now)
  },
  detailFor: (gameId, viewer) => gameDetailFor(deps, gameId, viewer),
})
