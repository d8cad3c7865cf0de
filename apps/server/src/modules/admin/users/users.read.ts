import type { z } from 'zod'
import type { AdminUserQuery, AdminUserRow, USER_ROLES } from '@tomogolf/contract/admin.schemas'
import { iso, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { readAll, readPage, Where, type Listed, type ListSource } from '../list-query.ts'
import { personColumns, personOf, type PersonRow } from './people.read.ts'
import { PEOPLE } from './person-search.read.ts'
import { whenOrNull, when, type SqlTime } from '../dto.ts'

export type UserQuery = z.output<typeof AdminUserQuery>
type Wire = z.input<typeof AdminUserRow>
type Row = PersonRow<'u'> & {
  id: string
  is_admin: boolean
  deleted_at: SqlTime | null
  email_verified_at: SqlTime | null
  suspended_until: SqlTime | null
  host_terms_accepted_at: SqlTime | null
  created_at: SqlTime
  hosted: number
  joined: number
  strikes: number
  last_seen: SqlTime | null
}

const SOURCE: ListSource<'createdAt' | 'email' | 'suspendedUntil'> = {
  from: 'users u',
  key: 'u.id',
  sorts: { createdAt: 'u.created_at', email: 'u.email', suspendedUntil: 'u.suspended_until' },
  first: '-createdAt',
  nullable: ['suspendedUntil'],
  select: `SELECT u.id, ${personColumns('u', 'u', 'p')}, u.is_admin, u.deleted_at, u.email_verified_at, u.suspended_until, u.host_terms_accepted_at, u.created_at,
    (SELECT count(*)::int FROM games g WHERE g.host_id = u.id) AS hosted, (SELECT count(*)::int FROM participations x WHERE x.guest_id = u.id AND x.status NOT IN ('reserved', 'declined')) AS joined,
    (SELECT count(*)::int FROM strikes s WHERE s.user_id = u.id AND s.removed_at IS NULL) AS strikes, (SELECT max(last_seen_at) FROM sessions z WHERE z.user_id = u.id) AS last_seen
    FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = ANY($1::text[])`,
}
function whereOf(q: UserQuery, now: Instant): Where {
  const where = new Where().add('u.id = ?', q.id).search(PEOPLE, q.search)
  where
    .when('u.deleted_at IS NOT NULL', q.state === 'deleted')
    .when('u.deleted_at IS NULL', q.state !== 'deleted' && !q.search && !q.id)
  where
    .when('u.email_verified_at IS NULL', q.state === 'unverified')
    .when('u.email_verified_at IS NOT NULL', q.state === 'active')
  where.add(
    'u.suspended_until >= ?::timestamptz',
    q.state === 'suspended' ? sqlInstant(now) : undefined,
  )
  where.add(
    '(u.suspended_until IS NULL OR u.suspended_until < ?::timestamptz)',
    q.state === 'active' ? sqlInstant(now) : undefined,
  )
  where
    .when('u.is_admin', q.role === 'administrator')
    .when('NOT u.is_admin AND u.host_terms_accepted_at IS NOT NULL', q.role === 'host')
    .when('NOT u.is_admin AND u.host_terms_accepted_at IS NULL', q.role === 'guest')
  return where.when(
    'EXISTS (SELECT 1 FROM strikes s WHERE s.user_id = u.id AND s.removed_at IS NULL)',
    q.strikes === 'some',
  )
}

export async function listUsers(tx: Tx, q: UserQuery, now: Instant): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q, now), q)
  return { ...rest, rows: rows.map((row) => presentUserRow(row, now)) }
}
export const listAllUsers = async (tx: Tx, q: UserQuery, now: Instant): Promise<Wire[]> =>
  (await readAll<string, Row>(tx, SOURCE, whereOf(q, now), q.sort)).map((row) =>
    presentUserRow(row, now),
  )
export async function readUserRow(tx: Tx, id: string, now: Instant): Promise<Wire | undefined> {
  const [row] = (await tx.executeSql<Row>(SOURCE.select, [[id]])).rows
  return row && presentUserRow(row, now)
}

function presentUserRow(row: Row, now: Instant): Wire {
  const suspended =
    row.suspended_until !== null && new Date(row.suspended_until).getTime() >= now
      ? new Date(row.suspended_until).getTime()
      : null
  const role: (typeof USER_ROLES)[number] = row.is_admin
    ? 'administrator'
    : row.host_terms_accepted_at !== null
      ? 'host'
      : 'guest'
  return {
    ...personOf(row, 'u'),
    username: row.u_username,
    role,
    state:
      row.deleted_at !== null
        ? 'deleted'
        : suspended !== null
          ? 'suspended'
          : row.email_verified_at === null
            ? 'unverified'
            : 'active',
    hosted: row.hosted,
    joined: row.joined,
    strikes: row.strikes,
    suspendedUntil: suspended === null ? null : iso(suspended),
    createdAt: when(row.created_at),
    lastSeenAt: whenOrNull(row.last_seen),
  }
}
