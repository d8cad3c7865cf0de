import { z } from 'zod'
import { ADMIN_ROLES } from '@tomogolf/domain/team/permissions'
import { Email, Id, IdParams, InstantText, Ok } from '../common.schemas.ts'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import { AdminPerson, ReasonBody } from './common.schemas.ts'

const Role = z.enum(ADMIN_ROLES)
/** Colleagues see each other's addresses in full. */
export const TeamMember = AdminPerson.extend({
  email: z.string(),
  role: Role,
  twoStep: z.boolean(),
  lastSeenAt: InstantText.nullable(),
})
export const TeamInvitation = z.object({
  id: Id,
  email: z.string(),
  role: Role,
  expiresAt: InstantText,
  expired: z.boolean(),
  invitedBy: z.string().nullable(),
})

export const adminTeam = {
  'GET /api/admin/team': endpoint({
    ...adminRead('team.read'),
    summary: 'Administrators with their roles, and open invitations',
    result: z.object({ members: z.array(TeamMember), invitations: z.array(TeamInvitation) }),
    errors: [],
  }),
  'POST /api/admin/team/invitations': endpoint({
    ...adminWrite('team.change'),
    summary: 'Invite an administrator by email, or send an invitation again',
    body: z.object({ email: Email, role: Role }),
    result: Ok,
    errors: ['ALREADY_IN_TEAM'],
  }),
  'DELETE /api/admin/team/invitations/:id': endpoint({
    ...adminWrite('team.change'),
    summary: 'Withdraw an invitation',
    params: IdParams,
    result: Ok,
    errors: ['NOT_FOUND'],
  }),
  /** `seen`: the role that was shown, to detect a stale write. */
  'PATCH /api/admin/team/:id': endpoint({
    ...adminWrite('team.change'),
    summary: 'Change the role of another administrator',
    params: IdParams,
    body: ReasonBody.extend({ role: Role, seen: Role }),
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_OWNER', 'STALE_EDIT'],
  }),
  'DELETE /api/admin/team/:id': endpoint({
    ...adminWrite('team.change'),
    summary: 'Remove another administrator from the team; the account stays',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'LAST_OWNER'],
  }),
}
