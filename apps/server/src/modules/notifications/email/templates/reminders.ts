import type { NotificationParamsOf } from '@tomogolf/messages/notifications'
import type { Fact } from '../email-content.ts'
import type { Writer } from '../locale-formatter.ts'
import { about, onGamePage, openGame, placesLeft } from './parts.ts'
import type { Templates } from './template.ts'

type Place = Pick<NotificationParamsOf['reminder_guest'], 'location' | 'access'>
const gettingThere = (p: Place, w: Writer): Fact[] => [
  w.fact(w.t('email.fact.address'), p.location),
  ...(p.access ? [w.fact(w.t('email.fact.access'), w.remark(p.access))] : []),
]

export const reminderTemplates: Templates<
  'reminder_guest' | 'reminder_host' | 'check_in_open' | 'request_answered'
> = {
  reminder_guest: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t(`email.reminder.subject_${p.ahead}`, {
        course: w.course(p),
        time: w.time(p.teeTime),
      }),
      title: w.t(`email.reminder.title_${p.ahead}`),
      body: [
        w.t('email.reminder.guest', { host: p.hostName }),
        ...(p.freeUntil
          ? [w.t('email.reminder.free', { time: w.time(p.freeUntil) })]
          : [w.t('email.reminder.bound')]),
      ],
      ...(p.ride && { words: { by: w.t('email.reminder.ride'), text: p.ride } }),
      facts: [
        ...w.game(p),
        w.fact(w.t('email.fact.host'), p.hostName),
        ...gettingThere(p, w),
        w.moment(w.t('email.fact.check_in'), p.checkInOpens),
      ],
      button: openGame(p, w),
      small: [w.t('email.reminder.guide', { url: w.link('/japan-golf-guide') })],
    }),
  },
  reminder_host: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t(`email.reminder.subject_${p.ahead}`, {
        course: w.course(p),
        time: w.time(p.teeTime),
      }),
      title: w.t(`email.reminder.title_${p.ahead}`),
      body: [
        p.guests === 0
          ? w.t('email.reminder.alone')
          : w.t('email.reminder.host', { count: p.guests }),
        ...(p.placesLeft > 0 && p.ahead !== 'hours' ? [placesLeft(p.placesLeft, w)] : []),
      ],
      facts: [
        ...w.game(p),
        ...gettingThere(p, w),
        w.moment(w.t('email.fact.arrive_by'), p.arriveBy),
      ],
      button: openGame(p, w),
    }),
  },
  check_in_open: {
    optional: () => true,
    unlessPushed: true,
    write: (p, w) => ({
      subject: w.t('email.check_in_open.subject', about(p, w)),
      title: w.t('email.check_in_open.title'),
      body: [w.t(`email.check_in_open.${p.as}`)],
      facts: w.game(p),
      button: onGamePage(w.t(`email.check_in_open.button_${p.as}`), p, w),
    }),
  },
  request_answered: {
    optional: () => true,
    unlessPushed: true,
    write: (p, w) => ({
      subject: w.t('email.request_answered.subject', { reference: p.reference }),
      title: w.t('email.request_answered.title'),
      body: [w.t('email.request_answered.body')],
      facts: [w.fact(w.t('email.fact.reference'), p.reference)],
    }),
  },
}
