import { GAME_LENGTH } from '@tomogolf/domain/game'
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
type Push<K extends PushedKind> = {
  readonly urgency: 'normal' | 'high'
  /** When the push expires and is no longer shown; null: never. */
  readonly until: (params: Readonly<NotificationParamsOf[K]>) => Instant | null
  /** How long before its expiry the push breaks the quiet hours: later it would be of no use. */
  readonly margin?: number
  readonly compose: (params: Readonly<NotificationParamsOf[K]>, format: LocaleFormatter) => PushText
}

/** A player on the way to the course cannot act any more. */
const URGENT = 2 * HOUR
const untilTeeTime = (params: MessageGame) => params.teeTime.at
const courseAndTime = (params: MessageGame, format: LocaleFormatter, at = params.teeTime) => ({
  course: format.course(params),
  time: format.time(at),
})
/** Adds the access to the course on a line of its own, where the course list has it. */
const withAccess = (text: string, params: { access: string | null }, format: LocaleFormatter) =>
  params.access ? `${text}\n${oneLine(format.sourceRemark(params.access), 80)}` : text
const gamePage = (params: MessageGame) => `/games/${encodeURIComponent(params.gameId)}`
const STATUS = '/account-settings?tab=status'

/** Asks guest and host the same. */
function didYouPlay<K extends 'did_you_play_guest' | 'did_you_play_host'>(): Push<K> {
  return {
    urgency: 'high',
    until: (params) => params.answerUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.did_you_play.title'),
      body: format.t('push.did_you_play.body', {
        course: format.course(params),
        until: format.time(params.answerUntil),
      }),
      path: gamePage(params),
    }),
  }
}

