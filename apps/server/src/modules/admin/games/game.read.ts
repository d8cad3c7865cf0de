import { desc, eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminGame, AdminGuest, AdminWaiting } from '@tomogolf/contract/admin/games.schemas'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import { seatsWanted } from '@tomogolf/domain/waiting/waiting-list'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { readGame } from '../../games/games.repository.ts'
import { readSeries } from '../../games/series/series.repository.ts'
import { gameEvents } from '../../games/games.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { nameReads } from '../../participations/names/names.table.ts'
import { readOpenReview } from '../../participations/presence/presence.repository.ts'
import {
  presenceReviewEvents,
  presenceReviews,
} from '../../participations/presence/presence.table.ts'
import { participationEvents, participations } from '../../participations/participations.table.ts'
import {
  invitationEvents,
  invitations,
} from '../../participations/invitations/invitations.table.ts'
import {
  substituteLinkEvents,
  substituteLinks,
} from '../../participations/substitutes/substitutes.table.ts'
import { waitingEntries, waitingEvents } from '../../participations/waiting/waiting.table.ts'
import { personColumns } from '../columns.read.ts'
import { toAmountDto, toPersonDto } from '../dto.presenter.ts'
import { readNotes } from '../team/notes.read.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'
import { companions } from '../../participations/companions/companions.table.ts'
import { readAdminInvitations } from './invitations.read.ts'
import { readAdminSubstitutes } from './substitutes.read.ts'
import { readAdminQuestions } from './questions.read.ts'
import { readAdminGameRow } from './games.read.ts'

const EVENTS_SHOWN = 100
type GuestRow = Awaited<ReturnType<typeof readGuests>>[number]

