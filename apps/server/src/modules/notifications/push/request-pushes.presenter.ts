import { gameNews, gamePage, type Pushes } from './push-parts.presenter.ts'

/** Requests to join a game whose host approves guests, waiting lists, and public questions. */
export const ASKING_PUSHES = {
  join_asked_host: {
    urgency: 'high',
    until: (params) => params.answerUntil.at,
    compose: (params, format) => ({
      title: format.t('push.join_asked_host.title', { guest: params.guestName }),
      body: format.t('push.join_asked_host.body', {
        course: format.course(params),
        until: format.time(params.answerUntil),
      }),
      path: gamePage(params),
    }),
  },
  join_accepted_guest: gameNews('normal', ({ hostName }, format) =>
    format.t('push.join_accepted_guest.title', { host: hostName }),
  ),
  join_ended_guest: gameNews('normal', (_, format) => format.t('push.join_ended_guest.title')),
  join_blocked_guest: {
    urgency: 'high',
    until: (params) => params.answerUntil.at,
    compose: (params, format) => ({
      title: format.t('push.join_blocked_guest.title', { host: params.hostName }),
      body: format.t('push.join_blocked_guest.body', {
        course: format.course(params),
        until: format.time(params.answerUntil),
      }),
      path: gamePage(params),
    }),
  },
  waiting_seat: gameNews('high', (_, format) => format.t('push.waiting_seat.title')),
  waiting_offer: {
    urgency: 'high',
    until: (params) => params.offerUntil.at,
    compose: (params, format) => ({
      title: format.t('push.waiting_offer.title', { count: params.spots ?? 1 }),
      body: format.t('push.waiting_offer.body', {
        count: params.spots ?? 1,
        course: format.course(params),
        until: format.time(params.offerUntil),
      }),
      path: gamePage(params),
    }),
  },
  waiting_ended: gameNews('normal', (_, format) => format.t('push.waiting_ended.title')),
  question_asked_host: gameNews('normal', ({ guestName }, format) =>
    format.t('push.question_asked_host.title', { guest: guestName }),
  ),
  question_answered: gameNews('normal', ({ hostName }, format) =>
    format.t('push.question_answered.title', { host: hostName }),
  ),
  question_removed: gameNews('normal', (_, format) => format.t('push.question_removed.title')),
} satisfies Partial<Pushes>
