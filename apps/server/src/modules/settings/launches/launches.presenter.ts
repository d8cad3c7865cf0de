import type { z } from 'zod'
import type { AdminLaunch, SiteLaunch } from '@tomogolf/contract/launch/launches.schemas'
import { launchOf, type Launches } from '@tomogolf/domain/launch/region-launch'
import { REGIONS } from '@tomogolf/domain/regions'
import { iso } from '@tomogolf/domain/time'
import type { LaunchRow } from './launches.repository.ts'

/** All regions, in their usual order. Version 0: nothing was ever set. */
export const presentLaunches = (
  rows: readonly LaunchRow[],
  launches: Launches,
): { regions: z.input<typeof AdminLaunch>[] } => ({
  regions: REGIONS.map((region) => {
    const row = rows.find((one) => one.region === region)
    return {
      region,
      ...launchOf(launches, region),
      version: row?.version ?? 0,
      updatedAt: row ? iso(row.updatedAt) : null,
    }
  }),
})

/** The regions with values of their own, for pages. */
export const presentSiteLaunches = (launches: Launches): z.input<typeof SiteLaunch>[] =>
  [...launches].map(([region, launch]) => ({ region, ...launch }))