const readGuests = (tx: Tx, gameId: string) =>
  tx.orm
    .select({
      participation: participations,
      holdId: holds.id,
      holdStatus: holds.status,
      companion: companions,
      person: personColumns(),
    })
    .from(participations)
    .innerJoin(users, eq(users.id, participations.guestId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(holds, eq(holds.participationId, participations.id))
    .leftJoin(companions, eq(companions.participationId, participations.id))
    .where(eq(participations.gameId, gameId))
    .orderBy(
      participations.agreedAt,
      sql`${participations.partyLeadId} is not null`,
      participations.id,
    )

const readWaiting = (tx: Tx, gameId: string) =>
  tx.orm
    .select({ entry: waitingEntries, person: personColumns() })
    .from(waitingEntries)
    .innerJoin(users, eq(users.id, waitingEntries.guestId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(eq(waitingEntries.gameId, gameId))
    .orderBy(waitingEntries.place)

/**
 * The game's own events, those of its guests, waiting guests, substitutes and invited companions, those of reports about
 * its host, and when the host read the names, in one list; a guest's event names the guest.
 */
function readEvents(tx: Tx, gameId: string) {
  const ofGame = tx.orm
    .select({
      at: gameEvents.at,
      event: gameEvents.event,
      actor: gameEvents.actor,
      actorId: gameEvents.actorId,
      details: gameEvents.details,
    })
    .from(gameEvents)
    .where(eq(gameEvents.gameId, gameId))
  const ofGuests = tx.orm
    .select({
      at: participationEvents.at,
      event: participationEvents.event,
      actor: participationEvents.actor,
      actorId: participationEvents.actorId,
      details: profiles.firstName,
    })
    .from(participationEvents)
    .innerJoin(participations, eq(participations.id, participationEvents.participationId))
    .innerJoin(profiles, eq(profiles.userId, participations.guestId))
    .where(eq(participations.gameId, gameId))
  const ofReviews = tx.orm
    .select({
      at: presenceReviewEvents.at,
      event: sql<string>`'review_' || ${presenceReviewEvents.event}`,
      actor: presenceReviewEvents.actor,
      actorId: presenceReviewEvents.actorId,
      details: sql<string | null>`NULL::text`,
    })
    .from(presenceReviewEvents)
    .innerJoin(presenceReviews, eq(presenceReviews.id, presenceReviewEvents.reviewId))
    .where(eq(presenceReviews.gameId, gameId))
  const ofNames = tx.orm
    .select({
      at: nameReads.readAt,
      event: sql<string>`'names_read'`,
      actor: sql<string>`'host'`,
      actorId: nameReads.readerId,
      details: sql<
        string | null
      >`string_agg(${profiles.firstName}, ', ' ORDER BY ${profiles.firstName})`,
    })
    .from(nameReads)
    .innerJoin(profiles, eq(profiles.userId, nameReads.guestId))
    .where(eq(nameReads.gameId, gameId))
    .groupBy(nameReads.readAt, nameReads.readerId)
  const ofWaiting = tx.orm
    .select({
      at: waitingEvents.at,
      event: sql<string>`'waiting_' || ${waitingEvents.event}`,
      actor: waitingEvents.actor,
      actorId: waitingEvents.actorId,
      details: profiles.firstName,
    })
    .from(waitingEvents)
    .innerJoin(waitingEntries, eq(waitingEntries.id, waitingEvents.entryId))
    .innerJoin(profiles, eq(profiles.userId, waitingEntries.guestId))
    .where(eq(waitingEntries.gameId, gameId))
  const ofSubstitutes = tx.orm
    .select({
      at: substituteLinkEvents.at,
      event: sql<string>`'substitute_' || ${substituteLinkEvents.event}`,
      actor: substituteLinkEvents.actor,
      actorId: substituteLinkEvents.actorId,
      details: profiles.firstName,
    })
    .from(substituteLinkEvents)
    .innerJoin(substituteLinks, eq(substituteLinks.id, substituteLinkEvents.linkId))
    .innerJoin(profiles, eq(profiles.userId, substituteLinks.guestId))
    .where(eq(substituteLinks.gameId, gameId))
  const ofInvitations = tx.orm
    .select({
      at: invitationEvents.at,
      event: sql<string>`'invitation_' || ${invitationEvents.event}`,
      actor: invitationEvents.actor,
      actorId: invitationEvents.actorId,
      details: profiles.firstName,
    })
    .from(invitationEvents)
    .innerJoin(invitations, eq(invitations.id, invitationEvents.invitationId))
    .innerJoin(profiles, eq(profiles.userId, invitations.guestId))
    .where(eq(invitations.gameId, gameId))
  return unionAll(ofGame, ofGuests, ofReviews, ofNames, ofWaiting, ofSubstitutes, ofInvitations)
    .orderBy(desc(sql`at`))
    .limit(EVENTS_SHOWN)
}

const toGuestDto = ({
  participation,
  companion,
  person,
  holdId,
  holdStatus,
}: GuestRow): z.input<typeof AdminGuest> => ({
  participationId: participation.id,
  person: toPersonDto(person),
  companion:
    participation.partyLeadId === null
      ? null
      : companion
        ? `${companion.firstName} ${companion.lastName}`
        : '',
  status: participation.status,
  joinedAt: iso(participation.agreedAt),
  checkedInAt: isoOrNull(participation.checkedInAt),
  price: toAmountDto(participation.priceMinor, participation.currency),
  fee: toAmountDto(participation.feeMinor, participation.currency),
  hold: toAmountDto(participation.holdMinor, participation.currency),
  policyVersion: participation.policyVersion,
  windowHours: participation.windowHours,
  nameShared: participation.nameSharedAt !== null,
  holdId,
  holdStatus,
})

const toWaitingDto = ({
  entry,
  person,
}: Awaited<ReturnType<typeof readWaiting>>[number]): z.input<typeof AdminWaiting> => ({
  id: entry.id,
  person: toPersonDto(person),
  status: entry.status,
  joinedAt: iso(entry.createdAt),
  offerUntil: isoOrNull(entry.offerUntil),
  endReason: entry.endReason,
  hold: toAmountDto(entry.holdMinor * seatsWanted(entry), entry.currency),
})

/** One game with its guests, its waiting list and its log; undefined without one. */
export async function readAdminGame(
  tx: Tx,
  id: string,
): Promise<z.input<typeof AdminGame> | undefined> {
  const game = await readGame(tx, id)
  const row = game && (await readAdminGameRow(tx, id))
  if (!game || !row) return undefined
  const guests = await readGuests(tx, id)
  const events = await readEvents(tx, id)
  const review = await readOpenReview(tx, id)
  const people = await readPeople(
    tx,
    events.map((event) => event.actorId),
  )
  return {
    ...row,
    notes: game.notes,
    internalNotes: (await readNotes(tx, 'game', [id])).get(id) ?? [],
    cancelReason: game.cancelReason,
    womenOnly: game.womenOnly,
    inviteOnly: game.inviteKey !== null,
    minPlayers: game.minPlayers,
    decideAt: isoOrNull(game.decideAt),
    decision: game.decision,
    qrOpenedAt: isoOrNull(game.qrOpenedAt),
    settledAt: isoOrNull(game.settledAt),
    review: review ? { status: review.status, answerUntil: isoOrNull(review.answerUntil) } : null,
    series: (game.seriesId === null ? [] : await readSeries(tx, game.seriesId)).map((one) => ({
      id: one.id,
      teeTime: iso(one.teeTime),
      status: one.status,
      seatsTaken: one.seatsTaken,
    })),
    version: game.version,
    guests: guests.map(toGuestDto),
    waiting: (await readWaiting(tx, id)).map(toWaitingDto),
    substitutes: await readAdminSubstitutes(tx, id),
    invitations: await readAdminInvitations(tx, id),
    questions: await readAdminQuestions(tx, id),
    events: events.map((event) => ({
      at: iso(event.at),
      event: event.event,
      actor: event.actor,
      by: nameFrom(people, event.actorId),
      details: event.details,
    })),
  }
}
