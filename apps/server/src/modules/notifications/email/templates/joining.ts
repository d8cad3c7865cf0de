import { about, findGame, holdBar, onGamePage, openGame, placesLeft, updateCard } from './parts.ts'
import type { Templates } from './template.ts'

export const joiningTemplates: Templates<
  | 'game_created'
  | 'joined_guest'
  | 'joined_host'
  | 'hold_placed'
  | 'hold_refused'
  | 'hold_needs_action'
  | 'seat_released_guest'
  | 'seat_released_host'
> = {
  game_created: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t('email.game_created.subject', about(p, w)),
      title: w.t('email.game_created.title'),
      body: [w.t('email.game_created.body')],
      card: [w.t('email.game_created.card')],
      facts: [
        ...w.game(p),
        w.fact(w.t('email.fact.price'), w.money(p.price)),
        w.fact(w.t('email.fact.places'), String(p.slots)),
        w.moment(w.t('email.fact.arrive_by'), p.arriveBy),
        w.moment(w.t('email.fact.cancel_until'), p.freeCancelUntil),
      ],
      button: onGamePage(w.t('email.game_created.button'), p, w),
    }),
  },
  joined_guest: {
    write: (p, w) => {
      const hold = w.money(p.hold),
        fee = w.money(p.fee)
      const stillFree = w.now <= p.freeUntil.at
      return {
        subject: w.t('email.joined_guest.subject', about(p, w)),
        title: w.t('email.joined_guest.title'),
        body: [w.t('email.joined_guest.body', { host: p.hostName })],
        card: [
          p.placeAt
            ? w.t('email.joined_guest.scheduled', { hold, time: w.time(p.placeAt) })
            : w.t('email.joined_guest.held', { hold }),
          w.t('email.joined_guest.check_in', { fee }),
          stillFree
            ? w.t('email.joined_guest.free', { hold, time: w.time(p.freeUntil) })
            : w.t('email.joined_guest.late', { hold }),
        ],
        bar: holdBar(p.hold, p.fee, w, 'fee'),
        facts: [
          ...w.game(p),
          w.fact(w.t('email.fact.host'), p.hostName),
          w.fact(w.t('email.fact.hold'), hold),
          w.fact(w.t('email.fact.fee'), fee),
          ...(p.placeAt ? [w.moment(w.t('email.fact.place_at'), p.placeAt)] : []),
          ...(stillFree ? [w.moment(w.t('email.fact.free_until'), p.freeUntil)] : []),
          w.moment(w.t('email.fact.check_in'), p.checkInOpens),
        ],
        button: openGame(p, w),
      }
    },
  },
  joined_host: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t('email.joined_host.subject', { guest: p.guestName, day: w.day(p.teeTime) }),
      title: w.t('email.joined_host.title', { guest: p.guestName }),
      body: [placesLeft(p.placesLeft, w)],
      facts: [...w.game(p), w.fact(w.t('email.fact.guest'), p.guestName)],
      button: openGame(p, w),
    }),
  },
  hold_placed: {
    write: (p, w) => {
      const hold = w.money(p.hold)
      const stillFree = w.now <= p.freeUntil.at
      return {
        subject: w.t('email.hold_placed.subject', { hold, day: w.day(p.teeTime) }),
        title: w.t('email.hold_placed.title'),
        body: [w.t('email.hold_placed.body')],
        card: [
          w.t('email.hold_placed.card', { hold, card: w.card(p.card) }),
          w.t('email.joined_guest.check_in', { fee: w.money(p.fee) }),
          ...(stillFree
            ? [w.t('email.joined_guest.free', { hold, time: w.time(p.freeUntil) })]
            : []),
        ],
        bar: holdBar(p.hold, p.fee, w, 'fee'),
        facts: [
          ...w.game(p),
          w.fact(w.t('email.fact.hold'), hold),
          w.fact(w.t('email.fact.card'), w.card(p.card)),
          ...(stillFree ? [w.moment(w.t('email.fact.free_until'), p.freeUntil)] : []),
        ],
        button: openGame(p, w),
      }
    },
  },
  hold_refused: {
    write: (p, w) => ({
      subject: w.t('email.hold_refused.subject', about(p, w)),
      title: w.t('email.hold_refused.title'),
      body: [
        w.t(`email.refusal.${p.reason}`),
        w.t('email.hold_refused.body', { time: w.time(p.giveUpAt) }),
        ...(p.nextTryAt ? [w.t('email.hold_refused.next', { time: w.time(p.nextTryAt) })] : []),
      ],
      card: [
        w.t('email.hold_refused.card', { hold: w.money(p.hold), card: w.card(p.card) }),
        w.t('email.hold_refused.otherwise'),
      ],
      facts: [...w.game(p), w.moment(w.t('email.fact.kept_until'), p.giveUpAt)],
      button: updateCard(w),
    }),
  },
  hold_needs_action: {
    write: (p, w) => ({
      subject: w.t('email.hold_needs_action.subject', { ...about(p, w), hold: w.money(p.hold) }),
      title: w.t('email.hold_needs_action.title'),
      body: [w.t('email.hold_needs_action.body', { time: w.time(p.giveUpAt) })],
      card: [
        w.t('email.hold_needs_action.card', { hold: w.money(p.hold), card: w.card(p.card) }),
        w.t('email.hold_refused.otherwise'),
      ],
      facts: [...w.game(p), w.moment(w.t('email.fact.kept_until'), p.giveUpAt)],
      button: onGamePage(w.t('email.button.confirm_bank'), p, w),
    }),
  },
  seat_released_guest: {
    write: (p, w) => ({
      subject: w.t('email.seat_released_guest.subject', about(p, w)),
      title: w.t('email.seat_released_guest.title'),
      body: [w.t('email.seat_released_guest.body', { hold: w.money(p.hold) })],
      card: [w.t('email.seat_released_guest.card')],
      facts: w.game(p),
      button: findGame(w),
    }),
  },
  seat_released_host: {
    optional: () => true,
    write: (p, w) => ({
      subject: w.t('email.seat_released_host.subject', { day: w.day(p.teeTime) }),
      title: w.t('email.seat_released_host.title', { guest: p.guestName }),
      // the host need not know what was wrong with the guest's card
      body: [w.t('email.seat_released_host.body'), placesLeft(p.placesLeft, w)],
      facts: w.game(p),
      button: openGame(p, w),
    }),
  },
}
