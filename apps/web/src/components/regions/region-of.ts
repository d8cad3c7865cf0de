import { prefectureInAddress } from '@tomogolf/domain/places/prefecture-in-address'
import type { Region } from '@tomogolf/domain/regions'

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