/** The text of every push. Others may see the screen, so amounts are only in the e-mail. */
export const PUSHES: { readonly [K in PushedKind]: Push<K> } = {
  joined_host: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.joined_host.title', { guest: params.guestName }),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  left_host: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.left_host.title', { guest: params.guestName }),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  seat_released_host: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.seat_released_host.title'),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  game_cancelled_guest: {
    urgency: 'high',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.cancelled.title'),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  game_cancelled_host: {
    urgency: 'high',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.cancelled_host.title'),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  game_called_off_host: {
    urgency: 'high',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.called_off_host.title'),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  game_on: {
    urgency: 'high',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.game_on.title'),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  decision_asked_host: {
    urgency: 'high',
    until: (params) => params.decideAt.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.decision_asked_host.title'),
      body: format.t(
        'push.decision_asked_host.body',
        courseAndTime(params, format, params.decideAt),
      ),
      path: gamePage(params),
    }),
  },
  name_missing: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.name_missing.title'),
      body: format.t('push.name_missing.body', courseAndTime(params, format, params.dueAt)),
      path: `${gamePage(params)}/arrival`,
    }),
  },
  game_changed_guest: {
    urgency: 'high',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.changed.title'),
      body: format.t('push.changed.body', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  reminder_guest: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t(`push.reminder.${params.ahead}`),
      body: withAccess(
        format.t('push.reminder.guest', {
          ...courseAndTime(params, format),
          host: params.hostName,
        }),
        params,
        format,
      ),
      path: gamePage(params),
    }),
  },
  reminder_host: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t(`push.reminder.${params.ahead}`),
      body: withAccess(
        params.guests === 0
          ? format.t('push.reminder.alone', courseAndTime(params, format))
          : format.t('push.reminder.host', {
              ...courseAndTime(params, format),
              count: params.guests,
            }),
        params,
        format,
      ),
      path: gamePage(params),
    }),
  },
  check_in_open: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: 0,
    compose: (params, format) => ({
      title: format.t('push.check_in_open.title'),
      body: format.t(`push.check_in_open.${params.as}`, { course: format.course(params) }),
      path: `${gamePage(params)}/${params.as === 'guest' ? 'check-in' : 'qr'}`,
    }),
  },
  missing_guest: {
    urgency: 'high',
    until: (params) => params.statementUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.missing_guest.title'),
      body: format.t('push.missing_guest.body', {
        course: format.course(params),
        until: format.time(params.statementUntil),
      }),
      path: gamePage(params),
    }),
  },
  missing_host: {
    urgency: 'high',
    until: (params) => params.statementUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.missing_host.title', { guest: params.guestName }),
      body: format.t('push.missing_host.body', {
        guest: params.guestName,
        until: format.time(params.statementUntil),
      }),
      path: gamePage(params),
    }),
  },
  host_reported: {
    urgency: 'high',
    until: (params) => params.answerUntil?.at ?? params.teeTime.at + GAME_LENGTH,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.host_reported.title'),
      body: format.t('push.host_reported.body', { course: format.course(params) }),
      path: gamePage(params),
    }),
  },
  did_you_play_guest: didYouPlay(),
  did_you_play_host: didYouPlay(),
  marked_present_guest: {
    urgency: 'high',
    until: (params) => params.objectUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.marked_present.title'),
      body: format.t('push.marked_present.body', {
        course: format.course(params),
        until: format.time(params.objectUntil),
      }),
      path: gamePage(params),
    }),
  },
  hold_refused: {
    urgency: 'high',
    until: (params) => params.giveUpAt.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.hold_refused.title'),
      body: format.t('push.hold_refused.body', {
        course: format.course(params),
        until: format.time(params.giveUpAt),
      }),
      path: '/payment-methods',
    }),
  },
  hold_needs_action: {
    urgency: 'high',
    until: (params) => params.giveUpAt.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.bank.title'),
      body: format.t('push.hold_needs_action.body', {
        course: format.course(params),
        until: format.time(params.giveUpAt),
      }),
      path: gamePage(params),
    }),
  },
  card_detached: {
    urgency: 'high',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.card_detached.title'),
      body: params.next ? format.t('push.card_detached.next') : format.t('push.card_detached.none'),
      path: '/payment-methods',
    }),
  },
  card_expiring: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.card_expiring.title'),
      body: format.t('push.card_expiring.body', { course: format.course(params) }),
      path: '/payment-methods',
    }),
  },
  seat_released_guest: {
    urgency: 'normal',
    until: untilTeeTime,
    compose: (params, format) => ({
      title: format.t('push.seat_released_guest.title'),
      body: format.t('push.seat_released_guest.body', {
        course: format.course(params),
        day: format.day(params.teeTime),
      }),
      path: '/games',
    }),
  },
  charge_refused: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.charge_refused.title'),
      body: format.t('push.charge_refused.body', { course: format.course(params) }),
      path: '/payment-methods',
    }),
  },
  charge_needs_action: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.bank.title'),
      body: format.t('push.charge_needs_action.body', { course: format.course(params) }),
      path: gamePage(params),
    }),
  },
  share_refunded: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.share_refunded.title'),
      body: format.t('push.share_refunded.body', { course: format.course(params) }),
      path: '/profile?tab=transactions',
    }),
  },
  strike: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.strike.title'),
      body: params.suspendedUntil
        ? format.t('push.suspended.body', { until: format.day(params.suspendedUntil) })
        : format.t('push.strike.body'),
      path: STATUS,
    }),
  },
  appeal_decided: {
    urgency: 'normal',
    until: () => null,
    compose: (_, format) => ({
      title: format.t('push.appeal.title'),
      body: format.t('push.appeal.body'),
      path: STATUS,
    }),
  },
  rating_ask: {
    urgency: 'normal',
    until: (params) => params.until.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.rating_ask.title'),
      body: format.t('push.rating_ask.body', {
        course: format.course(params),
        names: params.names,
      }),
      path: gamePage(params),
    }),
  },
  rating_shown: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.rating_shown.title', { name: params.raterName }),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  suspended: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.suspended.title'),
      body: format.t('push.suspended.body', { until: format.day(params.until) }),
      path: STATUS,
    }),
  },
  request_answered: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.request_answered.title'),
      body: format.t('push.request_answered.body', { reference: params.reference }),
      path: '/help-support',
    }),
  },
}
