import type { Viewer } from '../../platform/http/context.ts'

/** Strikes and suspensions are visible to their user and to operators only. */
export const maySeeStanding = (viewer: Viewer, userId: string): boolean =>
  viewer.userId === userId || viewer.isAdmin
