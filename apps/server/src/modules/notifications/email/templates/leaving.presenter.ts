import {
  courseAndDay,
  contact,
  findGame,
  holdBar,
  onGamePage,
  openGame,
  placesLeft,
  transactions,
  quoteOf,
} from './parts.presenter.ts'
import type { Templates } from './template.types.ts'

export const leavingTemplates: Templates<
  | 'substitute_guest'
  | 'substitute_host'
  | 'substitute_ended'
  | 'left_free_guest'
  | 'left_late_guest'
  | 'left_host'
  | 'game_cancelled_guest'
  | 'game_cancelled_host'
  | 'game_edited_host'
  | 'game_changed_guest'
> = {
  substitute_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.substitute_guest.subject', {
        ...courseAndDay(params, format),
        substitute: params.substituteName,
      }),
      title: format.t('email.substitute_guest.title', { substitute: params.substituteName }),
      body: [format.t('email.substitute_guest.body')],
      card: holdOutcomeLines(params.fate, format.money(params.hold), format),
      details: format.gameRows(params),
      button: findGame(format),
    }),
  },
  substitute_host: {
    compose: (params, format) => {
      const names = { guest: params.guestName, former: params.formerName }
      return {
        subject: format.subject('email.substitute_host.subject', {
          ...names,
          day: format.day(params.teeTime),
        }),
        title: format.t('email.substitute_host.title', names),
        body: [format.t('email.substitute_host.body', names)],
        details: [
          ...format.gameRows(params),
          format.row(format.t('email.fact.guest'), params.guestName),
        ],
        button: openGame(params, format),
      }
    },
  },
  substitute_ended: {
    compose: (params, format) => ({
      subject: format.subject('email.substitute_ended.subject', courseAndDay(params, format)),
      title: format.t('email.substitute_ended.title'),
      body: [format.t('email.substitute_ended.body')],
      card: [format.t('email.substitute_ended.card', { hold: format.money(params.hold) })],
      details: format.gameRows(params),
      button: findGame(format),
    }),
  },
  left_free_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.left_free_guest.subject', courseAndDay(params, format)),
      title: format.t('email.left_free_guest.title'),
      body: [format.t('email.left_free_guest.body')],
      card: holdOutcomeLines(params.fate, format.money(params.hold), format),
      details: format.gameRows(params),
      button: findGame(format),
    }),
  },
  left_late_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.left_late_guest.subject', {
        charged: format.money(params.charged),
      }),
      title: format.t('email.left_late_guest.title'),
      body: [format.t('email.left_late_guest.body', { count: params.windowHours })],
      card: [
        format.t('email.left_late_guest.card', { charged: format.money(params.charged) }),
        ...(params.refund
          ? [format.t('email.left_late_guest.refill', { refund: format.money(params.refund) })]
          : []),
      ],
      bar: holdBar(params.charged, params.charged, format, 'charged'),
      money: [format.row(format.t('email.fact.charged'), format.money(params.charged))],
      details: format.gameRows(params),
      button: transactions(format),
      small: [format.t('email.small.contact')],
    }),
  },
  left_host: {
    // a penalty that is owed to the host is money
    compose: (params, format) => ({
      subject: format.subject('email.left_host.subject', {
        guest: params.guestName,
        day: format.day(params.teeTime),
      }),
      title: format.t('email.left_host.title', { guest: params.guestName }),
      body: [
        ...(params.owed
          ? [
              format.t('email.owed', { owed: format.money(params.owed) }),
              format.t('email.left_host.refill'),
            ]
          : []),
        placesLeft(params.placesLeft, format),
      ],
      money: params.owed
        ? [format.row(format.t('email.fact.owed'), format.money(params.owed))]
        : [],
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  game_cancelled_guest: {
    compose: (params, format) => ({
      subject: format.subject('email.game_cancelled_guest.subject', courseAndDay(params, format)),
      title: format.t('email.game_cancelled_guest.title'),
      body: [format.t(`email.game_cancelled_guest.${params.by}`)],
      quote: params.by === 'too_few' ? null : quoteOf(params.by, params.reason, format),
      card: holdOutcomeLines(params.fate, format.money(params.hold), format),
      details: format.gameRows(params),
      button: findGame(format),
    }),
  },
  game_cancelled_host: {
    compose: (params, format) => ({
      subject: format.subject('email.game_cancelled_host.subject', courseAndDay(params, format)),
      title: format.t('email.game_cancelled_host.title'),
      body: [
        params.guests === 0
          ? format.t('email.game_cancelled_host.alone')
          : format.t('email.game_cancelled_host.body', { count: params.guests }),
      ],
      quote: quoteOf('operator', params.reason, format),
      details: format.gameRows(params),
      button: contact(format),
    }),
  },
  game_edited_host: {
    compose: (params, format) => ({
      subject: format.subject('email.game_edited_host.subject', courseAndDay(params, format)),
      title: format.t('email.game_edited_host.title'),
      body: [format.t('email.game_edited_host.body')],
      quote: quoteOf('operator', params.reason, format),
      details: format.gameRows(params),
      button: openGame(params, format),
    }),
  },
  game_changed_guest: {
    compose: (params, format) => {
      const [course, teeTime] = [
        format.course(params),
        format.timeRow(format.t('email.fact.tee_time'), params.teeTime),
      ]
      const courseBefore = format.course(params.before)
      return {
        subject: format.subject('email.game_changed_guest.subject', courseAndDay(params, format)),
        title: format.t('email.game_changed_guest.title'),
        body: [format.t('email.game_changed_guest.body', { host: params.hostName })],
        card: [
          format.t(`email.game_changed_guest.${params.isFreeExit ? 'card' : 'small'}`, {
            time: format.time(params.freeUntil),
            hold: format.money(params.hold),
          }),
        ],
        details: [
          format.row(
            format.t('email.fact.course'),
            course,
            ...(courseBefore === course
              ? []
              : [format.t('email.fact.before', { value: courseBefore })]),
          ),
          format.row(
            teeTime.label,
            ...teeTime.lines,
            ...(params.before.teeTime.at === params.teeTime.at
              ? []
              : [format.t('email.fact.before', { value: format.time(params.before.teeTime) })]),
          ),
          format.timeRow(format.t('email.fact.free_until'), params.freeUntil),
        ],
        button: onGamePage(format.t('email.game_changed_guest.button'), params, format),
      }
    },
  },
}

function holdOutcomeLines(
  outcome: 'released' | 'never_held' | 'kept',
  hold: string,
  format: Parameters<typeof findGame>[0],
): string[] {
  if (outcome === 'never_held') return [format.t('email.fate.never_held')]
  return outcome === 'kept'
    ? [format.t('email.fate.kept', { hold })]
    : [format.t('email.fate.released', { hold }), format.t('email.small.bank')]
}
