import { sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { games } from '../../games/games.table.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { COUNT_LIMIT, type Search, type SearchTerm } from '../list-query.read.ts'
import { matchingPeople, personMatches } from '../users/person-search.read.ts'

const game = alias(games, 'search_game')
const hold = alias(holds, 'search_hold')
const charge = alias(charges, 'search_charge')

const matchingGames = ({ like, plain }: SearchTerm): SQL =>
  sql`SELECT ${game.id} FROM ${games} ${game} WHERE ${game.searchText} LIKE ${like}
    UNION ALL SELECT ${game.id} FROM ${games} ${game} WHERE ${game.id} = ${plain}`

/**
 * Ids of rows by their person, their game, or `exactly`. People and games are selected first, up to
 * the limit: beyond it the list is scanned in its order, which the surplus ids ask for.
 */
const matchesOf = (
  term: SearchTerm,
  rows: { byPeople: (ids: SQL) => SQL; byGames: (ids: SQL) => SQL; exactly: SQL },
): SQL => {
  const limit = sql.raw(String(COUNT_LIMIT + 1))
  return sql`WITH found_people AS MATERIALIZED (
      SELECT id FROM (${matchingPeople(term)}) all_people (id) LIMIT ${limit}
    ), found_games AS MATERIALIZED (
      SELECT id FROM (${matchingGames(term)}) all_games (id) LIMIT ${limit}
    )
    SELECT id FROM (${rows.byPeople(sql`ARRAY(SELECT id FROM found_people)`)}) of_people (id)
    UNION ALL SELECT id FROM (${rows.byGames(sql`ARRAY(SELECT id FROM found_games)`)}) of_games (id)
    UNION ALL SELECT id FROM (${rows.exactly}) exact (id)
    UNION ALL SELECT '' FROM generate_series(1, ${limit}) WHERE
      (SELECT count(*) FROM found_people) >= ${limit}
      OR (SELECT count(*) FROM found_games) >= ${limit}`
}

const gameMatches = (gameId: SQL, { plain }: SearchTerm): SQL =>
  sql`coalesce((SELECT strpos(${game.searchText}, ${plain}) > 0 OR ${game.id} = ${plain}
    FROM ${games} ${game} WHERE ${game.id} = ${gameId}), false)`

/** Transactions by person, course or game, their own id, their hold, or the provider's payment. */
export const TRANSACTION_SEARCH: Search = {
  column: transactions.id,
  matchingIds: (term) =>
    matchesOf(term, {
      byPeople: (ids) =>
        sql`SELECT ${transactions.id} FROM ${transactions} WHERE ${transactions.userId} = ANY(${ids})`,
      byGames: (ids) =>
        sql`SELECT ${transactions.id} FROM ${transactions} WHERE ${transactions.gameId} = ANY(${ids})`,
      exactly: sql`SELECT ${transactions.id} FROM ${transactions}
          WHERE ${transactions.id} = ${term.plain} OR ${transactions.holdId} = ${term.plain}
        UNION ALL SELECT ${transactions.id} FROM ${transactions}
          WHERE ${transactions.holdId} IN
            (SELECT ${hold.id} FROM ${holds} ${hold} WHERE ${hold.intentId} = ${term.exact})
        UNION ALL SELECT ${transactions.id} FROM ${transactions}
          WHERE ${transactions.booking} IN
            (SELECT ${charge.id} FROM ${charges} ${charge} WHERE ${charge.intentId} = ${term.exact})`,
    }),
  rowMatches: (term) => sql`${personMatches(transactions.userId, term)}
    OR ${gameMatches(sql`${transactions.gameId}`, term)}
    OR ${transactions.id} = ${term.plain} OR ${transactions.holdId} = ${term.plain}`,
}

const gameOfHold = sql`(SELECT ${participations.gameId} FROM ${participations}
  WHERE ${participations.id} = ${holds.participationId})`

/** Holds by guest, course or game, their own id, or the provider's payment. */
export const HOLD_SEARCH: Search = {
  column: holds.id,
  matchingIds: (term) =>
    matchesOf(term, {
      byPeople: (ids) => sql`SELECT ${holds.id} FROM ${holds} WHERE ${holds.guestId} = ANY(${ids})`,
      byGames: (ids) =>
        sql`SELECT ${holds.id} FROM ${holds} WHERE ${holds.participationId} IN
          (SELECT ${participations.id} FROM ${participations}
            WHERE ${participations.gameId} = ANY(${ids}))`,
      exactly: sql`SELECT ${holds.id} FROM ${holds}
        WHERE ${holds.id} = ${term.plain} OR ${holds.intentId} = ${term.exact}`,
    }),
  rowMatches: (term) => sql`${personMatches(holds.guestId, term)}
    OR ${gameMatches(gameOfHold, term)}
    OR ${holds.id} = ${term.plain} OR ${holds.intentId} = ${term.exact}`,
}
