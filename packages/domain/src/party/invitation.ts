import { joinDeadline } from '../game.ts'
import type { InvitationState } from '../machines/invitation-machine.ts'
import type { Settings } from '../settings.ts'
import { HOUR, hours, type Instant } from '../time.ts'

type InvitationSettings = Pick<Settings, 'invitation_hours' | 'join_deadline_hours'>

/** The last moment (inclusive) at which an invited companion may accept. */
export const invitationUntil = (
  now: Instant,
  teeTime: Instant,
  settings: InvitationSettings,
): Instant =>
  Math.min(
    now + hours(settings.invitation_hours),
    joinDeadline(teeTime, settings.join_deadline_hours),
  )

/** The same for an earlier invitation: the host may have moved the tee time since. */
export const openUntil = (
  { until }: { readonly until: Instant },
  teeTime: Instant,
  settings: Pick<Settings, 'join_deadline_hours'>,
): Instant => Math.min(until, joinDeadline(teeTime, settings.join_deadline_hours))

const REMINDED_BEFORE = 4 * HOUR

/** When the guest is reminded: some hours before the end, or half-way of a shorter time. */
export const invitationReminderAt = (now: Instant, until: Instant): Instant =>
  until - Math.min(REMINDED_BEFORE, (until - now) / 2)

/** What a person with the link finds. */
export const invitedSeat = (
  { status }: { readonly status: InvitationState },
  until: Instant,
  now: Instant,
): 'open' | 'taking' | 'ended' => {
  if (status === 'taking') return 'taking'
  return status === 'open' && now <= until ? 'open' : 'ended'
}
