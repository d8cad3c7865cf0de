import type { Deps } from '../../deps.ts'
import type { GamePorts } from '../games/game-ports.types.ts'
import { openCase } from './cases/open-case.step.ts'
import { advanceNow } from './holds/advance-hold.usecase.ts'
import { readDebt } from './charges/debts.read.ts'
import { recordTransaction } from './ledger/ledger.repository.ts'
import { isLinkOfGuest } from './invitations/link-of-guest.read.ts'
import { onGameCancelled, onGameChanged } from './on-game-changed.ts'
import { isGameHeld } from './legal-holds/held-games.read.ts'
import { isPlayer, readUpcomingOf, takesPart } from './players.read.ts'
import { readShownGames } from './visible-games.read.ts'
import { readPlaces } from './waiting/places.read.ts'
import { presentWaiting } from './waiting/waiting.presenter.ts'
import { listPlacesOf } from './waiting/waiting.repository.ts'
import { gameDetailFor } from './game-detail.read.ts'

/** Implements the ports of the games module: consequences of a host's actions, and game details. */
export const participationGamePorts = (deps: Deps): Omit<GamePorts, 'countStrikes'> => ({
  readShownGames,
  readUpcomingOf,
  readDebt,
  isGameHeld,
  isPlayer,
  takesPart,
  isLinkOfGuest: (tx, game, invite) => isLinkOfGuest(deps, tx, game, invite),
  readWaiting: async (tx, userId, gameIds) => {
    const shown = [...(await readPlaces(tx, userId, gameIds))].map(([id, place]) => {
      const { status, position } = presentWaiting(place)
      return [id, { status, position }] as const
    })
    return new Map(shown)
  },
  onGameHosted: async (tx, game) => {
    await recordTransaction(tx, game.hostId, game.createdAt, { game }, { type: 'game_hosted' })
    if ((await listPlacesOf(tx, game.hostId)).length > 0)
      await deps.jobs.enqueue(tx, 'participations.end_clashing_places', { userId: game.hostId })
  },
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
