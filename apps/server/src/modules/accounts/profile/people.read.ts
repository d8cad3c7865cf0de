import { eq, inArray } from 'drizzle-orm'
import { completeness, type RequiredField } from '@tomogolf/domain/profile'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readAccount, type Account } from '../accounts.repository.ts'
import { profiles, users } from '../accounts.table.ts'

/**
 * The part of a profile that others may see. Names are complete here: only the presenter may send
 * them out.
 */
export type Person = Pick<
  typeof profiles.$inferSelect,
  | 'firstName'
  | 'lastName'
  | 'languages'
  | 'photoId'
  | 'rating'
  | 'ratingCount'
  | 'gamesHosted'
  | 'handicap'
> & { readonly id: string; readonly username: string | null }

const COLUMNS = {
  id: users.id,
  username: users.username,
  firstName: profiles.firstName,
  lastName: profiles.lastName,
  languages: profiles.languages,
  photoId: profiles.photoId,
  rating: profiles.rating,
  ratingCount: profiles.ratingCount,
  gamesHosted: profiles.gamesHosted,
  handicap: profiles.handicap,
}
/**
 * The same columns for raw SQL over `u` and `f`, for hot paths that read people in one statement
 * with their games.
 */
export const PERSON_COLUMNS = `u.id, u.username, f.languages, f.rating, f.handicap,
  f.first_name AS "firstName", f.last_name AS "lastName", f.photo_id AS "photoId",
  f.rating_count AS "ratingCount", f.games_hosted AS "gamesHosted"`
export const PERSON_TABLES = '(users u JOIN profiles f ON f.user_id = u.id)'
/** People by id, including deleted accounts, which stay in their games. */
export async function readPeople(tx: Tx, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.orm
    .select(COLUMNS)
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

export const missingFields = ({ user, profile }: Account): RequiredField[] =>
  completeness({ ...profile, email: user.email } as Parameters<typeof completeness>[0]).missing
/**
 * The number of required fields that are missing; joining and hosting require none. Undefined: no
 * such user.
 */
export async function readMissingCount(tx: Tx, userId: string): Promise<number | undefined> {
  const account = await readAccount(tx, userId)
  return account && missingFields(account).length
}
/** The gender that a person has declared; null: none yet. */
export const readGender = async (tx: Tx, userId: string): Promise<string | null> =>
  (await readAccount(tx, userId))?.profile.gender ?? null
export type HostFacts = {
  readonly gender: string | null
  readonly missing: number
  readonly hostTermsAccepted: boolean
  readonly suspendedUntil: Instant | null
}
/** The facts of the account that decide about hosting. Undefined: no such user. */
export async function readHostFacts(tx: Tx, userId: string): Promise<HostFacts | undefined> {
  const account = await readAccount(tx, userId)
  if (!account) return undefined
  const { hostTermsAcceptedAt, suspendedUntil } = account.user
  return {
    missing: missingFields(account).length,
    gender: account.profile.gender,
    hostTermsAccepted: hostTermsAcceptedAt !== null,
    suspendedUntil,
  }
}
