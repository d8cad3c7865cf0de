import { joinDeadline } from '../game.ts'
import type { JoinRequestState } from '../machines/join-request-machine.ts'
import type { Settings } from '../settings.ts'
import { hours, minutes, type Instant } from '../time.ts'

/** How guests get a seat: at once, or once the host has accepted them. */
export const JOINING_WAYS = ['instant', 'approve'] as const
export type JoiningWay = (typeof JOINING_WAYS)[number]

/** The last moment (inclusive) for the host's answer; never after the join deadline. */
export const answerUntil = (
  askedAt: Instant,
  teeTime: Instant,
  settings: Pick<Settings, 'approval_answer_hours' | 'join_deadline_hours'>,
): Instant =>
  Math.min(
    askedAt + hours(settings.approval_answer_hours),
    joinDeadline(teeTime, settings.join_deadline_hours),
  )

export const isAnswerable = (
  request: { readonly status: JoinRequestState; readonly answerUntil: Instant },
  now: Instant,
): boolean => request.status === 'pending' && now <= request.answerUntil

/** The host is reminded this long before an unanswered request ends. */
export const REMIND_BEFORE = hours(6)

/** After this many requests a person cannot ask for the same game again. */
export const MOST_REQUESTS = 3

export type AskRefusal = 'REQUEST_DECLINED' | 'REQUEST_LIMIT' | 'REQUEST_PENDING'
/** Why a person may not ask for a game again, by the earlier requests for it. A "no" stays. */
export function askRefusal(earlier: readonly JoinRequestState[]): AskRefusal | null {
  if (earlier.includes('pending')) return 'REQUEST_PENDING'
  if (earlier.includes('declined')) return 'REQUEST_DECLINED'
  return earlier.length >= MOST_REQUESTS ? 'REQUEST_LIMIT' : null
}

/**
 * Until when an accepted guest may leave free: the guest did not choose the moment, so the undo does
 * not end before the tee time as it does for others. Null: undo is switched off, or was used.
 */
export const acceptedUndoUntil = (
  acceptedAt: Instant,
  teeTime: Instant,
  { isUsed, undoMinutes }: { readonly isUsed: boolean; readonly undoMinutes: number },
): Instant | null =>
  isUsed || undoMinutes === 0 ? null : Math.min(acceptedAt + minutes(undoMinutes), teeTime)

/** Guests agreed to a price, a course and a time: a change of these ends their requests. */
type AskedFor = {
  readonly teeTime: Instant
  readonly courseId: string | null
  readonly courseName: string
  readonly priceMinor: number
  readonly currency: string
}
export const endsRequests = (before: AskedFor, after: AskedFor): boolean =>
  before.teeTime !== after.teeTime ||
  before.courseId !== after.courseId ||
  before.courseName !== after.courseName ||
  before.priceMinor !== after.priceMinor ||
  before.currency !== after.currency
