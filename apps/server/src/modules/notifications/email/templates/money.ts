import { add } from '@tomogolf/domain/money'
import { about, holdBar, onGamePage, transactions, updateCard, words } from './parts.ts'
import type { Templates } from './template.ts'

export const moneyTemplates: Templates<
  | 'charge_made'
  | 'charge_refused'
  | 'charge_needs_action'
  | 'hold_released'
  | 'hold_charged'
  | 'refunded'
  | 'owed_paid'
> = {
  charge_made: {
    write: (p, w) => ({
      subject: w.t('email.charge_made.subject', { ...about(p, w), amount: w.money(p.amount) }),
      title: w.t('email.charge_made.title', { amount: w.money(p.amount) }),
      body: [w.t(`email.cause.${p.cause}`)],
      card: [w.t('email.charge_made.card', { amount: w.money(p.amount), card: w.card(p.card) })],
      facts: [
        ...w.game(p),
        w.fact(w.t('email.fact.charged'), w.money(p.amount)),
        w.fact(w.t('email.fact.card'), w.card(p.card)),
      ],
      button: transactions(w),
      small: [w.t('email.small.contact')],
    }),
  },
  charge_refused: {
    write: (p, w) => ({
      subject: w.t('email.charge_refused.subject', { ...about(p, w), amount: w.money(p.amount) }),
      title: w.t('email.charge_refused.title'),
      body: [w.t(`email.refusal.${p.reason}`), w.t(`email.cause.${p.cause}`)],
      card: [w.t('email.charge_refused.card', { amount: w.money(p.amount), card: w.card(p.card) })],
      facts: w.game(p),
      button: updateCard(w),
      small: [w.t('email.small.contact')],
    }),
  },
  charge_needs_action: {
    write: (p, w) => ({
      subject: w.t('email.charge_needs_action.subject', {
        ...about(p, w),
        amount: w.money(p.amount),
      }),
      title: w.t('email.charge_needs_action.title'),
      body: [w.t('email.charge_needs_action.body')],
      card: [
        w.t('email.charge_needs_action.card', { amount: w.money(p.amount), card: w.card(p.card) }),
      ],
      facts: w.game(p),
      button: onGamePage(w.t('email.button.confirm_bank'), p, w),
    }),
  },
  hold_released: {
    write: (p, w) => ({
      subject: w.t('email.hold_released.subject', { ...about(p, w), amount: w.money(p.amount) }),
      title: w.t('email.hold_released.title'),
      body: [w.t('email.hold_released.body')],
      words: words('operator', p.reason, w),
      card: [
        w.t('email.hold_released.card', { amount: w.money(p.amount) }),
        w.t('email.small.bank'),
      ],
      facts: [...w.game(p), w.fact(w.t('email.fact.released'), w.money(p.amount))],
      button: transactions(w),
    }),
  },
  hold_charged: {
    write: (p, w) => {
      const charged = w.money(p.charged),
        released = w.money(p.released)
      return {
        subject: w.t('email.hold_charged.subject', { ...about(p, w), charged }),
        title: w.t('email.hold_charged.title'),
        body: [w.t('email.hold_charged.body')],
        words: words('operator', p.reason, w),
        card: [
          p.released.minor > 0
            ? w.t('email.hold_charged.part', { charged, released })
            : w.t('email.hold_charged.all', { charged }),
        ],
        bar: holdBar(add(p.charged, p.released), p.charged, w, 'charged'),
        facts: [
          ...w.game(p),
          w.fact(w.t('email.fact.charged'), charged),
          ...(p.released.minor > 0 ? [w.fact(w.t('email.fact.released'), released)] : []),
        ],
        button: transactions(w),
        small: [w.t('email.small.contact')],
      }
    },
  },
  refunded: {
    write: (p, w) => ({
      subject: w.t('email.refunded.subject', { ...about(p, w), amount: w.money(p.amount) }),
      title: w.t('email.refunded.title', { amount: w.money(p.amount) }),
      body: [w.t('email.refunded.body')],
      words: words('operator', p.reason, w),
      card: [w.t('email.refunded.card', { amount: w.money(p.amount) })],
      facts: [...w.game(p), w.fact(w.t('email.fact.refunded'), w.money(p.amount))],
      button: transactions(w),
    }),
  },
  owed_paid: {
    write: (p, w) => ({
      subject: w.t('email.owed_paid.subject', { ...about(p, w), amount: w.money(p.amount) }),
      title: w.t('email.owed_paid.title', { amount: w.money(p.amount) }),
      body: [w.t('email.owed_paid.body')],
      facts: [...w.game(p), w.fact(w.t('email.fact.paid'), w.money(p.amount))],
      button: transactions(w),
    }),
  },
}
