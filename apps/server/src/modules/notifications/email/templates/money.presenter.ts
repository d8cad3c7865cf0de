import { add, isZero } from '@tomogolf/domain/money'
import {
  courseAndDay,
  holdBar,
  onGamePage,
  payouts,
  transactions,
  updateCard,
  quoteOf,
} from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

export const moneyTemplates: Templates<
  | 'charge_made'
  | 'charge_refused'
  | 'charge_needs_action'
  | 'card_detached'
  | 'card_expiring'
  | 'hold_released'
  | 'hold_charged'
  | 'refunded'
  | 'share_refunded'
  | 'owed_paid'
  | 'payout_paid'
  | 'payout_returned'
  | 'payout_withdrawn'
  | 'payout_account_changed'
  | 'payee_asked'
> = {
  charge_made: {
    compose: (params, format) => ({
      subject: format.subject('email.charge_made.subject', {
        ...courseAndDay(params, format),
        amount: format.money(params.amount),
      }),
      title: format.t('email.charge_made.title', { amount: format.money(params.amount) }),
      body: [format.t(`email.cause.${params.cause}`)],
      card: [
        format.t('email.charge_made.card', {
          amount: format.money(params.amount),
          card: format.card(params.card),
        }),
      ],
      money: [format.row(format.t('email.fact.charged'), format.money(params.amount))],
      details: [
        ...format.gameRows(params),
        format.row(format.t('email.fact.card'), format.card(params.card)),
      ],
      button: transactions(format),
      small: [format.t('email.small.contact')],
    }),
  },
  charge_refused: {
    compose: (params, format) => ({
      subject: format.subject('email.charge_refused.subject', {
        ...courseAndDay(params, format),
        amount: format.money(params.amount),
      }),
      title: format.t('email.charge_refused.title'),
      body: [format.t(`email.refusal.${params.reason}`), format.t(`email.cause.${params.cause}`)],
      card: [
        format.t('email.charge_refused.card', {
          amount: format.money(params.amount),
          card: format.card(params.card),
        }),
      ],
      money: [format.row(format.t('email.fact.outstanding'), format.money(params.amount))],
      details: format.gameRows(params),
      button: updateCard(format),
      small: [format.t('email.small.contact')],
    }),
  },
  charge_needs_action: {
    compose: (params, format) => ({
      subject: format.subject('email.charge_needs_action.subject', {
        ...courseAndDay(params, format),
        amount: format.money(params.amount),
      }),
      title: format.t('email.charge_needs_action.title'),
      body: [format.t('email.charge_needs_action.body')],
      card: [
        format.t('email.charge_needs_action.card', {
          amount: format.money(params.amount),
          card: format.card(params.card),
        }),
      ],
      money: [format.row(format.t('email.fact.outstanding'), format.money(params.amount))],
      details: format.gameRows(params),
      button: onGamePage(format.t('email.button.confirm_bank'), params, format),
    }),
  },
  card_detached: {
    compose: (params, format) => ({
      subject: format.subject('email.card_detached.subject', { card: format.card(params.card) }),
      title: format.t('email.card_detached.title'),
      body: [format.t('email.card_detached.body', { card: format.card(params.card) })],
      card: [
        params.next
          ? format.t('email.card_detached.next', { card: format.card(params.next) })
          : format.t('email.card_detached.none'),
      ],
      button: updateCard(format),
      small: [format.t('email.small.contact')],
    }),
  },
  card_expiring: {
    compose: (params, format) => ({
      subject: format.subject('email.card_expiring.subject', courseAndDay(params, format)),
      title: format.t('email.card_expiring.title'),
      body: [
        format.t('email.card_expiring.body', {
          card: format.card(params.card),
          hold: format.money(params.hold),
          time: format.time(params.holdAt),
        }),
      ],
      card: [format.t('email.card_expiring.card')],
      details: [
        ...format.gameRows(params),
        format.row(format.t('email.fact.card'), format.card(params.card)),
        format.timeRow(format.t('email.fact.place_at'), params.holdAt),
      ],
      button: updateCard(format),
    }),
  },
  hold_released: {
    compose: (params, format) => ({
      subject: format.subject('email.hold_released.subject', {
        ...courseAndDay(params, format),
        amount: format.money(params.amount),
      }),
      title: format.t('email.hold_released.title'),
      body: [format.t('email.hold_released.body')],
      quote: quoteOf('operator', params.reason, format),
      card: [
        format.t('email.hold_released.card', { amount: format.money(params.amount) }),
        format.t('email.small.bank'),
      ],
      money: [format.row(format.t('email.fact.released'), format.money(params.amount))],
      details: format.gameRows(params),
      button: transactions(format),
    }),
  },
  hold_charged: {
    compose: (params, format) => {
      const charged = format.money(params.charged),
        released = format.money(params.released)
      return {
        subject: format.subject('email.hold_charged.subject', {
          ...courseAndDay(params, format),
          charged,
        }),
        title: format.t('email.hold_charged.title'),
        body: [format.t('email.hold_charged.body')],
        quote: quoteOf('operator', params.reason, format),
        card: [
          params.released.minor > 0
            ? format.t('email.hold_charged.part', { charged, released })
            : format.t('email.hold_charged.all', { charged }),
        ],
        bar: holdBar(add(params.charged, params.released), params.charged, format, 'charged'),
        money: [
          format.row(format.t('email.fact.charged'), charged),
          ...(params.released.minor > 0
            ? [format.row(format.t('email.fact.released'), released)]
            : []),
        ],
        details: format.gameRows(params),
        button: transactions(format),
        small: [format.t('email.small.contact')],
      }
    },
  },
  refunded: {
    compose: (params, format) => ({
      subject: format.subject('email.refunded.subject', {
        ...courseAndDay(params, format),
        amount: format.money(params.amount),
      }),
      title: format.t('email.refunded.title', { amount: format.money(params.amount) }),
      body: [
        params.isRefill
          ? format.t('email.refunded.refill')
          : params.isCredit
            ? format.t('email.refunded.credit')
            : format.t('email.refunded.body'),
      ],
      quote: params.isRefill || params.isCredit ? null : quoteOf('operator', params.reason, format),
      card: [format.t('email.refunded.card', { amount: format.money(params.amount) })],
      money: [
        ...(params.charged
          ? [format.row(format.t('email.fact.charged'), format.money(params.charged))]
          : []),
        format.row(format.t('email.fact.refunded'), format.money(params.amount)),
        ...(params.left
          ? [format.row(format.t('email.fact.left'), format.money(params.left))]
          : []),
      ],
      details: format.gameRows(params),
      button: transactions(format),
    }),
  },
  share_refunded: {
    compose: (params, format) => {
      const amount = format.money(params.amount),
        owed = format.money(params.owed),
        debt = params.debt && !isZero(params.debt) ? params.debt : null
      return {
        subject: format.subject('email.share_refunded.subject', courseAndDay(params, format)),
        title: format.t('email.share_refunded.title', { amount }),
        body: [format.t('email.share_refunded.body', { amount })],
        card: [
          isZero(params.owed)
            ? format.t('email.share_refunded.none')
            : format.t('email.share_refunded.rest', { owed }),
          ...(debt ? [format.t('email.share_refunded.debt', { debt: format.money(debt) })] : []),
        ],
        money: [
          format.row(format.t('email.fact.share'), format.money(params.share)),
          format.row(format.t('email.fact.refunded'), amount),
          format.row(format.t('email.fact.owed'), owed),
        ],
        details: format.gameRows(params),
        button: transactions(format),
        small: [format.t('email.small.contact')],
      }
    },
  },
  owed_paid: {
    compose: (params, format) => ({
      subject: format.subject('email.owed_paid.subject', {
        ...courseAndDay(params, format),
        amount: format.money(params.amount),
      }),
      title: format.t('email.owed_paid.title', { amount: format.money(params.amount) }),
      body: [format.t('email.owed_paid.body')],
      money: [format.row(format.t('email.fact.paid'), format.money(params.amount))],
      details: format.gameRows(params),
      button: transactions(format),
    }),
  },
  payout_paid: {
    compose: ({ amount, yen, last3 }, format) => ({
      subject: format.t('email.payout_paid.subject', { amount: format.money(amount) }),
      title: format.t('email.payout_paid.title', { amount: format.money(amount) }),
      body: [
        last3
          ? format.t('email.payout_paid.body', { last3 })
          : format.t('email.payout_paid.stripe'),
      ],
      money: [format.row(format.t('email.fact.paid'), format.money(yen))],
      button: payouts(format),
    }),
  },
  payout_returned: {
    compose: ({ amount, yen, last3 }, format) => ({
      subject: last3
        ? format.t('email.payout_returned.subject')
        : format.t('email.payout_returned.stripeSubject'),
      title: last3
        ? format.t('email.payout_returned.title', { amount: format.money(amount) })
        : format.t('email.payout_returned.stripeTitle', { amount: format.money(amount) }),
      body: [
        last3
          ? format.t('email.payout_returned.body', { last3 })
          : format.t('email.payout_returned.stripe'),
      ],
      money: [format.row(format.t('email.fact.returned'), format.money(yen))],
      button: payouts(format),
    }),
  },
  payout_withdrawn: {
    compose: ({ amount, yen, last3 }, format) => ({
      subject: format.t('email.payout_withdrawn.subject'),
      title: format.t('email.payout_withdrawn.title', { amount: format.money(amount) }),
      body: [
        last3
          ? format.t('email.payout_withdrawn.body', { last3 })
          : format.t('email.payout_withdrawn.stripe'),
      ],
      money: [format.row(format.t('email.fact.postponed'), format.money(yen))],
      button: payouts(format),
    }),
  },
  payout_account_changed: {
    compose: ({ last3, days }, format) => ({
      subject: format.t('email.payout_account_changed.subject'),
      title: format.t('email.payout_account_changed.title'),
      body: [
        last3 === null
          ? format.t('email.payout_account_changed.removed')
          : last3
            ? format.t('email.payout_account_changed.body', { last3, count: days })
            : format.t('email.payout_account_changed.stripe', { count: days }),
        format.t('email.payout_account_changed.stranger'),
      ],
      button: payouts(format),
      small: [format.t('email.small.contact')],
    }),
  },
  payee_asked: {
    compose: ({ state }, format) => ({
      subject: format.t(`email.payee_asked.${state}`),
      title: format.t(`email.payee_asked.${state}`),
      body: [format.t(`email.payee_asked.${state}Text`)],
      button: payouts(format),
      small: [format.t('email.small.contact')],
    }),
  },
}
