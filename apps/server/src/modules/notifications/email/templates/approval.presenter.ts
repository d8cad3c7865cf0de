import { courseAndDay, findGame, onGamePage, openGame, updateCard } from './parts.presenter.ts'
import { joiningTemplates } from './joining.presenter.ts'
import type { Templates } from './template.types.ts'

/** Requests to join a game whose host approves guests. */
export const approvalTemplates: Templates<
  | 'join_asked_host'
  | 'join_asked_guest'
  | 'join_accepted_guest'
  | 'join_ended_guest'
  | 'join_blocked_guest'
> = {
  join_asked_host: {
    compose: (params, format) => ({
      subject: format.subject('email.join_asked_host.subject', {
        guest: params.guestName,
        day: format.day(params.teeTime),
      }),
      title: format.t('email.join_asked_host.title', { guest: params.guestName }),
      body: [
        format.t(params.again ? 'email.join_asked_host.again' : 'email.join_asked_host.body', {
          time: format.time(params.answerUntil),
        }),
      ],
      details: [
        ...format.gameRows(params),
        format.row(format.t('email.fact.guest'), params.guestName),
        format.timeRow(format.t('email.fact.answer_until'), params.answerUntil),
      ],
      button: onGamePage(format.t('email.join_asked_host.button'), params, format),
    }),
  },
  join_asked_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.join_asked_guest.subject', courseAndDay(params, format)),
      title: format.t('email.join_asked_guest.title'),
      body: [
        format.t('email.join_asked_guest.body', {
          host: params.hostName,
          time: format.time(params.answerUntil),
        }),
      ],
      card: [format.t('email.join_asked_guest.card', { hold: format.money(params.hold) })],
      money: [format.row(format.t('email.fact.hold'), format.money(params.hold))],
      details: [
        ...format.gameRows(params),
        format.row(format.t('email.fact.host'), params.hostName),
        format.timeRow(format.t('email.fact.answer_until'), params.answerUntil),
      ],
      button: openGame(params, format),
    }),
  },
  join_accepted_guest: {
    compose: (params, format) => {
      const joined = joiningTemplates.joined_guest.compose(params, format)
      const [, ...card] = joined.card ?? []
      return {
        ...joined,
        subject: format.subject('email.join_accepted_guest.subject', courseAndDay(params, format)),
        title: format.t('email.join_accepted_guest.title', { host: params.hostName }),
        card: [
          params.placeAt
            ? format.t('email.joined_guest.scheduled', {
                hold: format.money(params.hold),
                time: format.time(params.placeAt),
              })
            : format.t('email.join_accepted_guest.now', { hold: format.money(params.hold) }),
          ...card,
        ],
      }
    },
  },
  join_ended_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.join_ended_guest.subject', courseAndDay(params, format)),
      title: format.t('email.join_ended_guest.title'),
      body: [format.t(`email.join_ended_guest.${params.why}`, { host: params.hostName })],
      card: [format.t('email.join_ended_guest.card')],
      details: format.gameRows(params),
      button: params.why === 'changed' ? openGame(params, format) : findGame(format),
    }),
  },
  join_blocked_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.join_blocked_guest.subject', courseAndDay(params, format)),
      title: format.t('email.join_blocked_guest.title', { host: params.hostName }),
      body: [
        format.t('email.join_blocked_guest.body'),
        format.t('email.join_blocked_guest.until', {
          host: params.hostName,
          time: format.time(params.answerUntil),
        }),
      ],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.answer_until'), params.answerUntil),
      ],
      button: updateCard(format),
    }),
  },
}
