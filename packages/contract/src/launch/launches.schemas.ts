import { z } from 'zod'
import { LAUNCH_STATES } from '@tomogolf/domain/launch/region-launch'
import { REGIONS } from '@tomogolf/domain/regions'
import { DateText, InstantText } from '../common.schemas.ts'

const Launch = z.object({
  state: z
    .enum(LAUNCH_STATES)
    .describe('`closed`: no game is published there; `seeding`: visitors read that it is new'),
  fee: z
    .object({
      percent: z.number(),
      baseUsd: z.number(),
      baseJpy: z.number(),
      from: DateText,
      to: DateText,
    })
    .nullable()
    .describe('replaces the platform fee of games that are played on these days, both included'),
  headStartHours: z.int().nullable().describe('replaces the head start of alerts'),
})
/** A region with values of its own. */
export const SiteLaunch = Launch.extend({ region: z.enum(REGIONS) })
export const AdminLaunch = SiteLaunch.extend({
  version: z.int().describe('0: nothing was ever set'),
  updatedAt: InstantText.nullable(),
})
/** `version`: the one that the operator saw, to detect a stale write. */
export const LaunchBody = SiteLaunch.extend({ version: z.int().min(0) })
