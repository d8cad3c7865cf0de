import type { RequestState } from '../machines/request-machine.ts'
import type { ThreadKind } from '../requests.ts'
import type { Settings } from '../setting-defaults.ts'
import { hours, type Duration, type Instant } from '../time.ts'

/** `met`: closed, and answered in time. `ended`: closed otherwise. */
export const CLOCK_STATES = ['running', 'due', 'late', 'paused', 'met', 'ended'] as const
export type ClockState = (typeof CLOCK_STATES)[number]
/** Due is the last part of the time. */
const DUE_SHARE = 1 / 3

/** The time to an answer, by kind. */
export const replyTarget = (kind: ThreadKind, settings: Settings): Duration =>
  hours(settings[`reply_${kind}_hours`])

/**
 * The clock of a thread. It runs from the first unanswered message; it pauses while
 * the sender's reply is awaited.
 */
export function replyClock(
  thread: {
    readonly status: RequestState
    readonly since: Instant
    readonly answeredAt: Instant | null
    readonly target: Duration
  },
  now: Instant,
): { readonly state: ClockState; readonly dueAt: Instant } {
  const { status, since, answeredAt, target } = thread
  const dueAt = since + target
  if (status === 'answered') return { state: 'paused', dueAt }
  if (status === 'closed')
    return { state: answeredAt !== null && answeredAt <= dueAt ? 'met' : 'ended', dueAt }
  if (now >= dueAt) return { state: 'late', dueAt }
  return { state: dueAt - now <= target * DUE_SHARE ? 'due' : 'running', dueAt }
}
