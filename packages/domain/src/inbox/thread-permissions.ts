import type { ThreadKind } from '../requests.ts'
import { hasPermission, type AdminRole } from '../team/permissions.ts'

const isAboutPlayers = (kind: ThreadKind): boolean => kind === 'report' || kind === 'appeal'

/** Reports and appeals need the permission of those besides that of the inbox. */
export const mayReadThread = (role: AdminRole | null, kind: ThreadKind): boolean =>
  role !== null &&
  hasPermission(role, 'requests.read') &&
  (!isAboutPlayers(kind) || hasPermission(role, 'reports.read'))
export const mayAnswerThread = (role: AdminRole | null, kind: ThreadKind): boolean =>
  role !== null &&
  hasPermission(role, 'requests.answer') &&
  (!isAboutPlayers(kind) || hasPermission(role, 'reports.decide'))
/** A report or an appeal is decided before its thread closes. */
export const mayCloseThread = (thread: {
  readonly kind: ThreadKind
  readonly settledAt: number | null
}): boolean => !isAboutPlayers(thread.kind) || thread.settledAt !== null
