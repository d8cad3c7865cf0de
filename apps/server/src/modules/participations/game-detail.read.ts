import { freeSeats } from '@tomogolf/domain/game'
import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { maySeeGame } from '@tomogolf/domain/limits/audience'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../deps.ts'
import type { Database } from '../../platform/database/database.ts'
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
import { hasUnusedInvitation } from './invitations/invitations.repository.ts'
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
  const [settings, launches, { games, rosters }, blockedWith, facts] = await Promise.all([
    readSettings(db),
    readLaunches(db),
    readShownGames(db, [gameId]),
    viewerId === null ? null : readBlockedWith(db, viewerId),
    viewerId === null ? null : readViewerFacts(db, gameId, viewerId, now),
  ])
  const known = games.get(gameId)
  if (!known) return undefined
  const allGuests = rosters.guests.get(gameId) ?? []
  const game: SeenGame =
    viewerId === null || blockedWith === null
      ? known
      : gameSeenBy(known, allGuests, { id: viewerId, blockedWith })
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
  const guests = viewerId === null ? [] : allGuests
  const [own, course, reliability, head, series, booking] = await Promise.all([
    viewerId === null ? null : readOwnFacts(db, viewerId, gameId),
    game.courseId === null ? undefined : readCourse(db, game.courseId),
    readReliability(db, [game.hostId, ...guests], now),
    readHead(db, known),
    game.seriesId === null ? [] : readSeries(db, game.seriesId),
    readBooking(db, gameId),
  ])
  const isSeated = facts?.participation !== undefined && SEATED.includes(facts.participation.status)
  // guests and the host find their own panels; to a person whom a block keeps out the game looks full
  const offered = isHost || isSeated || game.isClosed ? null : passedOn
  const seen = offered?.state === 'open' ? withPassedOn(game, offered.as) : game
  const takesLink = seen !== game
  return presentGameDetail(seen, {
    rosters,
    reliability,
    settings,
    launches,
    now,
    viewerId,
    ...(own && { saved: own.saved }),
    viewer: presentViewer(seen, facts, settings, now),
    card: own?.card,
    // the link of a guest opens the page, and does not tell the key of the game
    invite: isHost || hasGameKey ? game.inviteKey : hasLink ? (invite ?? null) : null,
    undone: (takesLink && offered?.as === 'substitute') || !!own?.undone,
    // seats that are too few for each party that waits are free for others, companions too
    alone: takesLink || head !== undefined,
    hasInvited: !!own?.hasInvited,
    replacedHold: takesLink ? passedOn?.replacedHold : undefined,
    passedOn: offered,
    course,
    series: seriesSeenBy(series, { gameId, isHost, now }),
    booking,
  })
}

/** What the page says of the viewer's own card, list and former seats in this game. */
async function readOwnFacts(db: Database, viewerId: string, gameId: string) {
  const [saved, card, undone, hasInvited] = await Promise.all([
    readSavedAmong(db, viewerId, [gameId]),
    readDefaultCard(db, viewerId),
    readUndone(db, viewerId, [gameId]),
    hasUnusedInvitation(db, viewerId, gameId),
  ])
  return { saved, card, undone: undone.has(gameId), hasInvited }
}

/** The seat of a link is free for the person who has it, and needs no approval. */
const withPassedOn = (game: SeenGame, offered: 'substitute' | 'companion'): SeenGame => ({
  ...game,
  seatsOffered: game.slots - game.seatsTaken - Math.max(1, freeSeats(game)),
  joining: 'instant',
  offered,
})
