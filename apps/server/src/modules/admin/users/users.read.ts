import {
  and,
  count,
  eq,
  exists,
  gte,
  isNotNull,
  isNull,
  lt,
  max,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm'
import type { z } from 'zod'
import type {
  AdminUserQuery,
  AdminUserRow,
  USER_ROLES,
  USER_STATES,
} from '@tomogolf/contract/admin/users.schemas'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, sessions, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { isOwnSeat } from '../../participations/participations.repository.ts'
import { participations } from '../../participations/participations.table.ts'
import { strikes } from '../../standing/standing.table.ts'
import { personColumns } from '../columns.read.ts'
import { toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  searchFor,
  type ListFilter,
  type ListResult,
  type ListSource,
  type SearchScope,
} from '../list-query.read.ts'
import { PEOPLE_SEARCH } from './person-search.read.ts'

export type UserQuery = z.output<typeof AdminUserQuery> & SearchScope
type UserDto = z.input<typeof AdminUserRow>
type Row = Awaited<ReturnType<typeof readUsersByIds>>[number]

/** Whether a user has set up two-step sign-in. */
export async function hasTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.totpEnrolledAt)))
  return rows.length > 0
}

const isActiveStrike = and(eq(strikes.userId, users.id), isNull(strikes.removedAt))

function readUsersByIds(tx: Tx, ids: readonly string[]) {
  const hosted = tx.orm.select({ games: count() }).from(games).where(eq(games.hostId, users.id))
  const joined = tx.orm
    .select({ seats: count() })
    .from(participations)
    .where(
      and(
        eq(participations.guestId, users.id),
        notInArray(participations.status, ['reserved', 'declined']),
        isOwnSeat,
      ),
    )
  const activeStrikes = tx.orm.select({ strikes: count() }).from(strikes).where(isActiveStrike)
  const lastSeen = tx.orm
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.userId, users.id))
  return tx.orm
    .select({
      id: users.id,
      person: personColumns(),
      username: users.username,
      isAdmin: users.isAdmin,
      deletedAt: users.deletedAt,
      emailVerifiedAt: users.emailVerifiedAt,
      suspendedUntil: users.suspendedUntil,
      createdAt: users.createdAt,
      hosted: sql`${hosted}`.mapWith(Number),
      joined: sql`${joined}`.mapWith(Number),
      strikes: sql`${activeStrikes}`.mapWith(Number),
      lastSeenAt: sql<Instant | null>`${lastSeen}`.mapWith(sessions.lastSeenAt),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isAnyOf(users.id, ids))
}

const SOURCE: ListSource<'createdAt' | 'email' | 'suspendedUntil', Row> = {
  table: users,
  key: users.id,
  sorts: {
    createdAt: users.createdAt,
    email: users.email,
    suspendedUntil: users.suspendedUntil,
  },
  defaultSort: '-createdAt',
  nullable: ['suspendedUntil'],
  readByIds: readUsersByIds,
}

/** Deleted accounts are listed on request, and found by a search or an id. */
function deletedCondition({ state, search, id }: UserQuery) {
  if (state === 'deleted') return isNotNull(users.deletedAt)
  return search || id ? undefined : isNull(users.deletedAt)
}

function stateCondition(state: UserQuery['state'], now: Instant) {
  if (state === 'unverified') return isNull(users.emailVerifiedAt)
  if (state === 'suspended') return gte(users.suspendedUntil, now)
  if (state !== 'active') return undefined
  return and(
    isNotNull(users.emailVerifiedAt),
    or(isNull(users.suspendedUntil), lt(users.suspendedUntil, now)),
  )
}

/** Hosts have offered a game; accepting the host terms alone does not make one. */
function roleCondition(tx: Tx, role: UserQuery['role']) {
  if (role === undefined) return undefined
  if (role === 'administrator') return eq(users.isAdmin, true)
  const hostedGame = tx.orm.select({ id: games.id }).from(games).where(eq(games.hostId, users.id))
  return and(eq(users.isAdmin, false), role === 'host' ? exists(hostedGame) : notExists(hostedGame))
}

const toFilter = (tx: Tx, query: UserQuery, now: Instant): ListFilter => ({
  search: searchFor(PEOPLE_SEARCH, query),
  conditions: [
    equals(users.id, query.id),
    deletedCondition(query),
    stateCondition(query.state, now),
    roleCondition(tx, query.role),
    query.strikes === 'some'
      ? exists(tx.orm.select({ id: strikes.id }).from(strikes).where(isActiveStrike))
      : undefined,
  ],
})

export async function listUsers(
  tx: Tx,
  query: UserQuery,
  now: Instant,
): Promise<ListResult<UserDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(tx, query, now), query)
  return { ...counts, rows: rows.map((row) => toUserDto(row, now)) }
}

export async function listAllUsers(tx: Tx, query: UserQuery, now: Instant): Promise<UserDto[]> {
  const rows = await readAll(tx, SOURCE, toFilter(tx, query, now), query.sort)
  return rows.map((row) => toUserDto(row, now))
}

export async function readUserRow(tx: Tx, id: string, now: Instant): Promise<UserDto | undefined> {
  const [row] = await readUsersByIds(tx, [id])
  return row && toUserDto(row, now)
}

function roleOf(row: Row): (typeof USER_ROLES)[number] {
  if (row.isAdmin) return 'administrator'
  return row.hosted === 0 ? 'guest' : 'host'
}

function stateOf(row: Row, suspendedUntil: Instant | null): (typeof USER_STATES)[number] {
  if (row.deletedAt !== null) return 'deleted'
  if (suspendedUntil !== null) return 'suspended'
  return row.emailVerifiedAt === null ? 'unverified' : 'active'
}

function toUserDto(row: Row, now: Instant): UserDto {
  const suspendedUntil =
    row.suspendedUntil !== null && row.suspendedUntil >= now ? row.suspendedUntil : null
  return {
    ...toPersonDto(row.person),
    username: row.username,
    role: roleOf(row),
    state: stateOf(row, suspendedUntil),
    hosted: row.hosted,
    joined: row.joined,
    strikes: row.strikes,
    suspendedUntil: isoOrNull(suspendedUntil),
    createdAt: iso(row.createdAt),
    lastSeenAt: isoOrNull(row.lastSeenAt),
  }
}
