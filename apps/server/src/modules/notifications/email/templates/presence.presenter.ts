import {
  contact,
  courseAndDay,
  findGame,
  onGamePage,
  openGame,
  quoteOf,
} from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

export const presenceTemplates: Templates<
  | 'host_reported'
  | 'host_report_closed'
  | 'report_pending_guest'
  | 'did_you_play_guest'
  | 'did_you_play_host'
  | 'marked_present_guest'
  | 'arrival_waits_guest'
  | 'objection_guest'
  | 'objection_host'
  | 'not_played_guest'
> = {
  host_reported: {
    compose: (params, format) => ({
      subject: format.subject('email.host_reported.subject', courseAndDay(params, format)),
      title: format.t('email.host_reported.title'),
      body: [
        params.answerUntil
          ? format.t('email.host_reported.over', { time: format.time(params.answerUntil) })
          : format.t('email.host_reported.now'),
      ],
      card: [format.t('email.host_reported.card')],
      details: [
        ...format.gameRows(params),
        ...(params.answerUntil
          ? [format.timeRow(format.t('email.fact.answer_by'), params.answerUntil)]
          : []),
      ],
      button: onGamePage(format.t('email.host_reported.button'), params, format),
    }),
  },
  host_report_closed: {
    compose: (params, format) => ({
      subject: format.subject('email.host_report_closed.subject', courseAndDay(params, format)),
      title: format.t('email.host_report_closed.title'),
      body: [format.t(`email.host_report_closed.${params.by}`)],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  report_pending_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.report_pending_guest.subject', courseAndDay(params, format)),
      title: format.t('email.report_pending_guest.title'),
      body: [format.t('email.report_pending_guest.body')],
      card: [format.t('email.report_pending_guest.card', { hold: format.money(params.hold) })],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  did_you_play_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.did_you_play.subject', {
        time: format.time(params.answerUntil),
      }),
      title: format.t('email.did_you_play.title'),
      body: [format.t('email.did_you_play.guest', { time: format.time(params.answerUntil) })],
      card: [
        format.t('email.did_you_play.card', {
          hold: format.money(params.hold),
          fee: format.money(params.fee),
        }),
      ],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.answer_by'), params.answerUntil),
      ],
      button: onGamePage(format.t('email.did_you_play.button'), params, format),
    }),
  },
  did_you_play_host: {
    compose: (params, format) => ({
      subject: format.subject('email.did_you_play.subject', {
        time: format.time(params.answerUntil),
      }),
      title: format.t('email.did_you_play.title'),
      body: [format.t('email.did_you_play.host', { time: format.time(params.answerUntil) })],
      card: [format.t('email.did_you_play.host_card')],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.answer_by'), params.answerUntil),
      ],
      button: onGamePage(format.t('email.did_you_play.button'), params, format),
    }),
  },
  marked_present_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.marked_present.subject', courseAndDay(params, format)),
      title: format.t('email.marked_present.title'),
      body: [format.t('email.marked_present.body', { time: format.time(params.objectUntil) })],
      card: [format.t('email.marked_present.card', { fee: format.money(params.fee) })],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.answer_by'), params.objectUntil),
      ],
      button: onGamePage(format.t('email.marked_present.button'), params, format),
    }),
  },
  arrival_waits_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.arrival_waits.subject', courseAndDay(params, format)),
      title: format.t('email.arrival_waits.title'),
      body: [format.t('email.arrival_waits.body')],
      card: [format.t('email.arrival_waits.card', { fee: format.money(params.fee) })],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  objection_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.objection_guest.subject', courseAndDay(params, format)),
      title: format.t('email.objection_guest.title'),
      body: [format.t('email.statement_received.body')],
      card: [format.t('email.objection_guest.card', { fee: format.money(params.fee) })],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  objection_host: {
    compose: (params, format) => ({
      subject: format.subject('email.objection_host.subject', {
        ...courseAndDay(params, format),
        guest: params.guestName,
      }),
      title: format.t('email.objection_host.title', { guest: params.guestName }),
      body: [format.t('email.objection_host.body', { guest: params.guestName })],
      details: format.gameRows(params),
      button: contact(format),
    }),
  },
  not_played_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.not_played.subject', courseAndDay(params, format)),
      title: format.t('email.not_played.title'),
      body: [format.t(`email.not_played.${params.after}`)],
      quote: quoteOf('operator', params.reason, format),
      card:
        params.fate === 'released'
          ? [
              format.t('email.fate.released', { hold: format.money(params.hold) }),
              format.t('email.small.bank'),
            ]
          : [format.t('email.fate.never_held')],
      details: format.gameRows(params),
      button: findGame(format),
    }),
  },
}
