import { useMemo } from 'react'
import { launchOf, type Launches, type RegionLaunch } from '@tomogolf/domain/launch/region-launch'
import type { Region } from '@tomogolf/domain/regions'
import { useSite } from '../../queries/site.ts'

export const useLaunches = (): Launches => {
  const regions = useSite()?.regions
  return useMemo(
    () => new Map((regions ?? []).map(({ region, ...launch }) => [region, launch])),
    [regions],
  )
}
/** State, fee and head start of a region. */
export const useLaunch = (region: Region | null): RegionLaunch => launchOf(useLaunches(), region)
