import type { ResultOf } from '@tomogolf/contract/endpoints'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { readDefaultCard } from '../cards/cards.repository.ts'
import { presentGameDetail } from '../games/games.presenter.ts'
import type { Game } from '../games/games.repository.ts'
import { readCompany } from '../games/players.read.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { presentViewer } from './viewer.presenter.ts'
import { readViewerFacts } from './viewer.read.ts'

/** A game as one viewer sees it, with what they are to it and may do. */
export async function gameDetailFor({ db, clock }: Deps, game: Game, viewer: Viewer | null): Promise<ResultOf<'GET /api/games/:id'>> {
  const now = clock.now(), settings = await readSettings(db), viewerId = viewer?.userId ?? null
  const facts = viewerId === null ? null : await readViewerFacts(db, game.id, viewerId, now)
  const card = viewerId === null ? undefined : await readDefaultCard(db, viewerId)
  return presentGameDetail(game, { company: await readCompany(db, [game]), settings, now, viewerId, viewer: presentViewer(game, facts, settings, now), cardBrand: card?.brand ?? '' })
}
