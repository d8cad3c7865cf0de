import { invitationPath } from '@tomogolf/messages/wishes'
import {
  courseAndTime,
  gamePage,
  URGENT,
  STATUS,
  type Push,
  type Pushes,
} from './push-parts.presenter.ts'

const playAgain: Push<'play_again_host' | 'play_again_guest'> = {
  urgency: 'normal',
  until: () => null,
  compose: (params, format) => ({
    title: format.t('push.play_again.title', { name: params.name }),
    body: format.course(params),
    path: gamePage(params),
  }),
}

export const ACCOUNT_PUSHES = {
  strike: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.strike.title'),
      body: params.suspendedUntil
        ? format.t('push.suspended.body', { until: format.day(params.suspendedUntil) })
        : format.t('push.strike.body'),
      path: STATUS,
    }),
  },
  appeal_decided: {
    urgency: 'normal',
    until: () => null,
    compose: (_, format) => ({
      title: format.t('push.appeal.title'),
      body: format.t('push.appeal.body'),
      path: STATUS,
    }),
  },
  conduct_decided: {
    urgency: 'normal',
    until: () => null,
    compose: (_, format) => ({
      title: format.t('push.conduct_decided.title'),
      body: format.t('push.conduct_decided.body'),
      path: STATUS,
    }),
  },
  suspended: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.suspended.title'),
      body: format.t('push.suspended.body', { until: format.day(params.until) }),
      path: STATUS,
    }),
  },
  request_answered: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.request_answered.title'),
      body: format.t('push.request_answered.body', { reference: params.reference }),
      path: '/help-support',
    }),
  },
  rating_ask: {
    urgency: 'normal',
    until: (params) => params.until.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.rating_ask.title'),
      body: format.t('push.rating_ask.body', {
        course: format.course(params),
        names: params.names,
      }),
      path: gamePage(params),
    }),
  },
  rating_shown: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.rating_shown.title', { name: params.raterName }),
      body: format.t('push.game', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  play_again_host: playAgain,
  play_again_guest: playAgain,
  play_again_invitation: {
    urgency: 'normal',
    until: (params) => params.teeTime.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.play_again_invitation.title', { name: params.name }),
      body: format.t('push.game', courseAndTime(params, format)),
      path: invitationPath(params),
    }),
  },
} satisfies Partial<Pushes>
