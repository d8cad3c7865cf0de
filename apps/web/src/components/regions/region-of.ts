import { prefectureInAddress } from '@tomogolf/domain/places/prefecture-in-address'
import { REGIONS, regionOfPrefecture, type Region } from '@tomogolf/domain/regions'

/** The region of a chosen course, else that of the prefecture in an address. */
export const regionOf = ({
  courseId,
  region,
  location,
}: {
  readonly courseId: string | null
  readonly region: Region | null
  readonly location: string
}): Region | null => (courseId === null ? (prefectureInAddress(location)?.region ?? null) : region)

/** The region of an area: a region or a prefecture; undefined: all Japan. */
export const regionOfArea = (area: string | undefined): Region | null =>
  REGIONS.find((region) => region === area) ??
  (area === undefined ? null : (regionOfPrefecture(area) ?? null))
