import { HOUR, type Instant } from '@tomogolf/domain/time'
import type { NotificationParamsOf } from '@tomogolf/messages/notifications'
import type { MessageGame } from '@tomogolf/messages/params'
import type { PushedKind } from '@tomogolf/messages/push-topics'
import { oneLine } from '../email/plain-text.ts'
import type { Writer } from '../email/locale-formatter.ts'

export type PushText = {
  readonly title: string
  readonly body: string
  /** Where a tap leads. */ readonly path: string
}
type Push<K extends PushedKind> = {
  readonly urgency: 'normal' | 'high'
  /** After that it would help nobody, so it is not shown any more; null: it stays true. */
  readonly until: (p: Readonly<NotificationParamsOf[K]>) => Instant | null
  /** How long before that it still helps: later it breaks the quiet hours. */
  readonly margin?: number
  readonly write: (p: Readonly<NotificationParamsOf[K]>, w: Writer) => PushText
}

/** Somebody who is on the way by then cannot act any more. */
const TO_ACT = 2 * HOUR
const byTee = (p: MessageGame) => p.teeTime.at
const where = (p: MessageGame, w: Writer) => ({ course: w.course(p), time: w.time(p.teeTime) })
/** The way to the course on a line of its own, where the course list knows one. */
const withAccess = (text: string, p: { access: string | null }, w: Writer) =>
  p.access ? `${text}\n${oneLine(w.remark(p.access), 80)}` : text
const gamePage = (p: MessageGame) => `/games/${encodeURIComponent(p.gameId)}`
const STATUS = '/account-settings?tab=status'

/** What a device shows: it may lie on a table for others to see, so amounts stay in the mail. */
export const PUSHES: { readonly [K in PushedKind]: Push<K> } = {
  joined_host: {
    urgency: 'normal',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.joined_host.title', { guest: p.guestName }),
      body: w.t('push.game', where(p, w)),
      path: gamePage(p),
    }),
  },
  left_host: {
    urgency: 'normal',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.left_host.title', { guest: p.guestName }),
      body: w.t('push.game', where(p, w)),
      path: gamePage(p),
    }),
  },
  seat_released_host: {
    urgency: 'normal',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.seat_released_host.title'),
      body: w.t('push.game', where(p, w)),
      path: gamePage(p),
    }),
  },
  game_cancelled_guest: {
    urgency: 'high',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.cancelled.title'),
      body: w.t('push.game', where(p, w)),
      path: gamePage(p),
    }),
  },
  game_cancelled_host: {
    urgency: 'high',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.cancelled_host.title'),
      body: w.t('push.game', where(p, w)),
      path: gamePage(p),
    }),
  },
  game_changed_guest: {
    urgency: 'high',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.changed.title'),
      body: w.t('push.changed.body', where(p, w)),
      path: gamePage(p),
    }),
  },
  reminder_guest: {
    urgency: 'normal',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t(`push.reminder.${p.ahead}`),
      body: withAccess(w.t('push.reminder.guest', { ...where(p, w), host: p.hostName }), p, w),
      path: gamePage(p),
    }),
  },
  reminder_host: {
    urgency: 'normal',
    until: byTee,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t(`push.reminder.${p.ahead}`),
      body: withAccess(
        p.guests === 0
          ? w.t('push.reminder.alone', where(p, w))
          : w.t('push.reminder.host', { ...where(p, w), count: p.guests }),
        p,
        w,
      ),
      path: gamePage(p),
    }),
  },
  check_in_open: {
    urgency: 'normal',
    until: byTee,
    margin: 0,
    write: (p, w) => ({
      title: w.t('push.check_in_open.title'),
      body: w.t(`push.check_in_open.${p.as}`, { course: w.course(p) }),
      path: `${gamePage(p)}/${p.as === 'guest' ? 'check-in' : 'qr'}`,
    }),
  },
  missing_guest: {
    urgency: 'high',
    until: (p) => p.statementUntil.at,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.missing_guest.title'),
      body: w.t('push.missing_guest.body', {
        course: w.course(p),
        until: w.time(p.statementUntil),
      }),
      path: gamePage(p),
    }),
  },
  missing_host: {
    urgency: 'high',
    until: (p) => p.statementUntil.at,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.missing_host.title', { guest: p.guestName }),
      body: w.t('push.missing_host.body', { guest: p.guestName, until: w.time(p.statementUntil) }),
      path: gamePage(p),
    }),
  },
  hold_refused: {
    urgency: 'high',
    until: (p) => p.giveUpAt.at,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.hold_refused.title'),
      body: w.t('push.hold_refused.body', { course: w.course(p), until: w.time(p.giveUpAt) }),
      path: '/payment-methods',
    }),
  },
  hold_needs_action: {
    urgency: 'high',
    until: (p) => p.giveUpAt.at,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.bank.title'),
      body: w.t('push.hold_needs_action.body', { course: w.course(p), until: w.time(p.giveUpAt) }),
      path: gamePage(p),
    }),
  },
  seat_released_guest: {
    urgency: 'normal',
    until: byTee,
    write: (p, w) => ({
      title: w.t('push.seat_released_guest.title'),
      body: w.t('push.seat_released_guest.body', { course: w.course(p), day: w.day(p.teeTime) }),
      path: '/games',
    }),
  },
  charge_refused: {
    urgency: 'normal',
    until: () => null,
    write: (p, w) => ({
      title: w.t('push.charge_refused.title'),
      body: w.t('push.charge_refused.body', { course: w.course(p) }),
      path: '/payment-methods',
    }),
  },
  charge_needs_action: {
    urgency: 'normal',
    until: () => null,
    write: (p, w) => ({
      title: w.t('push.bank.title'),
      body: w.t('push.charge_needs_action.body', { course: w.course(p) }),
      path: gamePage(p),
    }),
  },
  strike: {
    urgency: 'normal',
    until: () => null,
    write: (p, w) => ({
      title: w.t('push.strike.title'),
      body: p.suspendedUntil
        ? w.t('push.suspended.body', { until: w.day(p.suspendedUntil) })
        : w.t('push.strike.body'),
      path: STATUS,
    }),
  },
  appeal_decided: {
    urgency: 'normal',
    until: () => null,
    write: (_, w) => ({
      title: w.t('push.appeal.title'),
      body: w.t('push.appeal.body'),
      path: STATUS,
    }),
  },
  rating_ask: {
    urgency: 'normal',
    until: (p) => p.until.at,
    margin: TO_ACT,
    write: (p, w) => ({
      title: w.t('push.rating_ask.title'),
      body: w.t('push.rating_ask.body', { course: w.course(p), names: p.names }),
      path: gamePage(p),
    }),
  },
  rating_shown: {
    urgency: 'normal',
    until: () => null,
    write: (p, w) => ({
      title: w.t('push.rating_shown.title', { name: p.raterName }),
      body: w.t('push.game', where(p, w)),
      path: gamePage(p),
    }),
  },
  suspended: {
    urgency: 'normal',
    until: () => null,
    write: (p, w) => ({
      title: w.t('push.suspended.title'),
      body: w.t('push.suspended.body', { until: w.day(p.until) }),
      path: STATUS,
    }),
  },
  request_answered: {
    urgency: 'normal',
    until: () => null,
    write: (p, w) => ({
      title: w.t('push.request_answered.title'),
      body: w.t('push.request_answered.body', { reference: p.reference }),
      path: '/help-support',
    }),
  },
}
