import { HOUR, type Instant } from '@tomogolf/domain/time'
import type { NotificationParamsOf } from '@tomogolf/messages/notifications'
import type { MessageGame } from '@tomogolf/messages/params'
import type { PushedKind } from '@tomogolf/messages/push-topics'
import { oneLine } from '../email/plain-text.presenter.ts'
import type { LocaleFormatter } from '../email/locale-formatter.presenter.ts'

export type PushText = {
  readonly title: string
  readonly body: string
  /** The page that a tap opens. */
  readonly path: string
}
export type Push<K extends PushedKind> = {
  readonly urgency: 'normal' | 'high'
  /** When the push expires and is no longer shown; null: never. */
  readonly until: (params: Readonly<NotificationParamsOf[K]>) => Instant | null
  /** How long before its expiry the push breaks the quiet hours: later it would be of no use. */
  readonly margin?: number
  readonly compose: (params: Readonly<NotificationParamsOf[K]>, format: LocaleFormatter) => PushText
}

/** A player on the way to the course cannot act any more. */
export const URGENT = 2 * HOUR
/** People are on the way to the course, and write about it. */
export const ON_THE_WAY = 5 * HOUR
export const untilTeeTime = (params: MessageGame) => params.teeTime.at
export const courseAndTime = (
  params: MessageGame,
  format: LocaleFormatter,
  at = params.teeTime,
) => ({
  course: format.course(params),
  time: format.time(at),
})
/** Adds the access to the course on a line of its own, where the course list has it. */
export const withAccess = (
  text: string,
  params: { access: string | null },
  format: LocaleFormatter,
) => (params.access ? `${text}\n${oneLine(format.sourceRemark(params.access), 80)}` : text)
export const gamePage = (params: MessageGame) => `/games/${encodeURIComponent(params.gameId)}`
export const STATUS = '/account-settings?tab=status'

export type Pushes = { readonly [K in PushedKind]: Push<K> }
/** What happened to a game that is still ahead: a title over its course and time. */
export const gameNews = <Params extends MessageGame>(
  urgency: 'normal' | 'high',
  title: (params: Params, format: LocaleFormatter) => string,
) => ({
  urgency,
  until: untilTeeTime,
  margin: URGENT,
  compose: (params: Params, format: LocaleFormatter): PushText => ({
    title: title(params, format),
    body: format.t('push.game', courseAndTime(params, format)),
    path: gamePage(params),
  }),
})
