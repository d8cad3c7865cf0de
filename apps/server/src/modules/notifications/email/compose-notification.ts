import type { Instant } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { NotificationKind, NotificationOf } from '@tomogolf/messages/notifications'
import type { Phrase } from '../../../platform/phrases.ts'
import { knownZone } from '@tomogolf/format/time-zones'
import { renderMail, type Rendered } from './render-mail.ts'
import { TEMPLATES } from './templates.ts'
import { createWriter } from './locale-formatter.ts'

export type Recipient = {
  readonly language: Language
  readonly timeZone: string | null
  readonly name: string | null
}

/** Whether somebody who switched e-mail notifications off still gets this one. */
export function isOptional<K extends NotificationKind>({
  kind,
  params,
}: Pick<NotificationOf<K>, 'kind' | 'params'>): boolean {
  return TEMPLATES[kind].optional?.(params) ?? false
}
/** Writes a message for its reader. */
export function composeNotification<K extends NotificationKind>(
  n: Pick<NotificationOf<K>, 'kind' | 'params'>,
  to: Recipient,
  phrase: Phrase,
  origin: string,
  now: Instant,
): Rendered {
  const w = createWriter(
    phrase,
    origin,
    { language: to.language, timeZone: knownZone(to.timeZone) },
    now,
  )
  return renderMail(
    TEMPLATES[n.kind].write(n.params, w),
    w,
    to,
    isOptional(n) ? 'optional' : 'always',
  )
}
