import { courseAndDay, onGamePage, openGame, quoteOf } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

/** Public questions about a game. */
export const questionTemplates: Templates<
  'question_asked_host' | 'question_answered' | 'question_removed'
> = {
  question_asked_host: {
    compose: (params, format) => ({
      subject: format.subject('email.question_asked_host.subject', {
        guest: params.guestName,
        day: format.day(params.teeTime),
      }),
      title: format.t('email.question_asked_host.title', { guest: params.guestName }),
      quote: quoteOf('person', params.question, format),
      body: [format.t('email.question_asked_host.body')],
      details: format.gameRows(params),
      button: onGamePage(format.t('email.question_asked_host.button'), params, format),
    }),
  },
  question_answered: {
    compose: (params, format) => ({
      subject: format.subject('email.question_answered.subject', courseAndDay(params, format)),
      title: format.t('email.question_answered.title', { host: params.hostName }),
      body: [format.t('email.question_answered.body', { question: params.question })],
      quote: quoteOf('host', params.answer, format),
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  question_removed: {
    compose: (params, format) => ({
      subject: format.subject('email.question_removed.subject', courseAndDay(params, format)),
      title: format.t('email.question_removed.title'),
      body: [
        format.t(`email.question_removed.${params.by}`),
        format.t('email.question_answered.body', { question: params.question }),
      ],
      quote: quoteOf(params.by, params.reason, format),
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
}
