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

const USERNAME = sql`lower(coalesce(${user.username}, ''))`
const NAMES = sql`lower(
  coalesce(${profile.firstName}, '') || ' ' || coalesce(${profile.lastName}, '')
  || ' ' || coalesce(${profile.firstName}, ''))`
const DIGITS = sql`regexp_replace(coalesce(${profile.contactNumber}, ''), '\\D', '', 'g')`
/** All digits of the number, or all after the country code. */
const isWholeNumber = ({ phone }: SearchTerm): SQL =>
  sql`(right(${DIGITS}, length(${phone})) = ${phone}
    AND length(${DIGITS}) - length(${phone}) BETWEEN 0 AND 3)`
const isWholeAddress = ({ plain }: SearchTerm): SQL => sql`lower(${user.email}) = ${plain}`

// both are added to the match of the indexed text, which finds a whole address as well
const whereOfAccount = (term: SearchTerm): SQL =>
  term.contactsInPart ? sql`` : sql`AND (${USERNAME} LIKE ${term.like} OR ${isWholeAddress(term)})`
const whereOfProfile = (term: SearchTerm): SQL =>
  term.contactsInPart ? sql`` : sql`AND (${NAMES} LIKE ${term.phoneLike} OR ${isWholeNumber(term)})`

/** Selects the ids of people by name in any order, email, username, or phone in any notation. */
export const matchingPeople = (term: SearchTerm): SQL =>
  sql`SELECT ${user.id} FROM ${users} ${user}
      WHERE ${ACCOUNT_TEXT} LIKE ${term.like} ${whereOfAccount(term)}
    UNION ALL
    SELECT ${profile.userId} FROM ${profiles} ${profile}
      WHERE ${PROFILE_TEXT} LIKE ${term.phoneLike} ${whereOfProfile(term)}`

// a scalar subquery instead of EXISTS: PostgreSQL would turn EXISTS into a join with all people
// and no longer scan the list in its order
export const personMatches = (column: AnyPgColumn, term: SearchTerm): SQL =>
  sql`(SELECT (strpos(${ACCOUNT_TEXT}, ${term.plain}) > 0 ${whereOfAccount(term)})
      OR (strpos(${PROFILE_TEXT}, ${term.phone}) > 0 ${whereOfProfile(term)})
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
