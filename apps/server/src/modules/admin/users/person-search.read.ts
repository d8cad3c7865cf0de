import { sql, type SQL } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { cards } from '../../cards/cards.table.ts'
import type { Search, SearchTerm } from '../list-query.read.ts'

// aliases, because the list itself may select from `users` and `profiles`
const user = alias(users, 'search_user')
const profile = alias(profiles, 'search_profile')

/**
 * The expressions of the trigram indexes: PostgreSQL uses an index only for the same expression.
 * The first name stands on both sides of the last, so that either order is found.
 */
const ACCOUNT_TEXT = sql`lower(${user.email} || ' ' || coalesce(${user.username}, ''))`
const PROFILE_TEXT = sql`lower(
  coalesce(${profile.firstName}, '') || ' ' || coalesce(${profile.lastName}, '')
  || ' ' || coalesce(${profile.firstName}, '')
  || ' ' || regexp_replace(coalesce(${profile.contactNumber}, ''), '\\D', '', 'g'))`

/** Selects the ids of people by name in any order, e-mail, username, or phone in any notation. */
export const matchingPeople = ({ like, phoneLike }: SearchTerm): SQL =>
  sql`SELECT ${user.id} FROM ${users} ${user} WHERE ${ACCOUNT_TEXT} LIKE ${like}
    UNION ALL
    SELECT ${profile.userId} FROM ${profiles} ${profile} WHERE ${PROFILE_TEXT} LIKE ${phoneLike}`

// a scalar subquery instead of EXISTS: PostgreSQL would turn EXISTS into a join with all people
// and no longer scan the list in its order
export const personMatches = (column: AnyPgColumn, { plain, phone }: SearchTerm): SQL =>
  sql`(SELECT strpos(${ACCOUNT_TEXT}, ${plain}) > 0 OR strpos(${PROFILE_TEXT}, ${phone}) > 0
    FROM ${users} ${user} JOIN ${profiles} ${profile} ON ${profile.userId} = ${user.id}
    WHERE ${user.id} = ${column})`

/** Finds rows by the name, email, username or phone of a person; `column` holds the person's id. */
export const byPerson = (column: AnyPgColumn): Search => ({
  matchingIds: matchingPeople,
  column,
  rowMatches: (term) => personMatches(column, term),
})

/** Finds people themselves, also by the last digits of a card and by their id. */
export const PEOPLE_SEARCH: Search = {
  matchingIds: (term) => sql`${matchingPeople(term)}
    UNION ALL SELECT ${cards.userId} FROM ${cards}
      WHERE length(${term.plain}) = 4 AND ${cards.last4} = ${term.plain}
    UNION ALL SELECT ${users.id} FROM ${users} WHERE ${users.id} = ${term.plain}`,
  column: users.id,
  rowMatches: (term) => sql`${personMatches(users.id, term)}
    OR EXISTS (SELECT 1 FROM ${cards}
      WHERE ${cards.userId} = ${users.id} AND ${cards.last4} = ${term.plain})`,
}
