import { and, eq, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { personColumns } from '../columns.read.ts'
import { toPersonDto, type PersonDto } from '../dto.presenter.ts'

/** A column names an administrator who still is one. */
export const isGiven = (assigneeId: SQLWrapper): SQL =>
  sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${assigneeId}
    AND ${users.isAdmin} AND ${users.adminRole} IS NOT NULL AND ${users.deletedAt} IS NULL)`

export const toTeamPerson = ({ id, name, avatarUrl }: PersonDto) => ({
  id,
  name,
  avatarUrl: avatarUrl ?? null,
})

/** Administrators whose role may do something, in the order in which they came. */
export async function readAssignees(tx: Tx, may: (role: AdminRole | null) => boolean) {
  const members = await tx.orm
    .select({ person: personColumns(), role: users.adminRole })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.isAdmin, true), isNotNull(users.adminRole), isNull(users.deletedAt)))
    .orderBy(users.createdAt, users.id)
  return members
    .filter(({ role }) => may(role))
    .map(({ person }) => toTeamPerson(toPersonDto(person)))
}
