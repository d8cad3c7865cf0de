import { settingsAt, type LaunchPlace } from '@tomogolf/domain/launch/region-launch'
import {
  regionProblem,
  regionProblemOfEdit,
  type RegionProblem,
  type WrittenPlace,
} from '@tomogolf/domain/launch/region-problem'
import type { PageSettings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import { useLaunches } from './use-launch.ts'
import { useSettings } from '../../queries/settings.ts'

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
