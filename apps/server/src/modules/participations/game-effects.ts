import type { Deps } from '../../deps.ts'
import type { GamePorts } from '../games/game-ports.ts'
import { presentGameDetail } from '../games/games.presenter.ts'
import { readCompany } from '../games/players.read.ts'
import { readDefaultCard } from '../cards/cards.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { recordTransaction } from './books.ts'
import { onGameCancelled, onGameChanged } from './game-changes.ts'
import { advanceNow } from './leave-game.usecase.ts'
import { presentViewer } from './viewer.presenter.ts'
import { readViewerFacts } from './viewer.read.ts'

/** What games need of the participations: the consequences of a host's acts, and a game as one viewer sees it. */
export const gamePorts = (deps: Deps): GamePorts => ({
  onGameHosted: (tx, game) => recordTransaction(tx, game.hostId, game.createdAt, { game }, { type: 'game_hosted' }),
  onGameChanged: (tx, change) => onGameChanged(deps, tx, change),
  onGameCancelled: async (tx, game, now) => {
    const holdIds = await onGameCancelled(deps, tx, game, now)
    await recordTransaction(tx, game.hostId, now, { game }, { type: 'game_cancelled' })
    return async () => { for (const id of holdIds) await advanceNow(deps, id) }
  },
  detailFor: async (game, viewer) => {
    const now = deps.clock.now()
    const settings = await readSettings(deps.db)
    const facts = viewer && await readViewerFacts(deps.db, game.id, viewer.userId, now)
    const card = viewer ? await readDefaultCard(deps.db, viewer.userId) : undefined
    return presentGameDetail(game, {
      company: await readCompany(deps.db, [game]), settings, now, viewerId: viewer?.userId ?? null, viewer: presentViewer(game, facts, settings, now), cardBrand: card?.brand ?? 'visa',
    })
  },
})
