import type { Region } from '../regions.ts'
import { launchOf, type Launches } from './region-launch.ts'

export type RegionProblem = 'REGION_CLOSED' | 'REGION_UNKNOWN'

/** A game is not published in a closed region, nor where it is not known whether it is in one. */
export function regionProblem(region: Region | null, launches: Launches): RegionProblem | null {
  if (launchOf(launches, region).state === 'closed') return 'REGION_CLOSED'
  const hasClosed = [...launches.values()].some(({ state }) => state === 'closed')
  return region === null && hasClosed ? 'REGION_UNKNOWN' : null
}

export type WrittenPlace = {
  readonly courseId: string | null
  readonly courseName: string
  readonly location: string
  readonly region: Region | null
}
/** The same for an edit: a game that was published before its region was closed stays there. */
export function regionProblemOfEdit(
  before: WrittenPlace,
  after: WrittenPlace,
  launches: Launches,
): RegionProblem | null {
  const isWhereItWas =
    after.region === before.region &&
    (after.region !== null ||
      (after.location === before.location &&
        after.courseName === before.courseName &&
        after.courseId === before.courseId))
  return isWhereItWas ? null : regionProblem(after.region, launches)
}
