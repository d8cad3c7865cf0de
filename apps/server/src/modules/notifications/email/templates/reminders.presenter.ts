import type { NotificationParamsOf } from '@tomogolf/messages/notifications'
import type { DetailRow } from '../email-content.types.ts'
import type { LocaleFormatter } from '../locale-formatter.presenter.ts'
import {
  arrivalCard,
  contact,
  courseAndDay,
  onGamePage,
  openGame,
  placesLeft,
} from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

type Place = Pick<NotificationParamsOf['reminder_guest'], 'location' | 'access'>
const accessRows = (params: Place, format: LocaleFormatter): DetailRow[] => [
  format.row(format.t('email.fact.address'), params.location),
  ...(params.access
    ? [format.row(format.t('email.fact.access'), format.sourceRemark(params.access))]
    : []),
]

export const reminderTemplates: Templates<
  'reminder_guest' | 'reminder_host' | 'name_missing' | 'check_in_open' | 'request_answered'
> = {
  reminder_guest: {
    compose: (params, format) => ({
      subject: format.subject(
        `email.reminder.subject_${params.ahead}`,
        courseAndDay(params, format),
      ),
      title: format.t(`email.reminder.title_${params.ahead}`),
      body: [
        format.t('email.reminder.guest', { host: params.hostName }),
        ...(params.freeUntil
          ? [format.t('email.reminder.free', { time: format.time(params.freeUntil) })]
          : [format.t('email.reminder.bound')]),
      ],
      ...(params.ride && { quote: { by: format.t('email.reminder.ride'), text: params.ride } }),
      details: [
        ...format.gameRows(params),
        format.row(format.t('email.fact.host'), params.hostName),
        ...accessRows(params, format),
        format.timeRow(format.t('email.fact.check_in'), params.checkInOpens),
      ],
      button: openGame(params, format),
      small: [
        arrivalCard(format.t('email.reminder.arrival'), params, format),
        { label: format.t('email.reminder.guide'), url: format.link('/japan-golf-guide') },
      ],
    }),
  },
  reminder_host: {
    compose: (params, format) => ({
      subject: format.subject(
        `email.reminder.subject_${params.ahead}`,
        courseAndDay(params, format),
      ),
      title: format.t(`email.reminder.title_${params.ahead}`),
      body: [
        params.guests === 0
          ? format.t('email.reminder.alone')
          : format.t('email.reminder.host', { count: params.guests }),
        ...(params.placesLeft > 0 && params.ahead !== 'hours'
          ? [placesLeft(params.placesLeft, format)]
          : []),
      ],
      details: [
        ...format.gameRows(params),
        ...accessRows(params, format),
        format.timeRow(format.t('email.fact.arrive_by'), params.arriveBy),
      ],
      button: openGame(params, format),
    }),
  },
  name_missing: {
    compose: (params, format) => ({
      subject: format.subject('email.name_missing.subject', courseAndDay(params, format)),
      title: format.t('email.name_missing.title'),
      body: [
        format.t('email.name_missing.body', { host: params.hostName }),
        format.t('email.name_missing.katakana'),
      ],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.names_due'), params.dueAt),
      ],
      button: arrivalCard(format.t('email.name_missing.button'), params, format),
    }),
  },
  check_in_open: {
    unlessPushed: true,
    compose: (params, format) => ({
      subject: format.subject('email.check_in_open.subject', courseAndDay(params, format)),
      title: format.t('email.check_in_open.title'),
      body: [format.t(`email.check_in_open.${params.as}`)],
      details: format.gameRows(params),
      button: onGamePage(format.t(`email.check_in_open.button_${params.as}`), params, format),
    }),
  },
  request_answered: {
    unlessPushed: true,
    compose: (params, format) => ({
      subject: format.subject('email.request_answered.subject', { reference: params.reference }),
      title: format.t('email.request_answered.title'),
      body: [format.t('email.request_answered.body')],
      details: [format.row(format.t('email.fact.reference'), params.reference)],
      button: contact(format),
    }),
  },
}
