import type { Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from './database.ts'
import type { Jobs } from './jobs.ts'

/** What people are told about. Each kind has its e-mail in four languages. */
export type NotificationKind =
  | 'verify_email' | 'reset_password' | 'username_reminder' | 'password_changed' | 'new_device'
  | 'game_created' | 'joined_guest' | 'joined_host' | 'hold_placed' | 'hold_refused' | 'hold_needs_action' | 'seat_released_guest' | 'seat_released_host'
  | 'left_free_guest' | 'left_late_guest' | 'left_host' | 'game_cancelled_guest' | 'game_changed_guest' | 'checked_in_guest'
  | 'missing_guest' | 'statement_received' | 'no_show_guest' | 'no_show_host' | 'host_absent_guest' | 'host_absent_host' | 'strike' | 'suspended'
/** Raw values; the renderer writes them in the reader's language. */
export type NotificationParams = Readonly<Record<string, string | number | null | Money | { readonly at: Instant }>>
export type Notification = { readonly userId: string; readonly kind: NotificationKind; readonly params: NotificationParams }

/** Tells a person something, as soon as the fact it follows from is committed. */
export const notify = (jobs: Jobs, tx: Tx, n: Notification): Promise<void> => jobs.enqueue(tx, 'notifications.send', n)
