import { and, count, eq, isNull, ne } from 'drizzle-orm'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Tx } from '../../../platform/database/database.ts'
import type { User } from '../accounts.repository.ts'
import { teamInvitations, users } from '../accounts.table.ts'

export type Invitation = typeof teamInvitations.$inferSelect

/**
 * One change of the team at a time: two owners who demote each other at once must not leave it
 * without one. Taken before the lock of a person.
 */
export const lockTeam = (tx: Tx): Promise<unknown> =>
  tx.executeSql("SELECT pg_advisory_xact_lock(hashtextextended('team', 0))")

/** Whether no other user could change the team. Needs `lockTeam`. */
export async function isLastOwner(tx: Tx, user: User): Promise<boolean> {
  if (!user.isAdmin || user.adminRole !== 'owner') return false
  const [others] = await tx.orm
    .select({ owners: count() })
    .from(users)
    .where(
      and(
        eq(users.isAdmin, true),
        eq(users.adminRole, 'owner' satisfies AdminRole),
        ne(users.id, user.id),
        isNull(users.deletedAt),
      ),
    )
  return others!.owners === 0
}

export const readUserByEmail = async (tx: Tx, email: string): Promise<User | undefined> =>
  (
    await tx.orm
      .select()
      .from(users)
      .where(and(eq(users.email, email), isNull(users.deletedAt)))
  )[0]

/** One invitation for each address: another one replaces it. */
export async function upsertInvitation(tx: Tx, invitation: Invitation): Promise<void> {
  const { id: _id, email: _email, ...set } = invitation
  await tx.orm
    .insert(teamInvitations)
    .values(invitation)
    .onConflictDoUpdate({ target: teamInvitations.email, set })
}
export const readInvitation = async (tx: Tx, email: string): Promise<Invitation | undefined> =>
  (await tx.orm.select().from(teamInvitations).where(eq(teamInvitations.email, email)))[0]

/** Deletes and returns an invitation in one statement, so that it is accepted or withdrawn once. */
export const takeInvitation = async (
  tx: Tx,
  by: { id: string } | { email: string },
): Promise<Invitation | undefined> =>
  (
    await tx.orm
      .delete(teamInvitations)
      .where('id' in by ? eq(teamInvitations.id, by.id) : eq(teamInvitations.email, by.email))
      .returning()
  )[0]
