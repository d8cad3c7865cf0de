import type { NotificationKind, NotificationParamsOf } from '@tomogolf/messages/notifications'
import type { Letter } from '../email-content.ts'
import type { Writer } from '../locale-formatter.ts'

export type Template<K extends NotificationKind> = {
  /** Told only to those who want such mail. What concerns the account, the standing or money is always told. */
  readonly optional?: (params: Readonly<NotificationParamsOf[K]>) => boolean
  /** Sent only to those whom no device shows it: a mail of its own would be one too many. */
  readonly unlessPushed?: true
  /** The letter holds the key to an account: its text is not kept once it has been handed over. */
  readonly secret?: true
  readonly write: (params: Readonly<NotificationParamsOf[K]>, w: Writer) => Letter
}
export type Templates<K extends NotificationKind> = { readonly [k in K]: Template<k> }
