import { distanceMetres, type Coordinates } from '../places/distance.ts'
import { hours, type Instant } from '../time.ts'

/** Where a device was, compared with the course. Only this is stored, never the coordinates. */
export const NEARNESSES = ['near', 'far', 'unknown'] as const
export type Nearness = (typeof NEARNESSES)[number]

/** A device within this distance of the course's coordinates is at the course. */
export const NEAR_METRES = 2000

/**
 * Whether a device is near a course. Unknown when the course has no coordinates, or when the device
 * knows its own position less exactly than the distance that counts as near.
 */
export function nearnessOf(
  device: Coordinates & { readonly accuracyMetres: number },
  course: Coordinates | null,
): Nearness {
  if (course === null || device.accuracyMetres > NEAR_METRES) return 'unknown'
  return distanceMetres(device, course) <= NEAR_METRES ? 'near' : 'far'
}

/** Before this moment neither the QR screen nor a check-in elsewhere proves that the host came. */
export const evidenceFrom = (teeTime: Instant, evidenceHours: number): Instant =>
  teeTime - hours(evidenceHours)
/** The host may mark guests present from this moment. */
export const markPresentFrom = (teeTime: Instant, markHours: number): Instant =>
  teeTime - hours(markHours)

/** How an attendance was recorded. `answer`: the guest's answer to "Did you play?". */
export type CheckInBy = 'code' | 'scan' | 'host' | 'operator' | 'answer'
export type HostEvidence = {
  readonly teeTime: Instant
  readonly evidenceHours: number
  /** First time at which the host opened the QR screen, or null. */
  readonly qrOpenedAt: Instant | null
  /** Guests who count as present; `near`: the guest's device was at the course. */
  readonly checkIns: readonly {
    readonly by: string | null
    readonly at: Instant | null
    readonly near: boolean
  }[]
}
/**
 * Whether the host was at the course: the QR screen was opened, or a guest checked in with the code,
 * and not so early that both could have been done from home. A guest's mark by the host proves
 * nothing about the host.
 */
export function isHostProved({
  teeTime,
  evidenceHours,
  qrOpenedAt,
  checkIns,
}: HostEvidence): boolean {
  const from = evidenceFrom(teeTime, evidenceHours)
  if (qrOpenedAt !== null && qrOpenedAt >= from) return true
  return checkIns.some(
    ({ by, at, near }) => (by === 'code' || by === 'scan') && at !== null && (near || at >= from),
  )
}

/** Games of one host without a check-in, within the days of the setting, that open a case. */
export const UNCHECKED_GAMES = 2

/** Answers to "Did you play?". `host_absent`: the guest was at the course, the host was not. */
export const PLAY_ANSWERS = ['played', 'not_played', 'host_absent'] as const
export type PlayAnswer = (typeof PLAY_ANSWERS)[number]
