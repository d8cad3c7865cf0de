import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Viewer } from '../../platform/http/context.ts'
import type { Account } from './accounts.repository.ts'

/** Strikes and suspensions are visible to their user and to operators only. */
export const maySeeStanding = (viewer: Viewer, userId: string): boolean =>
  viewer.userId === userId || viewer.isAdmin

/** The role of an administrator who still is one. */
export const teamRoleOf = (account: Account | undefined): AdminRole | null =>
  account?.user.isAdmin && account.user.deletedAt === null ? account.user.adminRole : null

/** How the audit log names an administrator. */
export const teamNameOf = ({ profile, user }: Account): string =>
  [profile.firstName, profile.lastName].filter(Boolean).join(' ') || user.email
