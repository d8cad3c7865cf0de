import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import { classOf } from '@tomogolf/messages/mail-classes'
import type { NotificationKind, NotificationOf } from '@tomogolf/messages/notifications'
import type { Phrase } from '../../../platform/phrases.ts'
import { knownZone } from '@tomogolf/format/time-zones'
import { renderMail, type RenderedEmail } from './render-mail.presenter.ts'
import { TEMPLATES } from './templates.data.ts'
import { seatsLine } from './seats-line.presenter.ts'
import { createLocaleFormatter } from './locale-formatter.presenter.ts'

export type Recipient = {
  readonly language: Language
  readonly timeZone: string | null
  readonly name: string | null
  /** Where the recipient stops mail of this category; absent for essential mail. */
  readonly unsubscribe?: string | null
}

/** Composes a notification for its recipient. */
export function composeNotification<K extends NotificationKind>(
  notification: Pick<NotificationOf<K>, 'kind' | 'params'>,
  to: Recipient,
  phrase: Phrase,
  origin: string,
  now: Instant,
): RenderedEmail {
  const mailClass = classOf(notification)
  const format = createLocaleFormatter(
    phrase,
    origin,
    { language: to.language, timeZone: knownZone(to.timeZone) },
    now,
  )
  const content = TEMPLATES[notification.kind].compose(notification.params, format)
  const line = seatsLine(notification.params, format.t)
  return renderMail(
    line === undefined ? content : { ...content, body: [line, ...content.body] },
    format,
    to,
    'essential' in mailClass ? mailClass.essential : 'optional',
    to.unsubscribe ?? null,
  )
}
