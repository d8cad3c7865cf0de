import { add } from '@tomogolf/domain/money'
import {
  about,
  contact,
  findGame,
  holdBar,
  onGamePage,
  openGame,
  transactions,
  words,
} from './parts.ts'
import type { Templates } from './template.ts'

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
    write: (p, w) => ({
      subject: w.t('email.checked_in_guest.subject', about(p, w)),
      title: w.t('email.checked_in_guest.title'),
      body: [w.t(`email.checked_in_guest.${p.by}`)],
      card: p.released
        ? [
            w.t('email.checked_in_guest.card', {
              charged: w.money(p.charged),
              released: w.money(p.released),
            }),
            w.t('email.small.bank'),
          ]
        : [w.t('email.statement_accepted.card', { charged: w.money(p.charged) })],
      ...(p.released && { bar: holdBar(add(p.charged, p.released), p.charged, w, 'charged') }),
      facts: [
        ...w.game(p),
        w.fact(w.t('email.fact.charged'), w.money(p.charged)),
        ...(p.released ? [w.fact(w.t('email.fact.released'), w.money(p.released))] : []),
      ],
      button: transactions(w),
    }),
  },
  missing_guest: {
    write: (p, w) => ({
      subject: w.t('email.missing_guest.subject', { time: w.time(p.statementUntil) }),
      title: w.t('email.missing_guest.title'),
      body: [w.t('email.missing_guest.body', { time: w.time(p.statementUntil) })],
      card: [w.t('email.missing_guest.card', { hold: w.money(p.hold), fee: w.money(p.fee) })],
      facts: [...w.game(p), w.moment(w.t('email.fact.answer_by'), p.statementUntil)],
      button: onGamePage(w.t('email.missing_guest.button'), p, w),
    }),
  },
  missing_host: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t('email.missing_host.subject', { ...about(p, w), guest: p.guestName }),
      title: w.t('email.missing_host.title', { guest: p.guestName }),
      body: [
        w.t('email.missing_host.body', { guest: p.guestName, time: w.time(p.statementUntil) }),
      ],
      facts: [...w.game(p), w.moment(w.t('email.fact.answer_by'), p.statementUntil)],
      button: onGamePage(w.t('email.missing_host.button'), p, w),
    }),
  },
  statement_received: {
    write: (p, w) => ({
      subject: w.t('email.statement_received.subject', about(p, w)),
      title: w.t('email.statement_received.title'),
      body: [w.t('email.statement_received.body')],
      card: [w.t('email.statement_received.card', { hold: w.money(p.hold), fee: w.money(p.fee) })],
      facts: w.game(p),
      button: openGame(p, w),
    }),
  },
  statement_host: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t('email.statement_host.subject', { ...about(p, w), guest: p.guestName }),
      title: w.t('email.statement_host.title', { guest: p.guestName }),
      body: [w.t('email.statement_host.body', { guest: p.guestName })],
      facts: w.game(p),
      button: contact(w),
    }),
  },
  scan_came_late_host: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t('email.scan_came_late_host.subject', { ...about(p, w), guest: p.guestName }),
      title: w.t('email.scan_came_late_host.title', { guest: p.guestName }),
      body: [w.t('email.scan_came_late_host.body', { time: w.time(p.shownAt) })],
      facts: w.game(p),
      button: openGame(p, w),
    }),
  },
  statement_accepted: {
    write: (p, w) => ({
      subject: w.t('email.statement_accepted.subject', about(p, w)),
      title: w.t('email.statement_accepted.title'),
      body: [w.t('email.statement_accepted.body')],
      words: words('operator', p.reason, w),
      card: [
        w.t('email.statement_accepted.card', { charged: w.money(p.charged) }),
        ...(p.released
          ? [w.t('email.statement_accepted.back', { released: w.money(p.released) })]
          : []),
      ],
      ...(p.released && { bar: holdBar(add(p.charged, p.released), p.charged, w, 'charged') }),
      facts: [
        ...w.game(p),
        w.fact(w.t('email.fact.charged'), w.money(p.charged)),
        ...(p.released ? [w.fact(w.t('email.fact.released'), w.money(p.released))] : []),
      ],
      button: transactions(w),
    }),
  },
  no_show_guest: {
    write: (p, w) => ({
      subject: w.t('email.no_show_guest.subject', { ...about(p, w), charged: w.money(p.charged) }),
      title: w.t('email.no_show_guest.title'),
      body: [w.t(`email.no_show_guest.${p.after}`), w.t('email.no_show_guest.strike')],
      words: words('operator', p.reason, w),
      card: [w.t(`email.no_show_guest.${p.from}`, { charged: w.money(p.charged) })],
      bar: holdBar(p.charged, p.charged, w, 'charged'),
      facts: [...w.game(p), w.fact(w.t('email.fact.charged'), w.money(p.charged))],
      button: transactions(w),
      small: [w.t('email.small.contact')],
    }),
  },
  no_show_host: {
    write: (p, w) => ({
      subject: w.t('email.no_show_host.subject', { ...about(p, w), guest: p.guestName }),
      title: w.t('email.no_show_host.title', { guest: p.guestName }),
      body: [w.t('email.owed', { owed: w.money(p.owed) })],
      facts: [...w.game(p), w.fact(w.t('email.fact.owed'), w.money(p.owed))],
      button: openGame(p, w),
    }),
  },
  host_absent_guest: {
    write: (p, w) => ({
      subject: w.t('email.host_absent_guest.subject', about(p, w)),
      title: w.t('email.host_absent_guest.title'),
      body: [w.t('email.host_absent_guest.body')],
      card:
        p.fate === 'released'
          ? [w.t('email.fate.released', { hold: w.money(p.hold) }), w.t('email.small.bank')]
          : [w.t('email.fate.never_held')],
      facts: w.game(p),
      button: findGame(w),
      small: [w.t('email.host_absent_guest.small')],
    }),
  },
  host_absent_host: {
    write: (p, w) => {
      const facts = w.game(p)
      if (p.penalty === null)
        return {
          subject: w.t('email.host_absent_host.subject_asked', about(p, w)),
          title: w.t('email.host_absent_host.title_asked'),
          body: [w.t('email.host_absent_host.asked')],
          card: [w.t('email.host_absent_host.card_asked')],
          facts,
          button: contact(w),
        }
      const penalty = w.money(p.penalty)
      return {
        subject: w.t('email.host_absent_host.subject_penalty', { ...about(p, w), penalty }),
        title: w.t('email.host_absent_host.title_penalty'),
        body: [w.t('email.host_absent_host.reported')],
        card: [w.t('email.host_absent_host.card_penalty', { penalty, count: p.guests })],
        facts: [...facts, w.fact(w.t('email.fact.charged'), penalty)],
        button: contact(w),
        small: [w.t('email.small.contact')],
      }
    },
  },
}
