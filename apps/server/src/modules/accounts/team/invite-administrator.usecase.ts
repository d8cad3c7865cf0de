import type { AdminRole } from '@tomogolf/domain/team/permissions'
import { hours, type Duration } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import { notifyVisitor } from '../../../platform/notify-external.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockTeam, readUserByEmail, takeInvitation, upsertInvitation } from './team.repository.ts'

export const INVITATION_LENGTH: Duration = hours(48)

type Actor = { readonly actorId: string; readonly ip: string | null }

/**
 * Invites an address to the team, again when it was invited before. The mail is in the language of
 * its account, else in that of the person who invites.
 */
export async function inviteAdministrator(
  deps: Deps,
  input: Actor & { readonly email: string; readonly role: AdminRole; readonly language: Language },
): Promise<{ success: true } | Refused<'ALREADY_IN_TEAM'>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    await lockTeam(tx)
    const account = await readUserByEmail(tx, input.email)
    if (account?.isAdmin) return refuse('ALREADY_IN_TEAM')
    const expiresAt = now + INVITATION_LENGTH
    await upsertInvitation(tx, {
      id: newId(),
      email: input.email,
      role: input.role,
      invitedBy: input.actorId,
      createdAt: now,
      expiresAt,
    })
    await writeAudit(tx, now, {
      actorId: input.actorId,
      ip: input.ip,
      action: 'team.invite',
      subject: input.email,
      reason: null,
      before: null,
      after: input.role,
    })
    await notifyVisitor(deps.jobs, tx, {
      to: input.email,
      language: account?.language ?? input.language,
      kind: 'team_invitation',
      params: { role: input.role, expires: { at: expiresAt } },
    })
    return { success: true }
  })
}

export async function withdrawInvitation(
  deps: Deps,
  input: Actor & { readonly invitationId: string },
): Promise<{ success: true } | Refused<'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const invitation = await takeInvitation(tx, { id: input.invitationId })
    if (!invitation) return refuse('NOT_FOUND')
    await writeAudit(tx, deps.clock.now(), {
      actorId: input.actorId,
      ip: input.ip,
      action: 'team.withdraw',
      subject: invitation.email,
      reason: null,
      before: invitation.role,
      after: null,
    })
    return { success: true }
  })
}
