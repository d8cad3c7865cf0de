import type { NotificationKind, NotificationParamsOf } from '@tomogolf/messages/notifications'
import type { EmailContent } from '../email-content.types.ts'
import type { LocaleFormatter } from '../locale-formatter.presenter.ts'

export type Template<K extends NotificationKind> = {
  /** Sent only when no device shows the push: both would be one message too many. */
  readonly unlessPushed?: true
  /** The email contains a secret: its text is deleted once it is delivered. */
  readonly secret?: true
  readonly compose: (
    params: Readonly<NotificationParamsOf[K]>,
    format: LocaleFormatter,
  ) => EmailContent
}
export type Templates<K extends NotificationKind> = { readonly [Kind in K]: Template<Kind> }
