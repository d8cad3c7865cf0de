import { add } from '@tomogolf/domain/money'
import {
  courseAndDay,
  contact,
  findGame,
  holdBar,
  onGamePage,
  openGame,
  transactions,
  quoteOf,
} from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

export const attendanceTemplates: Templates<
  | 'checked_in_guest'
  | 'missing_guest'
  | 'missing_host'
  | 'statement_received'
  | 'statement_host'
  | 'scan_came_late_host'
  | 'statement_accepted'
  | 'no_show_guest'
  | 'no_show_host'
  | 'host_absent_guest'
  | 'host_absent_host'
> = {
  checked_in_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.checked_in_guest.subject', courseAndDay(params, format)),
      title: format.t('email.checked_in_guest.title'),
      body: [format.t(`email.checked_in_guest.${params.by}`)],
      card: params.released
        ? [
            format.t('email.checked_in_guest.card', {
              charged: format.money(params.charged),
              released: format.money(params.released),
            }),
            format.t('email.small.bank'),
          ]
        : [format.t('email.statement_accepted.card', { charged: format.money(params.charged) })],
      ...(params.released && {
        bar: holdBar(add(params.charged, params.released), params.charged, format, 'charged'),
      }),
      money: [
        format.row(format.t('email.fact.charged'), format.money(params.charged)),
        ...(params.released
          ? [format.row(format.t('email.fact.released'), format.money(params.released))]
          : []),
      ],
      details: format.gameRows(params),
      button: transactions(format),
    }),
  },
  missing_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.missing_guest.subject', {
        time: format.time(params.statementUntil),
      }),
      title: format.t('email.missing_guest.title'),
      body: [format.t('email.missing_guest.body', { time: format.time(params.statementUntil) })],
      card: [
        format.t('email.missing_guest.card', {
          hold: format.money(params.hold),
          fee: format.money(params.fee),
        }),
      ],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.answer_by'), params.statementUntil),
      ],
      button: onGamePage(format.t('email.missing_guest.button'), params, format),
    }),
  },
  missing_host: {
    compose: (params, format) => ({
      subject: format.subject('email.missing_host.subject', {
        ...courseAndDay(params, format),
        guest: params.guestName,
      }),
      title: format.t('email.missing_host.title', { guest: params.guestName }),
      body: [
        format.t('email.missing_host.body', {
          guest: params.guestName,
          time: format.time(params.statementUntil),
        }),
      ],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.answer_by'), params.statementUntil),
      ],
      button: onGamePage(format.t('email.missing_host.button'), params, format),
    }),
  },
  statement_received: {
    compose: (params, format) => ({
      subject: format.subject('email.statement_received.subject', courseAndDay(params, format)),
      title: format.t('email.statement_received.title'),
      body: [format.t('email.statement_received.body')],
      card: [
        format.t('email.statement_received.card', {
          hold: format.money(params.hold),
          fee: format.money(params.fee),
        }),
      ],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  statement_host: {
    compose: (params, format) => ({
      subject: format.subject('email.statement_host.subject', {
        ...courseAndDay(params, format),
        guest: params.guestName,
      }),
      title: format.t('email.statement_host.title', { guest: params.guestName }),
      body: [format.t('email.statement_host.body', { guest: params.guestName })],
      details: format.gameRows(params),
      button: contact(format),
    }),
  },
  scan_came_late_host: {
    compose: (params, format) => ({
      subject: format.subject('email.scan_came_late_host.subject', {
        ...courseAndDay(params, format),
        guest: params.guestName,
      }),
      title: format.t('email.scan_came_late_host.title', { guest: params.guestName }),
      body: [format.t('email.scan_came_late_host.body', { time: format.time(params.shownAt) })],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  statement_accepted: {
    compose: (params, format) => ({
      subject: format.subject('email.statement_accepted.subject', courseAndDay(params, format)),
      title: format.t('email.statement_accepted.title'),
      body: [format.t('email.statement_accepted.body')],
      quote: quoteOf('operator', params.reason, format),
      card: [
        format.t('email.statement_accepted.card', { charged: format.money(params.charged) }),
        ...(params.released
          ? [format.t('email.statement_accepted.back', { released: format.money(params.released) })]
          : []),
      ],
      ...(params.released && {
        bar: holdBar(add(params.charged, params.released), params.charged, format, 'charged'),
      }),
      money: [
        format.row(format.t('email.fact.charged'), format.money(params.charged)),
        ...(params.released
          ? [format.row(format.t('email.fact.released'), format.money(params.released))]
          : []),
      ],
      details: format.gameRows(params),
      button: transactions(format),
    }),
  },
  no_show_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.no_show_guest.subject', {
        ...courseAndDay(params, format),
        charged: format.money(params.charged),
      }),
      title: format.t('email.no_show_guest.title'),
      body: [
        format.t(`email.no_show_guest.${params.after}`),
        format.t('email.no_show_guest.strike'),
      ],
      quote: quoteOf('operator', params.reason, format),
      card: [
        format.t(`email.no_show_guest.${params.from}`, { charged: format.money(params.charged) }),
      ],
      bar: holdBar(params.charged, params.charged, format, 'charged'),
      money: [format.row(format.t('email.fact.charged'), format.money(params.charged))],
      details: format.gameRows(params),
      button: transactions(format),
      small: [format.t('email.small.contact')],
    }),
  },
  no_show_host: {
    compose: (params, format) => ({
      subject: format.subject('email.no_show_host.subject', {
        ...courseAndDay(params, format),
        guest: params.guestName,
      }),
      title: format.t('email.no_show_host.title', { guest: params.guestName }),
      body: [format.t('email.owed', { owed: format.money(params.owed) })],
      money: [format.row(format.t('email.fact.owed'), format.money(params.owed))],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  host_absent_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.host_absent_guest.subject', courseAndDay(params, format)),
      title: format.t('email.host_absent_guest.title'),
      body: [format.t('email.host_absent_guest.body')],
      card:
        params.fate === 'released'
          ? [
              format.t('email.fate.released', { hold: format.money(params.hold) }),
              format.t('email.small.bank'),
            ]
          : [format.t('email.fate.never_held')],
      details: format.gameRows(params),
      button: findGame(format),
      small: [format.t('email.host_absent_guest.small')],
    }),
  },
  host_absent_host: {
    compose: (params, format) => {
      const gameRows = format.gameRows(params)
      if (params.penalty === null)
        return {
          subject: format.subject(
            'email.host_absent_host.subject_asked',
            courseAndDay(params, format),
          ),
          title: format.t('email.host_absent_host.title_asked'),
          body: [format.t('email.host_absent_host.asked')],
          card: [format.t('email.host_absent_host.card_asked')],
          details: gameRows,
          button: contact(format),
        }
      const penalty = format.money(params.penalty)
      return {
        subject: format.subject('email.host_absent_host.subject_penalty', {
          ...courseAndDay(params, format),
          penalty,
        }),
        title: format.t('email.host_absent_host.title_penalty'),
        body: [format.t('email.host_absent_host.reported')],
        card: [format.t('email.host_absent_host.card_penalty', { penalty, count: params.guests })],
        money: [format.row(format.t('email.fact.charged'), penalty)],
        details: gameRows,
        button: contact(format),
        small: [format.t('email.small.contact')],
      }
    },
  },
}
