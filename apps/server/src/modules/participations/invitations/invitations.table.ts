import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { InvitationState } from '@tomogolf/domain/machines/invitation-machine'
import { instant } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'

/**
 * A seat that a guest keeps for an invited companion, who joins with an own account and card. While
 * it is open, the game counts it as an offered seat. The secret of its link is computed from the id.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    /** The seat of the guest who invites. */
    participationId: text()
      .notNull()
      .references(() => participations.id),
    guestId: text().notNull(),
    status: text().$type<InvitationState>().notNull(),
    createdAt: instant().notNull(),
    /** Inclusive; the join deadline may come earlier when the host moves the tee time. */
    until: instant().notNull(),
    endedAt: instant(),
    /** The seat of the companion, while its hold is placed and after. */
    takenBy: text(),
  },
  (t) => [
    index('invitations_seat').on(t.participationId),
    index('invitations_game').on(t.gameId, t.createdAt),
    index('invitations_guest').on(t.guestId),
    index('invitations_taker')
      .on(t.takenBy)
      .where(sql`${t.takenBy} is not null`),
  ],
)
export const invitationEvents = pgTable(
  'invitation_events',
  {
    id: text().primaryKey(),
    invitationId: text()
      .notNull()
      .references(() => invitations.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('invitation_events_of').on(t.invitationId, t.at)],
)
