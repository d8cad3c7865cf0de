import { freeSeats } from '@tomogolf/domain/game'
import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { maySeeGame } from '@tomogolf/domain/limits/audience'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../deps.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { readDefaultCard } from '../cards/cards.repository.ts'
import { readCourse } from '../courses/courses.repository.ts'
import { readBooking } from '../games/booking/bookings.repository.ts'
import { hasInviteKey } from '../games/invite-key.policy.ts'
import { presentGameDetail } from '../games/games.presenter.ts'
import { seriesSeenBy } from '../games/series/series.policy.ts'
import { readSeries } from '../games/series/series.repository.ts'
import { readSavedAmong } from '../games/saved/saved-games.repository.ts'
import { readReliability } from './attendance/reliability.read.ts'
import { readShownGames } from './visible-games.read.ts'
import { readLaunches } from '../settings/launches/launches.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { invitationOfToken } from './invitations/invitation-token.adapter.ts'
import { hasInvitedInVain } from './invitations/invitations.repository.ts'
import { readInvitedBy } from './invitations/invited-by.read.ts'
import { readUndone } from './joining/undone.read.ts'
import { readPassedOn } from './substitutes/passed-on.read.ts'
import { linkOfToken } from './substitutes/substitute-token.adapter.ts'
import { presentViewer } from './viewer.presenter.ts'
import type { SeenGame } from './viewer-join.policy.ts'
import { readViewerFacts } from './viewer.read.ts'
import { readHead } from './waiting/waiting.repository.ts'

/**
 * A game as one viewer sees it, with the viewer's role and permissions. Undefined: there is none, or
 * the viewer may not know of it.
 */
export async function gameDetailFor(
  { db, clock, secret }: Deps,
  gameId: string,
  viewer: Viewer | null,
  invite?: string,
): Promise<ResultOf<'GET /api/games/:id'> | undefined> {
  const now = clock.now(),
    viewerId = viewer?.userId ?? null
  const [settings, launches, { games, rosters }] = await Promise.all([
    readSettings(db),
    readLaunches(db),
    readShownGames(db, [gameId]),
  ])
  const known = games.get(gameId)
  if (!known) return undefined
  const game: SeenGame =
    viewerId === null
      ? known
      : gameSeenBy(known, rosters.guests.get(gameId) ?? [], {
          id: viewerId,
          blockedWith: await readBlockedWith(db, viewerId),
        })
  const facts = viewerId === null ? null : await readViewerFacts(db, game.id, viewerId, now)
  const reader = { viewerId, settings, now }
  const passedOn =
    (await readPassedOn(db, known, linkOfToken(secret, invite), reader)) ??
    (await readInvitedBy(db, known, invitationOfToken(secret, invite), reader))
  const hasLink = passedOn !== null && passedOn.state !== 'ended'
  const hasGameKey = hasInviteKey(game, invite)
  const isHost = game.hostId === viewerId
  const knows =
    isHost || facts?.participation !== undefined || !!facts?.requests.length || !!facts?.place
  if (!maySeeGame(game, { knows, hasKey: hasGameKey || hasLink })) return undefined
  const card = viewerId === null ? undefined : await readDefaultCard(db, viewerId)
  const course = game.courseId === null ? undefined : await readCourse(db, game.courseId)
  const guests = viewerId === null ? [] : (rosters.guests.get(gameId) ?? [])
  const isSeated = facts?.participation !== undefined && SEATED.includes(facts.participation.status)
  // guests and the host find their own panels; to a person whom a block keeps out the game looks full
  const offered = isHost || isSeated || game.isClosed ? null : passedOn
  const seen = offered?.state === 'open' ? withPassedOn(game, offered.as) : game
  const takesLink = seen !== game
  return presentGameDetail(seen, {
    rosters,
    reliability: await readReliability(db, [game.hostId, ...guests], now),
    settings,
    launches,
    now,
    viewerId,
    ...(viewerId !== null && { saved: await readSavedAmong(db, viewerId, [game.id]) }),
    viewer: presentViewer(seen, facts, settings, now),
    card,
    // the link of a guest opens the page, and does not tell the key of the game
    invite: isHost || hasGameKey ? game.inviteKey : hasLink ? (invite ?? null) : null,
    undone:
      (takesLink && offered?.as === 'substitute') ||
      (viewerId !== null && (await readUndone(db, viewerId, [game.id])).has(game.id)),
    // seats that are too few for each party that waits are free for others, companions too
    alone: takesLink || (await readHead(db, known)) !== undefined,
    hasInvited: viewerId !== null && (await hasInvitedInVain(db, viewerId, game.id)),
    replacedHold: takesLink ? passedOn?.replacedHold : undefined,
    passedOn: offered,
    course,
    series:
      game.seriesId === null
        ? []
        : seriesSeenBy(await readSeries(db, game.seriesId), { gameId, isHost, now }),
    booking: await readBooking(db, game.id),
  })
}

/** The seat of a link is free for the person who has it, and needs no approval. */
const withPassedOn = (game: SeenGame, offered: 'substitute' | 'companion'): SeenGame => ({
  ...game,
  seatsOffered: game.slots - game.seatsTaken - Math.max(1, freeSeats(game)),
  joining: 'instant',
  offered,
})
