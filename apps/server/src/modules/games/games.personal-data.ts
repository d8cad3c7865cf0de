import { eq, inArray, and, sql } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import type { Tx } from '../../platform/database/database.ts'
import { questionRecords } from './questions/questions.personal-data.ts'
import { bookingEvidence, courseBookings, evidenceDrafts } from './booking/bookings.table.ts'
import { gamesRetention, type RetentionPorts } from './games-retention.personal-data.ts'
import { games, savedGames, searchWords } from './games.table.ts'

export const gamesPersonalData = (ports: RetentionPorts): PersonalData => ({
  records: [
    {
      name: 'hostedGames',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              games,
              'id',
              'courseName',
              'teeTime',
              'location',
              'priceMinor',
              'currency',
              'slots',
              'seatsTaken',
              'skillLevel',
              'notes',
              'transportationDetails',
              'womenOnly',
              'inviteKey',
              'listedFrom',
              'seriesId',
              'status',
              'cancelReason',
              'createdAt',
              'updatedAt',
            ),
          )
          .from(games)
          .where(eq(games.hostId, userId))
          .orderBy(games.teeTime),
      erase: async (tx, userId) => {
        await eraseSearchWords(tx, userId)
        await tx.orm
          .update(games)
          .set({
            notes: null,
            transportationDetails: null,
            searchText: sql`lower(${games.courseName})`,
          })
          .where(eq(games.hostId, userId))
      },
      retained: 'the game is part of the record of its guests and their money',
    },
    // before the bookings, which it refers to
    {
      name: 'bookingEvidence',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(bookingEvidence, 'gameId', 'mime', 'size', 'uploadedAt'))
          .from(bookingEvidence)
          .innerJoin(games, eq(games.id, bookingEvidence.gameId))
          .where(eq(games.hostId, userId))
          .orderBy(bookingEvidence.uploadedAt),
      erase: (tx, userId) =>
        tx.orm.delete(bookingEvidence).where(inArray(bookingEvidence.gameId, hostedBy(tx, userId))),
    },
    {
      name: 'evidenceDrafts',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(evidenceDrafts, 'mime', 'size', 'uploadedAt'))
          .from(evidenceDrafts)
          .where(eq(evidenceDrafts.userId, userId)),
      erase: (tx, userId) => tx.orm.delete(evidenceDrafts).where(eq(evidenceDrafts.userId, userId)),
    },
    {
      name: 'courseBookings',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              courseBookings,
              'gameId',
              'via',
              'reference',
              'bookedPlayers',
              'namesDueAt',
              'freeChangesUntil',
              'schedule',
              'evidence',
              'reviewReason',
              'reviewedAt',
              'updatedAt',
            ),
          )
          .from(courseBookings)
          .innerJoin(games, eq(games.id, courseBookings.gameId))
          .where(eq(games.hostId, userId))
          .orderBy(games.teeTime),
      erase: (tx, userId) =>
        tx.orm.delete(courseBookings).where(inArray(courseBookings.gameId, hostedBy(tx, userId))),
    },
    ...questionRecords,
    {
      name: 'savedGames',
      export: (tx, userId) =>
        tx.orm
          .select({
            ...exportColumns(savedGames, 'gameId', 'savedAt'),
            ...exportColumns(games, 'courseName', 'teeTime'),
          })
          .from(savedGames)
          .innerJoin(games, eq(games.id, savedGames.gameId))
          .where(eq(savedGames.userId, userId))
          .orderBy(savedGames.savedAt),
      erase: (tx, userId) => tx.orm.delete(savedGames).where(eq(savedGames.userId, userId)),
    },
  ],
  retention: gamesRetention(ports),
  listObligations: async (tx, userId) =>
    (
      await tx.orm
        .select({
          gameId: games.id,
          courseName: games.courseName,
          courseNameJa: games.courseNameJa,
          teeTime: games.teeTime,
        })
        .from(games)
        .where(and(eq(games.hostId, userId), inArray(games.status, ['scheduled', 'active'])))
    ).map((game) => ({ kind: 'hosting', ...game })),
})

const hostedBy = (tx: Tx, userId: string) =>
  tx.orm.select({ id: games.id }).from(games).where(eq(games.hostId, userId))

/**
 * Deletes the words that only this host's games have: their search texts contain the host's name.
 */
async function eraseSearchWords(tx: Tx, userId: string): Promise<void> {
  await tx.orm.execute(sql`
    WITH words AS (
      SELECT unnest(string_to_array(${games.searchText}, ' ')) AS word
      FROM ${games} WHERE ${games.hostId} = ${userId}
      UNION SELECT btrim(part)
      FROM ${games}, unnest(string_to_array(translate(${games.searchText}, '~', '|'), '|')) part
      WHERE ${games.hostId} = ${userId})
    DELETE FROM ${searchWords} USING words
    WHERE ${searchWords.word} = words.word AND NOT EXISTS (
      SELECT 1 FROM ${games}
      WHERE ${games.hostId} <> ${userId} AND ${games.searchText} LIKE '% ' || ${searchWords.word} || ' %')`)
}
