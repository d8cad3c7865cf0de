import {
  courseAndTime,
  gameNews,
  gamePage,
  untilTeeTime,
  ON_THE_WAY,
  URGENT,
  withAccess,
  type Pushes,
} from './push-parts.presenter.ts'

export const GAME_PUSHES = {
  joined_host: gameNews('normal', ({ guestName }, format) =>
    format.t('push.joined_host.title', { guest: guestName }),
  ),
  invitation_taken: gameNews('normal', ({ guestName }, format) =>
    format.t('push.invitation_taken.title', { guest: guestName }),
  ),
  invitation_expired: gameNews('high', (_, format) => format.t('push.invitation_expired.title')),
  invitation_ended: gameNews('high', (_, format) => format.t('push.invitation_ended.title')),
  invitation_reminder: gameNews('high', (_, format) => format.t('push.invitation_reminder.title')),
  invitation_ended_host: gameNews('normal', (_, format) =>
    format.t('push.invitation_ended_host.title'),
  ),
  substitute_guest: gameNews('normal', ({ substituteName }, format) =>
    format.t('push.substitute_guest.title', { substitute: substituteName }),
  ),
  substitute_host: gameNews('normal', ({ guestName, formerName }, format) =>
    format.t('push.substitute_host.title', { guest: guestName, former: formerName }),
  ),
  substitute_ended: gameNews('high', (_, format) => format.t('push.substitute_ended.title')),
  left_host: gameNews('normal', ({ guestName }, format) =>
    format.t('push.left_host.title', { guest: guestName }),
  ),
  seat_released_host: gameNews('normal', (_, format) => format.t('push.seat_released_host.title')),
  game_cancelled_guest: gameNews('high', (_, format) => format.t('push.cancelled.title')),
  game_cancelled_host: gameNews('high', (_, format) => format.t('push.cancelled_host.title')),
  game_called_off_host: gameNews('high', (_, format) => format.t('push.called_off_host.title')),
  game_on: gameNews('high', (_, format) => format.t('push.game_on.title')),
  decision_asked_host: {
    urgency: 'high',
    until: (params) => params.decideAt.at,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.decision_asked_host.title'),
      body: format.t(
        'push.decision_asked_host.body',
        courseAndTime(params, format, params.decideAt),
      ),
      path: gamePage(params),
    }),
  },
  name_missing: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.name_missing.title'),
      body: format.t('push.name_missing.body', courseAndTime(params, format, params.dueAt)),
      path: `${gamePage(params)}/arrival`,
    }),
  },
  game_changed_guest: {
    urgency: 'high',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t('push.changed.title'),
      body: format.t('push.changed.body', courseAndTime(params, format)),
      path: gamePage(params),
    }),
  },
  reminder_guest: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t(`push.reminder.${params.ahead}`),
      body: withAccess(
        format.t('push.reminder.guest', {
          ...courseAndTime(params, format),
          host: params.hostName,
        }),
        params,
        format,
      ),
      path: gamePage(params),
    }),
  },
  reminder_host: {
    urgency: 'normal',
    until: untilTeeTime,
    margin: URGENT,
    compose: (params, format) => ({
      title: format.t(`push.reminder.${params.ahead}`),
      body: withAccess(
        params.guests === 0
          ? format.t('push.reminder.alone', courseAndTime(params, format))
          : format.t('push.reminder.host', {
              ...courseAndTime(params, format),
              count: params.guests,
            }),
        params,
        format,
      ),
      path: gamePage(params),
    }),
  },
  seat_released_guest: {
    urgency: 'normal',
    until: untilTeeTime,
    compose: (params, format) => ({
      title: format.t('push.seat_released_guest.title'),
      body: format.t('push.seat_released_guest.body', {
        course: format.course(params),
        day: format.day(params.teeTime),
      }),
      path: '/games',
    }),
  },
  message_new: {
    urgency: 'high',
    until: (params) => params.until.at,
    margin: ON_THE_WAY,
    compose: (params, format) => ({
      title: format.t('push.message_new.title', { sender: params.senderName }),
      body: format.t('push.game', courseAndTime(params, format)),
      path: `${gamePage(params)}/messages`,
    }),
  },
  wish_fits: {
    urgency: 'normal',
    until: ({ games }) => games[0]?.teeTime.at ?? null,
    margin: URGENT,
    compose: ({ games: [first], token }, format) => ({
      title: format.t('push.wish_fits.title'),
      body: first ? format.t('push.game', courseAndTime(first, format)) : '',
      path: first ? gamePage(first) : `/alerts?token=${encodeURIComponent(token)}`,
    }),
  },
} satisfies Partial<Pushes>
