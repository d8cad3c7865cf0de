import type { Viewer } from '../../platform/http/context.ts'

/** Strikes and suspensions are nobody else's business. */
export const maySeeStanding = (viewer: Viewer, userId: string): boolean =>
  viewer.userId === userId || viewer.isAdmin
