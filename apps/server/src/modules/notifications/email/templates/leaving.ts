import {
  about,
  contact,
  findGame,
  holdBar,
  onGamePage,
  openGame,
  placesLeft,
  transactions,
  words,
} from './parts.ts'
import type { Templates } from './template.ts'

export const leavingTemplates: Templates<
  | 'left_free_guest'
  | 'left_late_guest'
  | 'left_host'
  | 'game_cancelled_guest'
  | 'game_cancelled_host'
  | 'game_changed_guest'
> = {
  left_free_guest: {
    write: (p, w) => ({
      subject: w.t('email.left_free_guest.subject', about(p, w)),
      title: w.t('email.left_free_guest.title'),
      body: [w.t('email.left_free_guest.body')],
      card: fate(p.fate, w.money(p.hold), w),
      facts: w.game(p),
      button: findGame(w),
    }),
  },
  left_late_guest: {
    write: (p, w) => ({
      subject: w.t('email.left_late_guest.subject', { charged: w.money(p.charged) }),
      title: w.t('email.left_late_guest.title'),
      body: [w.t('email.left_late_guest.body', { count: p.windowHours })],
      card: [w.t('email.left_late_guest.card', { charged: w.money(p.charged) })],
      bar: holdBar(p.charged, p.charged, w, 'charged'),
      facts: [...w.game(p), w.fact(w.t('email.fact.charged'), w.money(p.charged))],
      button: transactions(w),
      small: [w.t('email.small.contact')],
    }),
  },
  left_host: {
    // a penalty that is owed to the host is money
    optional: (p) => p.owed === null,
    write: (p, w) => ({
      subject: w.t('email.left_host.subject', { guest: p.guestName, day: w.day(p.teeTime) }),
      title: w.t('email.left_host.title', { guest: p.guestName }),
      body: [
        ...(p.owed ? [w.t('email.owed', { owed: w.money(p.owed) })] : []),
        placesLeft(p.placesLeft, w),
      ],
      facts: [...w.game(p), ...(p.owed ? [w.fact(w.t('email.fact.owed'), w.money(p.owed))] : [])],
      button: openGame(p, w),
    }),
  },
  game_cancelled_guest: {
    write: (p, w) => ({
      subject: w.t('email.game_cancelled_guest.subject', about(p, w)),
      title: w.t('email.game_cancelled_guest.title'),
      body: [w.t(`email.game_cancelled_guest.${p.by}`)],
      words: words(p.by, p.reason, w),
      card: fate(p.fate, w.money(p.hold), w),
      facts: w.game(p),
      button: findGame(w),
    }),
  },
  game_cancelled_host: {
    write: (p, w) => ({
      subject: w.t('email.game_cancelled_host.subject', about(p, w)),
      title: w.t('email.game_cancelled_host.title'),
      body: [
        p.guests === 0
          ? w.t('email.game_cancelled_host.alone')
          : w.t('email.game_cancelled_host.body', { count: p.guests }),
      ],
      words: words('operator', p.reason, w),
      facts: w.game(p),
      button: contact(w),
    }),
  },
  game_changed_guest: {
    write: (p, w) => {
      const [course, teeTime] = [w.course(p), w.moment(w.t('email.fact.tee_time'), p.teeTime)]
      const courseBefore = w.course(p.before)
      return {
        subject: w.t('email.game_changed_guest.subject', about(p, w)),
        title: w.t('email.game_changed_guest.title'),
        body: [w.t('email.game_changed_guest.body', { host: p.hostName })],
        card: [
          w.t('email.game_changed_guest.card', {
            time: w.time(p.freeUntil),
            hold: w.money(p.hold),
          }),
        ],
        facts: [
          w.fact(
            w.t('email.fact.course'),
            course,
            ...(courseBefore === course ? [] : [w.t('email.fact.before', { value: courseBefore })]),
          ),
          w.fact(
            teeTime.label,
            ...teeTime.lines,
            ...(p.before.teeTime.at === p.teeTime.at
              ? []
              : [w.t('email.fact.before', { value: w.time(p.before.teeTime) })]),
          ),
          w.moment(w.t('email.fact.free_until'), p.freeUntil),
        ],
        button: onGamePage(w.t('email.game_changed_guest.button'), p, w),
      }
    },
  },
}

function fate(
  what: 'released' | 'never_held' | 'kept',
  hold: string,
  w: Parameters<typeof findGame>[0],
): string[] {
  if (what === 'never_held') return [w.t('email.fate.never_held')]
  return what === 'kept'
    ? [w.t('email.fate.kept', { hold })]
    : [w.t('email.fate.released', { hold }), w.t('email.small.bank')]
}
