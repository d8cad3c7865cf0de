import { gamePage, untilTeeTime, URGENT, type Pushes } from './push-parts.presenter.ts'

export const MONEY_PUSHES = {
  hold_refused: {
    urgency: 'high',
    until: (params) => params.giveUpAt.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.hold_refused.title'),
      body: format.t('push.hold_refused.body', {
        course: format.course(params),
        until: format.time(params.giveUpAt),
      }),
      path: '/payment-methods',
    }),
  },
  hold_needs_action: {
    urgency: 'high',
    until: (params) => params.giveUpAt.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.bank.title'),
      body: format.t('push.hold_needs_action.body', {
        course: format.course(params),
        until: format.time(params.giveUpAt),
      }),
      path: gamePage(params),
    }),
  },
  card_detached: {
    urgency: 'high',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.card_detached.title'),
      body: params.next ? format.t('push.card_detached.next') : format.t('push.card_detached.none'),
      path: '/payment-methods',
    }),
  },
  card_expiring: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.card_expiring.title'),
      body: format.t('push.card_expiring.body', { course: format.course(params) }),
      path: '/payment-methods',
    }),
  },
  charge_refused: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.charge_refused.title'),
      body: format.t('push.charge_refused.body', { course: format.course(params) }),
      path: '/payment-methods',
    }),
  },
  charge_needs_action: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.bank.title'),
      body: format.t('push.charge_needs_action.body', { course: format.course(params) }),
      path: gamePage(params),
    }),
  },
  share_refunded: {
    urgency: 'normal',
    until: () => null,
    compose: (params, format) => ({
      title: format.t('push.share_refunded.title'),
      body: format.t('push.share_refunded.body', { course: format.course(params) }),
      path: '/profile?tab=transactions',
    }),
  },
} satisfies Partial<Pushes>
