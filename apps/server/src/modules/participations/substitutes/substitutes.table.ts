import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { SubstituteState } from '@tomogolf/domain/machines/substitute-machine'
import { instant } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'

/** A link with which a guest passes a seat on. Its secret is computed from the id. */
export const substituteLinks = pgTable(
  'substitute_links',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    /** The seat that is passed on. */
    participationId: text()
      .notNull()
      .references(() => participations.id),
    guestId: text().notNull(),
    status: text().$type<SubstituteState>().notNull(),
    createdAt: instant().notNull(),
    endedAt: instant(),
    /** The seat of the substitute, while its hold is placed and after. */
    takenBy: text().references(() => participations.id),
  },
  (t) => [
    uniqueIndex('substitute_links_one_open')
      .on(t.participationId)
      .where(sql`${t.status} in ('open', 'taking')`),
    index('substitute_links_game').on(t.gameId, t.createdAt),
    index('substitute_links_guest').on(t.guestId),
  ],
)
export const substituteLinkEvents = pgTable(
  'substitute_link_events',
  {
    id: text().primaryKey(),
    linkId: text()
      .notNull()
      .references(() => substituteLinks.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('substitute_link_events_of').on(t.linkId, t.at)],
)
