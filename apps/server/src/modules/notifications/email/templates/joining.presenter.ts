import {
  courseAndDay,
  findGame,
  holdBar,
  onGamePage,
  openGame,
  placesLeft,
  quoteOf,
  updateCard,
} from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

export const joiningTemplates: Templates<
  | 'game_created'
  | 'booking_reviewed'
  | 'joined_guest'
  | 'joined_host'
  | 'hold_placed'
  | 'hold_refused'
  | 'hold_needs_action'
  | 'seat_released_guest'
  | 'seat_released_host'
> = {
  game_created: {
    compose: (params, format) => ({
      subject: format.subject('email.game_created.subject', courseAndDay(params, format)),
      title: format.t('email.game_created.title'),
      body: [format.t('email.game_created.body')],
      card: [format.t('email.game_created.card')],
      details: [
        ...format.gameRows(params),
        ...(params.repeatedAt ?? []).map((time) =>
          format.timeRow(format.t('email.fact.repeated'), time),
        ),
        format.row(format.t('email.fact.price'), format.money(params.price)),
        format.row(format.t('email.fact.places'), String(params.slots)),
        format.timeRow(format.t('email.fact.arrive_by'), params.arriveBy),
        format.timeRow(format.t('email.fact.cancel_until'), params.freeCancelUntil),
      ],
      button: onGamePage(format.t('email.game_created.button'), params, format),
    }),
  },
  booking_reviewed: {
    compose: (params, format) => ({
      subject: format.subject('email.booking_reviewed.subject', courseAndDay(params, format)),
      title: format.t(
        params.accepted
          ? 'email.booking_reviewed.titleAccepted'
          : 'email.booking_reviewed.titleDeclined',
      ),
      body: [
        format.t(
          params.accepted ? 'email.booking_reviewed.accepted' : 'email.booking_reviewed.declined',
        ),
      ],
      quote: quoteOf('operator', params.reason, format),
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  joined_guest: {
    compose: (params, format) => {
      const hold = format.money(params.hold),
        fee = format.money(params.fee)
      const canLeaveFree = format.now <= params.freeUntil.at
      return {
        subject: format.subject('email.joined_guest.subject', courseAndDay(params, format)),
        title: format.t('email.joined_guest.title'),
        body: [format.t('email.joined_guest.body', { host: params.hostName })],
        card: [
          params.placeAt
            ? format.t('email.joined_guest.scheduled', { hold, time: format.time(params.placeAt) })
            : format.t('email.joined_guest.held', { hold }),
          format.t('email.joined_guest.check_in', { fee }),
          canLeaveFree
            ? format.t('email.joined_guest.free', { hold, time: format.time(params.freeUntil) })
            : format.t('email.joined_guest.late', { hold }),
        ],
        bar: holdBar(params.hold, params.fee, format, 'fee'),
        money: [
          format.row(format.t('email.fact.hold'), hold),
          format.row(format.t('email.fact.fee'), fee),
        ],
        details: [
          ...format.gameRows(params),
          format.row(format.t('email.fact.host'), params.hostName),
          ...(params.placeAt
            ? [format.timeRow(format.t('email.fact.place_at'), params.placeAt)]
            : []),
          ...(canLeaveFree
            ? [format.timeRow(format.t('email.fact.free_until'), params.freeUntil)]
            : []),
          format.timeRow(format.t('email.fact.check_in'), params.checkInOpens),
        ],
        button: openGame(params, format),
      }
    },
  },
  joined_host: {
    compose: (params, format) => ({
      subject: format.subject('email.joined_host.subject', {
        guest: params.guestName,
        day: format.day(params.teeTime),
      }),
      title: format.t('email.joined_host.title', { guest: params.guestName }),
      body: [
        ...(params.kept
          ? [
              format.t('email.joined_host.kept', {
                count: params.kept,
                guest: params.guestName,
              }),
            ]
          : []),
        placesLeft(params.placesLeft, format),
      ],
      details: [
        ...format.gameRows(params),
        format.row(format.t('email.fact.guest'), params.guestName),
      ],
      button: openGame(params, format),
    }),
  },
  hold_placed: {
    compose: (params, format) => {
      const hold = format.money(params.hold)
      const canLeaveFree = format.now <= params.freeUntil.at
      return {
        subject: format.subject('email.hold_placed.subject', {
          hold,
          day: format.day(params.teeTime),
        }),
        title: format.t('email.hold_placed.title'),
        body: [format.t('email.hold_placed.body')],
        card: [
          format.t('email.hold_placed.card', { hold, card: format.card(params.card) }),
          format.t('email.joined_guest.check_in', { fee: format.money(params.fee) }),
          ...(canLeaveFree
            ? [format.t('email.joined_guest.free', { hold, time: format.time(params.freeUntil) })]
            : []),
        ],
        bar: holdBar(params.hold, params.fee, format, 'fee'),
        money: [format.row(format.t('email.fact.hold'), hold)],
        details: [
          ...format.gameRows(params),
          format.row(format.t('email.fact.card'), format.card(params.card)),
          ...(canLeaveFree
            ? [format.timeRow(format.t('email.fact.free_until'), params.freeUntil)]
            : []),
        ],
        button: openGame(params, format),
      }
    },
  },
  hold_refused: {
    compose: (params, format) => ({
      subject: format.subject('email.hold_refused.subject', courseAndDay(params, format)),
      title: format.t('email.hold_refused.title'),
      body: [
        format.t(`email.refusal.${params.reason}`),
        format.t('email.hold_refused.body', { time: format.time(params.giveUpAt) }),
        ...(params.nextTryAt
          ? [format.t('email.hold_refused.next', { time: format.time(params.nextTryAt) })]
          : []),
      ],
      card: [
        format.t('email.hold_refused.card', {
          hold: format.money(params.hold),
          card: format.card(params.card),
        }),
        format.t('email.hold_refused.otherwise'),
      ],
      money: [format.row(format.t('email.fact.hold'), format.money(params.hold))],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.kept_until'), params.giveUpAt),
      ],
      button: updateCard(format),
    }),
  },
  hold_needs_action: {
    compose: (params, format) => ({
      subject: format.subject('email.hold_needs_action.subject', {
        ...courseAndDay(params, format),
        hold: format.money(params.hold),
      }),
      title: format.t('email.hold_needs_action.title'),
      body: [format.t('email.hold_needs_action.body', { time: format.time(params.giveUpAt) })],
      card: [
        format.t('email.hold_needs_action.card', {
          hold: format.money(params.hold),
          card: format.card(params.card),
        }),
        format.t('email.hold_refused.otherwise'),
      ],
      money: [format.row(format.t('email.fact.hold'), format.money(params.hold))],
      details: [
        ...format.gameRows(params),
        format.timeRow(format.t('email.fact.kept_until'), params.giveUpAt),
      ],
      button: onGamePage(format.t('email.button.confirm_bank'), params, format),
    }),
  },
  seat_released_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.seat_released_guest.subject', courseAndDay(params, format)),
      title: format.t('email.seat_released_guest.title'),
      body:
        params.removedFor === undefined
          ? [format.t('email.seat_released_guest.body', { hold: format.money(params.hold) })]
          : [
              format.t(
                params.seats?.about === 'companion'
                  ? 'email.seat_released_guest.removedSpot'
                  : 'email.seat_released_guest.removed',
              ),
            ],
      quote:
        params.removedFor === undefined ? null : quoteOf('operator', params.removedFor, format),
      card: [
        format.t(
          params.removedFor === undefined
            ? 'email.seat_released_guest.card'
            : 'email.seat_released_guest.removedCard',
        ),
      ],
      details: format.gameRows(params),
      button: params.seats?.about === 'companion' ? openGame(params, format) : findGame(format),
    }),
  },
  seat_released_host: {
    compose: (params, format) => ({
      subject: format.subject('email.seat_released_host.subject', {
        day: format.day(params.teeTime),
      }),
      title: format.t('email.seat_released_host.title', { guest: params.guestName }),
      // the host need not know what was wrong with the guest's card
      body: [
        format.t(
          params.isByTeam ? 'email.seat_released_host.removed' : 'email.seat_released_host.body',
        ),
        placesLeft(params.placesLeft, format),
      ],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
}
