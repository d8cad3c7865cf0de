import { and, asc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { TeamInvitation, TeamMember } from '@tomogolf/contract/admin/team'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, sessions, teamInvitations, users } from '../../accounts/accounts.table.ts'
import { personColumns } from '../columns.read.ts'
import { toPersonDto } from '../dto.presenter.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'

type Team = { members: z.input<typeof TeamMember>[]; invitations: z.input<typeof TeamInvitation>[] }

/** Administrators, the longest-serving accounts first, and open invitations. */
export async function readTeam(tx: Tx, now: Instant): Promise<Team> {
  const lastSeen = tx.orm
    .select({ at: max(sessions.lastSeenAt) })
    .from(sessions)
    .where(eq(sessions.userId, users.id))
  const members = await tx.orm
    .select({
      person: personColumns(),
      role: users.adminRole,
      twoStep: isNotNull(users.totpEnrolledAt).mapWith(Boolean),
      lastSeenAt: sql<Instant | null>`${lastSeen}`.mapWith(sessions.lastSeenAt),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(and(eq(users.isAdmin, true), isNotNull(users.adminRole), isNull(users.deletedAt)))
    .orderBy(asc(users.createdAt), asc(users.id))
  const invitations = await tx.orm
    .select()
    .from(teamInvitations)
    .orderBy(asc(teamInvitations.createdAt))
  const people = await readPeople(
    tx,
    invitations.map((invitation) => invitation.invitedBy),
  )
  return {
    members: members.map((member) => ({
      ...toPersonDto(member.person),
      email: member.person.email ?? '',
      role: member.role!,
      twoStep: member.twoStep,
      lastSeenAt: isoOrNull(member.lastSeenAt),
    })),
    invitations: invitations.map((invitation) => ({
      id: invitation.id,
      email: invitation.email,
      role: invitation.role,
      expiresAt: iso(invitation.expiresAt),
      expired: invitation.expiresAt < now,
      invitedBy: nameFrom(people, invitation.invitedBy),
    })),
  }
}
