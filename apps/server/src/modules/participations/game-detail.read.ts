import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { maySeeGame } from '@tomogolf/domain/limits/audience'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { readDefaultCard } from '../cards/cards.repository.ts'
import { readCourse } from '../courses/courses.repository.ts'
import { readBooking } from '../games/booking/bookings.repository.ts'
import { hasInviteKey } from '../games/invite-key.policy.ts'
import { presentGameDetail } from '../games/games.presenter.ts'
import { readSavedAmong } from '../games/saved/saved-games.repository.ts'
import { readReliability } from './attendance/reliability.read.ts'
import { readShownGames } from './visible-games.read.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { readUndone } from './joining/undone.read.ts'
import { presentViewer } from './viewer.presenter.ts'
import { readViewerFacts } from './viewer.read.ts'

/**
 * A game as one viewer sees it, with the viewer's role and permissions. Undefined: there is none, or
 * the viewer may not know of it.
 */
export async function gameDetailFor(
  { db, clock }: Deps,
  gameId: string,
  viewer: Viewer | null,
  invite?: string,
): Promise<ResultOf<'GET /api/games/:id'> | undefined> {
  const now = clock.now(),
    viewerId = viewer?.userId ?? null
  const [settings, { games, rosters }] = await Promise.all([
    readSettings(db),
    readShownGames(db, [gameId]),
  ])
  const known = games.get(gameId)
  if (!known) return undefined
  const game =
    viewerId === null
      ? known
      : gameSeenBy(known, rosters.guests.get(gameId) ?? [], {
          id: viewerId,
          blockedWith: await readBlockedWith(db, viewerId),
        })
  const facts = viewerId === null ? null : await readViewerFacts(db, game.id, viewerId, now)
  const hasKey = hasInviteKey(game, invite)
  const isHost = game.hostId === viewerId
  const knows =
    isHost || facts?.participation !== undefined || !!facts?.requests.length || !!facts?.place
  if (!maySeeGame(game, { knows, hasKey })) return undefined
  const card = viewerId === null ? undefined : await readDefaultCard(db, viewerId)
  const course = game.courseId === null ? undefined : await readCourse(db, game.courseId)
  const guests = viewerId === null ? [] : (rosters.guests.get(gameId) ?? [])
  return presentGameDetail(game, {
    rosters,
    reliability: await readReliability(db, [game.hostId, ...guests], now),
    settings,
    now,
    viewerId,
    ...(viewerId !== null && { saved: await readSavedAmong(db, viewerId, [game.id]) }),
    viewer: presentViewer(game, facts, settings, now),
    card,
    invite: isHost || hasKey ? game.inviteKey : null,
    undone: viewerId !== null && (await readUndone(db, viewerId, [game.id])).has(game.id),
    course,
    booking: await readBooking(db, game.id),
  })
}
