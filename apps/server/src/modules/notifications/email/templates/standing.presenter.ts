import { contact, onGamePage, standing, quoteOf, courseAndDay } from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

export const standingTemplates: Templates<
  | 'strike'
  | 'strike_removed'
  | 'suspended'
  | 'suspension_lifted'
  | 'standing_inherited'
  | 'appeal_received'
  | 'appeal_decided'
  | 'rating_ask'
  | 'rating_shown'
> = {
  strike: {
    compose: (params, format) => ({
      subject: params.suspendedUntil
        ? format.subject('email.strike.subject_suspended', {
            day: format.day(params.suspendedUntil),
          })
        : format.subject('email.strike.subject_warning'),
      title: format.t('email.strike.title'),
      body: [
        format.t(`email.strike.${params.cause}`),
        format.t('email.strike.count', { count: params.strikes }),
        params.suspendedUntil
          ? format.t('email.strike.suspended', { time: format.time(params.suspendedUntil) })
          : format.t('email.strike.warning'),
      ],
      quote: quoteOf('operator', params.reason, format),
      details: [
        ...(params.game ? format.gameRows(params.game) : []),
        ...(params.suspendedUntil
          ? [format.timeRow(format.t('email.fact.suspended_until'), params.suspendedUntil)]
          : []),
      ],
      button: standing(format),
      small: [format.t('email.small.appeal')],
    }),
  },
  strike_removed: {
    compose: (params, format) => ({
      subject: format.subject('email.strike_removed.subject'),
      title: format.t('email.strike_removed.title'),
      body: [
        params.strikes === 0
          ? format.t('email.strike_removed.none')
          : format.t('email.strike.count', { count: params.strikes }),
        ...(params.suspendedUntil
          ? [format.t('email.strike_removed.still', { time: format.time(params.suspendedUntil) })]
          : []),
      ],
      quote: quoteOf('operator', params.reason, format),
      ...(params.suspendedUntil && {
        details: [format.timeRow(format.t('email.fact.suspended_until'), params.suspendedUntil)],
      }),
      button: standing(format),
    }),
  },
  suspended: {
    compose: (params, format) => ({
      subject: format.subject('email.suspended.subject', { day: format.day(params.until) }),
      title: format.t('email.suspended.title'),
      body: [format.t('email.suspended.body', { time: format.time(params.until) })],
      quote: quoteOf('operator', params.reason, format),
      details: [format.timeRow(format.t('email.fact.suspended_until'), params.until)],
      button: contact(format),
      small: [format.t('email.small.contact')],
    }),
  },
  suspension_lifted: {
    compose: (params, format) => ({
      subject: format.subject('email.suspension_lifted.subject'),
      title: format.t('email.suspension_lifted.title'),
      body: [format.t('email.suspension_lifted.body')],
      quote: quoteOf('operator', params.reason, format),
      button: { label: format.t('email.suspension_lifted.button'), url: format.link('/games') },
    }),
  },
  standing_inherited: {
    compose: (params, format) => ({
      subject: format.subject('email.standing_inherited.subject'),
      title: format.t('email.standing_inherited.subject'),
      body: [
        format.t('email.standing_inherited.body'),
        ...(params.strikes > 0 ? [format.t('email.strike.count', { count: params.strikes })] : []),
        ...(params.suspendedUntil
          ? [format.t('email.strike.suspended', { time: format.time(params.suspendedUntil) })]
          : []),
        ...params.debts.map((debt) =>
          format.t('email.standing_inherited.debt', { amount: format.money(debt) }),
        ),
      ],
      button: standing(format),
      small: [format.t('email.small.contact')],
    }),
  },
  appeal_received: {
    compose: (params, format) => ({
      subject: format.subject('email.appeal_received.subject'),
      title: format.t('email.appeal_received.title'),
      body: [format.t('email.appeal_received.body')],
      ...(params.game && { details: format.gameRows(params.game) }),
      button: standing(format),
    }),
  },
  appeal_decided: {
    compose: (params, format) => ({
      subject: format.subject(`email.appeal_decided.subject_${params.outcome}`),
      title: format.t(`email.appeal_decided.subject_${params.outcome}`),
      body:
        params.outcome === 'rejected'
          ? [format.t('email.appeal_decided.rejected')]
          : [
              format.t(
                params.strikeRemoved
                  ? 'email.appeal_decided.accepted_strike'
                  : 'email.appeal_decided.accepted',
              ),
              ...(params.game ? [format.t('email.appeal_decided.money')] : []),
            ],
      quote: quoteOf('operator', params.reason, format),
      ...(params.game && { details: format.gameRows(params.game) }),
      button: standing(format),
    }),
  },
  rating_ask: {
    unlessPushed: true,
    compose: (params, format) => ({
      subject: format.subject('email.rating_ask.subject', courseAndDay(params, format)),
      title: format.t('email.rating_ask.title', { names: params.names }),
      body: [format.t('email.rating_ask.body', { time: format.time(params.until) })],
      details: format.gameRows(params),
      button: onGamePage(format.t('email.rating_ask.button'), params, format),
    }),
  },
  rating_shown: {
    compose: (params, format) => ({
      subject: format.subject('email.rating_shown.subject', { name: params.raterName }),
      title: format.t('email.rating_shown.title', { name: params.raterName, stars: params.stars }),
      body: [format.t('email.rating_shown.body')],
      quote: quoteOf('person', params.comment, format),
      details: format.gameRows(params),
      button: onGamePage(format.t('email.button.open_game'), params, format),
    }),
  },
}
