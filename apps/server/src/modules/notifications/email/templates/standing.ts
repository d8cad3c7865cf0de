import { contact, onGamePage, standing, words, about } from './parts.ts'
import type { Templates } from './template.ts'

export const standingTemplates: Templates<
  | 'strike'
  | 'strike_removed'
  | 'suspended'
  | 'suspension_lifted'
  | 'appeal_received'
  | 'appeal_decided'
  | 'rating_ask'
  | 'rating_shown'
> = {
  strike: {
    write: (p, w) => ({
      subject: p.suspendedUntil
        ? w.t('email.strike.subject_suspended', { day: w.day(p.suspendedUntil) })
        : w.t('email.strike.subject_warning'),
      title: w.t('email.strike.title'),
      body: [
        w.t(`email.strike.${p.cause}`),
        w.t('email.strike.count', { count: p.strikes }),
        p.suspendedUntil
          ? w.t('email.strike.suspended', { time: w.time(p.suspendedUntil) })
          : w.t('email.strike.warning'),
      ],
      words: words('operator', p.reason, w),
      facts: [
        ...(p.game ? w.game(p.game) : []),
        ...(p.suspendedUntil
          ? [w.moment(w.t('email.fact.suspended_until'), p.suspendedUntil)]
          : []),
      ],
      button: standing(w),
      small: [w.t('email.small.appeal')],
    }),
  },
  strike_removed: {
    write: (p, w) => ({
      subject: w.t('email.strike_removed.subject'),
      title: w.t('email.strike_removed.title'),
      body: [
        p.strikes === 0
          ? w.t('email.strike_removed.none')
          : w.t('email.strike.count', { count: p.strikes }),
        ...(p.suspendedUntil
          ? [w.t('email.strike_removed.still', { time: w.time(p.suspendedUntil) })]
          : []),
      ],
      words: words('operator', p.reason, w),
      ...(p.suspendedUntil && {
        facts: [w.moment(w.t('email.fact.suspended_until'), p.suspendedUntil)],
      }),
    }),
  },
  suspended: {
    write: (p, w) => ({
      subject: w.t('email.suspended.subject', { day: w.day(p.until) }),
      title: w.t('email.suspended.title'),
      body: [w.t('email.suspended.body', { time: w.time(p.until) })],
      words: words('operator', p.reason, w),
      facts: [w.moment(w.t('email.fact.suspended_until'), p.until)],
      button: contact(w),
      small: [w.t('email.small.contact')],
    }),
  },
  suspension_lifted: {
    write: (p, w) => ({
      subject: w.t('email.suspension_lifted.subject'),
      title: w.t('email.suspension_lifted.title'),
      body: [w.t('email.suspension_lifted.body')],
      words: words('operator', p.reason, w),
      button: { label: w.t('email.suspension_lifted.button'), url: w.link('/games') },
    }),
  },
  appeal_received: {
    write: (p, w) => ({
      subject: w.t('email.appeal_received.subject'),
      title: w.t('email.appeal_received.title'),
      body: [w.t('email.appeal_received.body')],
      ...(p.game && { facts: w.game(p.game) }),
      button: standing(w),
    }),
  },
  appeal_decided: {
    write: (p, w) => ({
      subject: w.t(`email.appeal_decided.subject_${p.outcome}`),
      title: w.t(`email.appeal_decided.subject_${p.outcome}`),
      body:
        p.outcome === 'rejected'
          ? [w.t('email.appeal_decided.rejected')]
          : [
              w.t(
                p.strikeRemoved
                  ? 'email.appeal_decided.accepted_strike'
                  : 'email.appeal_decided.accepted',
              ),
              ...(p.game ? [w.t('email.appeal_decided.money')] : []),
            ],
      words: words('operator', p.reason, w),
      ...(p.game && { facts: w.game(p.game) }),
      button: standing(w),
    }),
  },
  rating_ask: {
    optional: () => true,
    unlessPushed: true,
    write: (p, w) => ({
      subject: w.t('email.rating_ask.subject', about(p, w)),
      title: w.t('email.rating_ask.title', { names: p.names }),
      body: [w.t('email.rating_ask.body', { time: w.time(p.until) })],
      facts: w.game(p),
      button: onGamePage(w.t('email.rating_ask.button'), p, w),
    }),
  },
  rating_shown: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t('email.rating_shown.subject', { name: p.raterName }),
      title: w.t('email.rating_shown.title', { name: p.raterName, stars: p.stars }),
      body: [w.t('email.rating_shown.body')],
      words: words('person', p.words, w),
      facts: w.game(p),
      button: onGamePage(w.t('email.button.open_game'), p, w),
    }),
  },
}
