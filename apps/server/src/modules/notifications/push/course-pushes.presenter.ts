import { GAME_LENGTH } from '@tomogolf/domain/game'
import { gamePage, untilTeeTime, URGENT, type Push, type Pushes } from './push-parts.presenter.ts'

/** Asks guest and host the same. */
function didYouPlay<K extends 'did_you_play_guest' | 'did_you_play_host'>(): Push<K> {
  return {
    urgency: 'high',
    until: (params) => params.answerUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.did_you_play.title'),
      body: format.t('push.did_you_play.body', {
        course: format.course(params),
        until: format.time(params.answerUntil),
      }),
      path: gamePage(params),
    }),
  }
}

export const COURSE_PUSHES = {
  check_in_open: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: 0,
    compose: (params, format) => ({
      title: format.t('push.check_in_open.title'),
      body: format.t(`push.check_in_open.${params.as}`, { course: format.course(params) }),
      path: `${gamePage(params)}/${params.as === 'guest' ? 'check-in' : 'qr'}`,
    }),
  },
  missing_guest: {
    urgency: 'high',
    until: (params) => params.statementUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.missing_guest.title'),
      body: format.t('push.missing_guest.body', {
        course: format.course(params),
        until: format.time(params.statementUntil),
      }),
      path: gamePage(params),
    }),
  },
  missing_host: {
    urgency: 'high',
    until: (params) => params.statementUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.missing_host.title', { guest: params.guestName }),
      body: format.t('push.missing_host.body', {
        guest: params.guestName,
        until: format.time(params.statementUntil),
      }),
      path: gamePage(params),
    }),
  },
  host_reported: {
    urgency: 'high',
    until: (params) => params.answerUntil?.at ?? params.teeTime.at + GAME_LENGTH,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.host_reported.title'),
      body: format.t('push.host_reported.body', { course: format.course(params) }),
      path: gamePage(params),
    }),
  },
  did_you_play_guest: didYouPlay(),
  did_you_play_host: didYouPlay(),
  marked_present_guest: {
    urgency: 'high',
    until: (params) => params.objectUntil.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.marked_present.title'),
      body: format.t('push.marked_present.body', {
        course: format.course(params),
        until: format.time(params.objectUntil),
      }),
      path: gamePage(params),
    }),
  },
} satisfies Partial<Pushes>
