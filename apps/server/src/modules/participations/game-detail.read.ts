import { freeSeats } from '@tomogolf/domain/game'
import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { maySeeGame } from '@tomogolf/domain/limits/audience'
import { SEATED } from '@tomogolf/domain/machines/seat-states'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { batched } from '../../platform/cache/batch-loader.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Viewer } from '../../platform/http/context.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { readDefaultCard } from '../cards/cards.repository.ts'
import { readPublicCourses } from '../courses/courses.repository.ts'
import { readBookings } from '../games/booking/bookings.repository.ts'
import { hasInviteKey } from '../games/invite-key.policy.ts'
import { presentGameDetail } from '../games/games.presenter.ts'
import { seriesSeenBy } from '../games/series/series.policy.ts'
import { readSeries } from '../games/series/series.repository.ts'
import { readSavedAmong } from '../games/saved/saved-games.repository.ts'
import { readPageSettings } from '../settings/page-settings.read.ts'
import { readReliability } from './attendance/reliability.read.ts'
import { readShownGames } from './visible-games.read.ts'
import { invitationOfToken } from './invitations/invitation-token.adapter.ts'
import { hasUnusedInvitation } from './invitations/invitations.repository.ts'
import { readInvitedBy } from './invitations/invited-by.read.ts'
import { readUndone } from './joining/undone.read.ts'
import { readPassedOn } from './substitutes/passed-on.read.ts'
import { linkOfToken } from './substitutes/substitute-token.adapter.ts'
import { presentViewer } from './viewer.presenter.ts'
import type { SeenGame } from './viewer-join.policy.ts'
import { readViewerFacts } from './viewer.read.ts'
import { headOf, readWaiting } from './waiting/waiting.repository.ts'

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
  const [{ settings, launches }, { games, rosters }, blockedWith, facts] = await Promise.all([
    readPageSettings(db),
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
  const people = [game.hostId, ...guests]
  const [own, { courses, reliability, waiting, bookings }, series] = await Promise.all([
    viewerId === null ? null : readOwnFacts(db, viewerId, gameId),
    readGameFacts(db, { id: gameId, courseId: game.courseId, people, now }),
    game.seriesId === null ? [] : readSeries(db, game.seriesId),
  ])
  const isSeated = facts?.participation !== undefined && SEATED.includes(facts.participation.status)
  // guests and the host find their own panels; to a person whom a block keeps out the game looks full
  const offered = isHost || isSeated || game.isClosed ? null : passedOn
  const seen = offered?.state === 'open' ? withPassedOn(game, offered.as) : game
  const takesLink = seen !== game
  return presentGameDetail(seen, {
    rosters,
    reliability: pickFrom(reliability, people),
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
    alone: takesLink || headOf(waiting, known) !== undefined,
    hasInvited: !!own?.hasInvited,
    replacedHold: takesLink ? passedOn?.replacedHold : undefined,
    passedOn: offered,
    course: game.courseId === null ? undefined : courses.get(game.courseId),
    series: seriesSeenBy(series, { gameId, isHost, now }),
    booking: bookings.get(gameId),
  })
}

/** A batch holds the players of other games too. */
const pickFrom = <T>(map: ReadonlyMap<string, T>, keys: readonly string[]): Map<string, T> =>
  new Map(
    keys.flatMap((key) => {
      const value = map.get(key)
      return value === undefined ? [] : [[key, value] as const]
    }),
  )

type Asked = {
  readonly id: string
  readonly courseId: string | null
  /** Those whose reliability the page shows. */
  readonly people: readonly string[]
  readonly now: Instant
}
/**
 * What the page of a game shows besides the game, its players and the viewer. Concurrent requests
 * share the statements.
 */
const readBatchOfFacts = batched(async (db: Tx, games: readonly Asked[]) => {
  const ids = [...new Set(games.map(({ id }) => id))]
  const [courses, reliability, waiting, bookings] = await Promise.all([
    readPublicCourses(db, [...new Set(games.flatMap(({ courseId }) => courseId ?? []))]),
    // requests of one batch are milliseconds apart
    readReliability(
      db,
      games.flatMap(({ people }) => people),
      Math.max(...games.map(({ now }) => now)),
    ),
    readWaiting(db, ids),
    readBookings(db, ids),
  ])
  return { courses, reliability, waiting, bookings }
})
const readGameFacts = (db: Tx, game: Asked): ReturnType<typeof readBatchOfFacts> =>
  readBatchOfFacts(db, [game])

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
