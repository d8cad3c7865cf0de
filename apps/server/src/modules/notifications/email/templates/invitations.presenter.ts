import { courseAndDay, openGame, placesLeft, quoteOf } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

export const invitationTemplates: Templates<
  | 'invitation_taken'
  | 'invitation_expired'
  | 'invitation_ended'
  | 'invitation_reminder'
  | 'invitation_ended_host'
> = {
  invitation_taken: {
    compose: (params, format) => ({
      subject: format.subject('email.invitation_taken.subject', {
        ...courseAndDay(params, format),
        guest: params.guestName,
      }),
      title: format.t('email.invitation_taken.title', { guest: params.guestName }),
      body: [format.t('email.invitation_taken.body')],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  invitation_expired: {
    compose: (params, format) => ({
      subject: format.subject('email.invitation_expired.subject', courseAndDay(params, format)),
      title: format.t('email.invitation_expired.title'),
      body: [format.t('email.invitation_expired.body', { count: params.count })],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  invitation_ended: {
    compose: (params, format) => ({
      subject: format.subject('email.invitation_ended.subject', courseAndDay(params, format)),
      title: format.t('email.invitation_ended.title'),
      body: [format.t('email.invitation_ended.body')],
      quote: quoteOf('operator', params.reason, format),
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  invitation_reminder: {
    compose: (params, format) => ({
      subject: format.subject('email.invitation_reminder.subject', courseAndDay(params, format)),
      title: format.t('email.invitation_reminder.title'),
      body: [
        format.t('email.invitation_reminder.body', {
          count: params.count,
          time: format.time(params.acceptUntil),
        }),
      ],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  invitation_ended_host: {
    compose: (params, format) => ({
      subject: format.subject('email.invitation_ended_host.subject', {
        count: params.count,
        day: format.day(params.teeTime),
      }),
      title: format.t('email.invitation_ended_host.title'),
      body: [
        format.t('email.invitation_ended_host.body', {
          count: params.count,
          guest: params.guestName,
        }),
        placesLeft(params.placesLeft, format),
      ],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
}
