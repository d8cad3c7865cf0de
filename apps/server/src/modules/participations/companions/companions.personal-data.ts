import { and, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { participationMachine } from '@tomogolf/domain/machines/participation-machine'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import type { RetentionClass } from '../../../platform/retention.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'
import { companions } from './companions.table.ts'

/** People whose seats the user covered. They have no account: with the user's, their names go too. */
export const companionRecord: PersonalRecord = {
  name: 'companions',
  export: (tx, userId) =>
    tx.orm
      .select({
        ...exportColumns(participations, 'gameId'),
        ...exportColumns(
          companions,
          'participationId',
          'firstName',
          'lastName',
          'languages',
          'gender',
          'adultConfirmedAt',
        ),
      })
      .from(companions)
      .innerJoin(participations, eq(participations.id, companions.participationId))
      .where(eq(participations.guestId, userId))
      .orderBy(participations.agreedAt, participations.id),
  erase: (tx, userId) =>
    tx.orm
      .delete(companions)
      .where(
        inArray(
          companions.participationId,
          tx.orm
            .select({ id: participations.id })
            .from(participations)
            .where(eq(participations.guestId, userId)),
        ),
      ),
}

/** The companion's seat matches, with its game. */
const ofSeats = (where: SQL | undefined): SQL =>
  sql`${companions.participationId} IN (SELECT ${participations.id} FROM ${participations}
    INNER JOIN ${games} ON ${games.id} = ${participations.gameId} WHERE ${where})`

/** For everybody, like the host's list of names. An undecided seat keeps it: a case is about it. */
export const companionRetention: RetentionClass = {
  name: 'companions',
  trigger: 'round',
  action: 'delete',
  days: (settings) => settings.names_visible_days,
  table: companions,
  isOver: (before) =>
    ofSeats(
      and(
        lt(games.teeTime, before - GAME_LENGTH),
        inArray(participations.status, [...participationMachine.final]),
      ),
    ),
  held: (isHeld) => ofSeats(or(isHeld(participations.guestId), isHeld(games.hostId))),
}
