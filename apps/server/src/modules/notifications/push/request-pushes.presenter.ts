import {
  URGENT,
  courseAndTime,
  gamePage,
  untilTeeTime,
  type Pushes,
} from './push-parts.presenter.ts'

/** Requests to join a game whose host approves guests. */
export const JOIN_REQUEST_PUSHES: Pick<
  Pushes,
  'join_asked_host' | 'join_accepted_guest' | 'join_ended_guest' | 'join_blocked_guest'
> = {
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
  join_accepted_guest: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.join_accepted_guest.title', { host: params.hostName }),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  join_ended_guest: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.join_ended_guest.title'),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
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
}
