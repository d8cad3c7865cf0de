import { useMemo } from 'react'
import {
  launchOf,
  settingsAt,
  type LaunchPlace,
  type Launches,
  type RegionLaunch,
} from '@tomogolf/domain/launch/region-launch'
import {
  regionProblem,
  regionProblemOfEdit,
  type RegionProblem,
  type WrittenPlace,
} from '@tomogolf/domain/launch/region-problem'
import type { Region } from '@tomogolf/domain/regions'
import type { PageSettings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import { useSettings } from '../../queries/settings.ts'
import { useSite } from '../../queries/site.ts'

const useLaunches = (): Launches => {
  const regions = useSite()?.regions
  return useMemo(
    () => new Map((regions ?? []).map(({ region, ...launch }) => [region, launch])),
    [regions],
  )
}
/** State, fee and head start of a region. */
export const useLaunch = (region: Region | null): RegionLaunch => launchOf(useLaunches(), region)

/** Why a game cannot be published at a place, or an edited one moved there; null when it can. */
export function useRegionProblem(
  place: WrittenPlace,
  opened: WrittenPlace | undefined,
): RegionProblem | null {
  const launches = useLaunches()
  return opened
    ? regionProblemOfEdit(opened, place, launches)
    : regionProblem(place.region, launches)
}

/** The settings for a game there and then; the usual ones while its tee time is not known. */
export function useSettingsAt({
  teeTime,
  ...place
}: Omit<LaunchPlace, 'teeTime'> & { readonly teeTime: Instant | undefined }): PageSettings {
  const settings = useSettings()
  const launches = useLaunches()
  return teeTime === undefined ? settings : settingsAt(settings, launches, { ...place, teeTime })
}
