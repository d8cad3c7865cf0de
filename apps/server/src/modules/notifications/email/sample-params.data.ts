import { fromJapanText, type Instant } from '@tomogolf/domain/time'
import type { NotificationKind, NotificationParamsOf } from '@tomogolf/messages/notifications'

// what the preview shows and the tests render: every kind with everything filled in, and the turns
// a kind can take
const at = (text: string) => ({ at: fromJapanText(text)! })
const usd = (minor: number) => ({ minor, currency: 'USD' as const })

/** The moment the samples are written at. */
export const SAMPLE_NOW: Instant = fromJapanText('2026-11-20 11:20:00')!
const game = {
  gameId: 'hakone5kgame01',
  courseName: 'Hakone Yuki Country Club',
  courseNameJa: '箱根ゆきカントリー倶楽部',
  teeTime: at('2026-11-28 07:42:00'),
}
/** 45 minutes before the tee time. */
const arriveBy = at('2026-11-28 06:57:00')
const far = { ...game, gameId: 'hakone5kgame02', teeTime: at('2027-02-14 08:10:00') }
const card = { brand: 'visa', last4: '4242' }
const hold = usd(13_000),
  fee = usd(3000),
  rest = usd(10_000)

/** A guest who covers the seat of a companion, and what is told about both or about the companion. */
const party = (to: 'guest' | 'host', about: 'party' | 'companion' = 'party') => ({
  seats: { to, about, guest: 'Emily B.', companions: ['Daniel R.'] },
})

const wishGame = {
  ...game,
  hostName: 'Kenji M.',
  location: 'Hakone-machi, Kanagawa',
  price: rest,
  fee,
  free: 2,
}

export const SAMPLES: {
  readonly [K in NotificationKind]: readonly Readonly<NotificationParamsOf[K]>[]
} = {
  verify_email: [{ token: 'example-link', expires: at('2026-11-21 11:20:00'), hours: 24 }],
  login_code: [{ code: '407118', minutes: 10 }],
  login_code_refused: [{}],
  reset_password: [
    { token: 'example-link', expires: at('2026-11-20 12:20:00'), hours: 1, askedBy: 'self' },
    { token: 'example-link', expires: at('2026-11-20 12:20:00'), hours: 1, askedBy: 'operator' },
  ],
  mail_test: [{ token: 'example-link', expires: at('2026-11-21 11:20:00'), hours: 24 }],
  username_reminder: [{ username: 'emily.b' }, { username: null }],
  passkey_added: [{ name: 'Chrome, macOS', addedAt: at('2026-11-20 11:19:00') }],
  passkey_removed: [{ name: 'Chrome, macOS', removedAt: at('2026-11-20 11:19:00') }],
  identity_linked: [
    { issuer: 'Google', email: 'emily@example.com', linkedAt: at('2026-11-20 11:19:00') },
    { issuer: 'LINE', email: null, linkedAt: at('2026-11-20 11:19:00') },
  ],
  identity_removed: [
    { issuer: 'Google', email: 'emily@example.com', removedAt: at('2026-11-20 11:19:00') },
  ],
  totp_changed: [
    { to: 'on', changedAt: at('2026-11-20 11:19:00') },
    { to: 'off', changedAt: at('2026-11-20 11:19:00') },
  ],
  recovery_code_used: [
    { left: 9, usedAt: at('2026-11-20 11:19:00') },
    { left: 0, usedAt: at('2026-11-20 11:19:00') },
  ],
  password_changed: [{ changedAt: at('2026-11-20 11:19:00') }],
  new_device: [
    { loggedInAt: at('2026-11-20 11:19:00'), device: 'Firefox, Windows', ip: '203.0.113.7' },
    { loggedInAt: at('2026-11-20 11:19:00'), device: null, ip: null },
  ],

  game_created: [
    {
      ...game,
      price: rest,
      slots: 3,
      arriveBy,
      freeCancelUntil: at('2026-11-26 07:42:00'),
    },
    {
      ...game,
      price: rest,
      slots: 3,
      arriveBy,
      freeCancelUntil: at('2026-11-26 07:42:00'),
      repeatedAt: [at('2026-12-05 07:42:00'), at('2026-12-12 07:42:00')],
    },
  ],
  booking_reviewed: [
    { ...game, accepted: true, reason: 'Name and tee time match.' },
    { ...game, accepted: false, reason: 'The date can’t be read.' },
  ],
  joined_guest: [
    {
      ...game,
      hostName: 'Kenji M.',
      hold,
      fee,
      placeAt: null,
      freeUntil: at('2026-11-26 07:42:00'),
      checkInOpens: at('2026-11-28 01:42:00'),
    },
    {
      ...far,
      hostName: 'Kenji M.',
      hold,
      fee,
      placeAt: at('2027-02-10 08:10:00'),
      freeUntil: at('2027-02-12 08:10:00'),
      checkInOpens: at('2027-02-14 02:10:00'),
    },
    {
      ...game,
      hostName: 'Kenji M.',
      hold: { minor: 19_500, currency: 'JPY' },
      fee: { minor: 4500, currency: 'JPY' },
      placeAt: null,
      freeUntil: at('2026-11-19 07:42:00'),
      checkInOpens: at('2026-11-21 01:42:00'),
    },
    {
      ...game,
      ...party('guest'),
      hostName: 'Kenji M.',
      hold,
      fee,
      placeAt: null,
      freeUntil: at('2026-11-26 07:42:00'),
      checkInOpens: at('2026-11-28 01:42:00'),
    },
  ],
  joined_host: [
    { ...game, guestName: 'Emily B.', placesLeft: 2 },
    { ...game, guestName: 'Emily B.', placesLeft: 0 },
    { ...game, ...party('host'), guestName: 'Emily B.', placesLeft: 1 },
  ],
  join_asked_host: [
    { ...game, guestName: 'Emily B.', answerUntil: at('2026-11-22 09:00:00'), again: false },
    { ...game, guestName: 'Emily B.', answerUntil: at('2026-11-22 09:00:00'), again: true },
  ],
  join_asked_guest: [
    { ...game, hostName: 'Kenji M.', hold, answerUntil: at('2026-11-22 09:00:00') },
  ],
  join_accepted_guest: [
    {
      ...game,
      hostName: 'Kenji M.',
      hold,
      fee,
      placeAt: null,
      freeUntil: at('2026-11-26 07:42:00'),
      checkInOpens: at('2026-11-28 01:42:00'),
    },
    {
      ...far,
      hostName: 'Kenji M.',
      hold,
      fee,
      placeAt: at('2027-02-10 08:10:00'),
      freeUntil: at('2027-02-12 08:10:00'),
      checkInOpens: at('2027-02-14 02:10:00'),
    },
  ],
  join_ended_guest: [
    { ...game, hostName: 'Kenji M.', why: 'declined' },
    { ...game, hostName: 'Kenji M.', why: 'unanswered' },
    { ...game, hostName: 'Kenji M.', why: 'changed' },
    { ...game, hostName: 'Kenji M.', why: 'cancelled' },
    { ...game, hostName: 'Kenji M.', why: 'operator' },
  ],
  join_blocked_guest: [{ ...game, hostName: 'Kenji M.', answerUntil: at('2026-11-22 09:00:00') }],
  waiting_joined: [
    { ...game, position: 3, hold, token: 'example-link' },
    { ...game, position: 3, hold, token: 'example-link', spots: 2 },
  ],
  waiting_seat: [
    {
      ...game,
      hostName: 'Kenji M.',
      hold,
      fee,
      placeAt: null,
      freeUntil: at('2026-11-26 07:42:00'),
      checkInOpens: at('2026-11-28 01:42:00'),
      fixUntil: at('2026-11-20 11:50:00'),
    },
    {
      ...far,
      hostName: 'Kenji M.',
      hold,
      fee,
      placeAt: at('2027-02-10 08:10:00'),
      freeUntil: at('2027-02-12 08:10:00'),
      checkInOpens: at('2027-02-14 02:10:00'),
      fixUntil: null,
    },
  ],
  waiting_offer: [
    {
      ...game,
      hostName: 'Kenji M.',
      hold,
      offerUntil: at('2026-11-27 13:20:00'),
      token: 'example-link',
    },
    {
      ...game,
      hostName: 'Kenji M.',
      hold,
      offerUntil: at('2026-11-27 13:20:00'),
      token: 'example-link',
      spots: 2,
    },
  ],
  waiting_ended: [
    { ...game, why: 'expired' },
    { ...game, why: 'closed' },
    { ...game, why: 'changed' },
    { ...game, why: 'too_large' },
    { ...game, why: 'cancelled' },
    { ...game, why: 'operator', reason: 'Two accounts of one person.' },
    { ...game, why: 'clash' },
    { ...game, why: 'card' },
    { ...game, why: 'account' },
  ],
  question_asked_host: [
    { ...game, guestName: 'Sofia L.', question: 'Is there a left-handed set to rent?' },
  ],
  question_answered: [
    {
      ...game,
      hostName: 'Kenji M.',
      question: 'Is there a left-handed set to rent?',
      answer: 'Yes, one set. The club needs to know by Thursday.',
    },
  ],
  question_removed: [
    {
      ...game,
      question: 'Is there a left-handed set to rent?',
      by: 'host',
      reason: 'Asked and answered above.',
    },
    {
      ...game,
      question: 'Is there a left-handed set to rent?',
      by: 'operator',
      reason: 'It’s not about this game.',
    },
  ],
  report_decided: [
    {
      kind: 'message',
      outcome: 'warned',
      removed: true,
      rule: 'harassment',
      reason: 'The message insults another player.',
      game,
    },
    {
      kind: 'person',
      outcome: 'dismissed',
      removed: false,
      rule: 'other',
      reason: 'We found nothing against our rules.',
      game: null,
    },
  ],
  conduct_decided: [
    {
      kind: 'message',
      outcome: 'warned',
      removed: true,
      rule: 'harassment',
      reason: 'The message insults another player.',
      game,
    },
    {
      kind: 'question',
      outcome: 'removed',
      removed: true,
      rule: 'scam',
      reason: 'It advertises a shop.',
      game,
    },
    {
      kind: 'answer',
      outcome: 'strike',
      removed: false,
      rule: 'hate',
      reason: 'It turns guests away for where they come from.',
      game,
    },
    {
      kind: 'person',
      outcome: 'suspended',
      removed: false,
      rule: 'false_identity',
      reason: 'The photo shows another person.',
      game: null,
    },
  ],
  hold_placed: [{ ...game, hold, fee, card, freeUntil: at('2026-11-26 07:42:00') }],
  hold_refused: [
    {
      ...game,
      hold,
      card,
      reason: 'INSUFFICIENT_FUNDS',
      giveUpAt: at('2026-11-25 07:42:00'),
      nextTryAt: at('2026-11-24 13:42:00'),
    },
    { ...game, hold, card, reason: 'OTHER', giveUpAt: at('2026-11-25 07:42:00'), nextTryAt: null },
  ],
  hold_needs_action: [{ ...game, hold, card, giveUpAt: at('2026-11-25 07:42:00') }],
  seat_released_guest: [
    { ...game, hold },
    { ...game, hold, removedFor: 'Two guests told us that you had sold your spot.' },
  ],
  seat_released_host: [
    { ...game, guestName: 'Emily B.', placesLeft: 1 },
    { ...game, guestName: 'Emily B.', placesLeft: 1, isByTeam: true },
  ],

  invitation_taken: [{ ...game, guestName: 'Hana S.' }],
  invitation_expired: [
    { ...game, count: 1 },
    { ...game, count: 2 },
  ],
  invitation_ended: [{ ...game, reason: 'Spots were kept for resale.' }],
  invitation_reminder: [{ ...game, count: 1, acceptUntil: at('2026-11-24 13:42:00') }],
  invitation_ended_host: [{ ...game, guestName: 'Emily B.', count: 1, placesLeft: 2 }],
  substitute_guest: [
    { ...game, substituteName: 'Hana S.', hold, fate: 'released' },
    { ...game, substituteName: 'Hana S.', hold, fate: 'never_held' },
  ],
  substitute_host: [{ ...game, guestName: 'Hana S.', formerName: 'Emily W.' }],
  substitute_ended: [{ ...game, hold }],
  left_free_guest: [
    { ...game, hold, fate: 'released' },
    { ...far, hold, fate: 'never_held' },
    { ...game, ...party('guest', 'companion'), hold, fate: 'released' },
  ],
  left_late_guest: [
    { ...game, charged: hold, windowHours: 48, refund: hold },
    { ...game, charged: hold, windowHours: 48, refund: null },
  ],
  left_host: [
    { ...game, guestName: 'Emily B.', placesLeft: 3, owed: null },
    { ...game, guestName: 'Emily B.', placesLeft: 3, owed: rest },
    { ...game, ...party('host', 'companion'), guestName: 'Daniel R.', placesLeft: 3, owed: null },
  ],
  game_cancelled_guest: [
    {
      ...game,
      by: 'host',
      reason: 'Snow is forecast, and the course closes for the day.\nSee you in spring.',
      hold,
      fate: 'released',
    },
    { ...game, by: 'operator', reason: null, hold, fate: 'kept' },
    { ...far, by: 'host', reason: null, hold, fate: 'never_held' },
    { ...far, by: 'too_few', reason: null, hold, fate: 'never_held' },
    { ...game, by: 'too_few', reason: null, hold, fate: 'released' },
  ],
  game_called_off_host: [
    { ...game, guests: 1, minPlayers: 3 },
    { ...game, guests: 0, minPlayers: 2 },
  ],
  game_on: [
    { ...game, as: 'guest', players: 3, isKept: false, arriveBy },
    { ...game, as: 'host', players: 2, isKept: true, arriveBy },
    { ...game, as: 'guest', players: 2, isKept: true, arriveBy },
    { ...game, as: 'host', players: 1, isKept: true, arriveBy },
  ],
  name_missing: [{ ...game, hostName: 'Kenji M.', dueAt: at('2026-11-27 07:42:00') }],
  decision_asked_host: [
    { ...game, guests: 2, minPlayers: 4, decideAt: game.teeTime },
    { ...game, guests: 0, minPlayers: 2, decideAt: game.teeTime },
  ],
  game_edited_host: [{ ...game, reason: 'The course moved your tee time by ten minutes.' }],
  game_cancelled_host: [
    { ...game, reason: 'The course has closed for the season.', guests: 2 },
    { ...game, reason: 'The course has closed for the season.', guests: 0 },
  ],
  game_changed_guest: [
    {
      ...game,
      hostName: 'Kenji M.',
      before: { ...game, teeTime: at('2026-11-27 09:00:00') },
      hold,
      freeUntil: game.teeTime,
      isFreeExit: true,
    },
    {
      ...game,
      hostName: 'Kenji M.',
      before: {
        courseName: 'Ashinoko Golf Links',
        courseNameJa: '芦ノ湖ゴルフリンクス',
        teeTime: game.teeTime,
      },
      hold,
      freeUntil: game.teeTime,
      isFreeExit: true,
    },
  ],

  reminder_guest: [
    {
      ...game,
      ahead: 'week',
      hostName: 'Kenji M.',
      location: '1245 Ninotaira, Hakone, Kanagawa',
      access: '20 min by car from Hakone-Yumoto station',
      ride: 'I can take two people along from Odawara station, east exit, at 06:10.',
      freeUntil: at('2026-11-26 07:42:00'),
      checkInOpens: at('2026-11-28 01:42:00'),
    },
    {
      ...game,
      ahead: 'day',
      hostName: 'Kenji M.',
      location: '1245 Ninotaira, Hakone, Kanagawa',
      access: null,
      ride: null,
      freeUntil: null,
      checkInOpens: at('2026-11-28 01:42:00'),
    },
    {
      ...game,
      ahead: 'hours',
      hostName: 'Kenji M.',
      location: '1245 Ninotaira, Hakone, Kanagawa',
      access: null,
      ride: null,
      freeUntil: null,
      checkInOpens: at('2026-11-28 01:42:00'),
    },
  ],
  reminder_host: [
    {
      ...game,
      ahead: 'week',
      guests: 0,
      placesLeft: 3,
      location: '1245 Ninotaira, Hakone, Kanagawa',
      access: null,
      arriveBy,
    },
    {
      ...game,
      ahead: 'day',
      guests: 1,
      placesLeft: 2,
      location: '1245 Ninotaira, Hakone, Kanagawa',
      access: null,
      arriveBy,
    },
    {
      ...game,
      ahead: 'hours',
      guests: 3,
      placesLeft: 0,
      location: '1245 Ninotaira, Hakone, Kanagawa',
      access: null,
      arriveBy,
    },
  ],
  check_in_open: [
    { ...game, as: 'guest' },
    { ...game, as: 'host' },
  ],

  checked_in_guest: [
    { ...game, charged: fee, released: rest, by: 'guest' },
    { ...game, charged: fee, released: rest, by: 'host' },
    { ...game, charged: fee, released: rest, by: 'operator' },
    { ...game, charged: fee, released: null, by: 'guest' },
    { ...game, charged: fee, released: rest, by: 'answer' },
  ],
  host_reported: [
    { ...game, answerUntil: null },
    { ...game, answerUntil: at('2026-11-28 19:42:00') },
  ],
  host_report_closed: [
    { ...game, by: 'withdrawn' },
    { ...game, by: 'decision' },
  ],
  report_pending_guest: [{ ...game, hold }],
  did_you_play_guest: [{ ...game, hold, fee, answerUntil: at('2026-11-28 19:42:00') }],
  did_you_play_host: [{ ...game, guests: 2, answerUntil: at('2026-11-28 19:42:00') }],
  marked_present_guest: [{ ...game, fee, objectUntil: at('2026-11-28 13:12:00') }],
  arrival_waits_guest: [{ ...game, fee }],
  objection_guest: [{ ...game, fee }],
  objection_host: [{ ...game, guestName: 'Emily B.' }],
  not_played_guest: [
    { ...game, hold, fate: 'released', after: 'answers', reason: null },
    { ...game, hold, fate: 'never_held', after: 'objection', reason: 'The course was closed.' },
  ],
  missing_guest: [{ ...game, hold, fee, statementUntil: at('2026-11-28 19:42:00') }],
  missing_host: [{ ...game, guestName: 'Emily B.', statementUntil: at('2026-11-28 19:42:00') }],
  statement_received: [{ ...game, hold, fee }],
  statement_host: [{ ...game, guestName: 'Emily B.' }],
  scan_came_late_host: [{ ...game, guestName: 'Emily B.', shownAt: at('2026-11-28 06:51:00') }],
  statement_accepted: [
    { ...game, charged: fee, released: rest, reason: 'Your host remembers you well.' },
    { ...game, charged: fee, released: null, reason: null },
  ],
  no_show_guest: [
    { ...game, charged: hold, from: 'hold', after: 'silence', reason: null },
    {
      ...game,
      charged: hold,
      from: 'card',
      after: 'decision',
      reason: 'The course has no record of a fourth player.',
    },
  ],
  no_show_host: [{ ...game, guestName: 'Emily B.', owed: rest }],
  host_absent_guest: [
    { ...game, hold, fate: 'released' },
    { ...game, hold, fate: 'never_held' },
  ],
  host_absent_host: [
    { ...game, guests: 2, penalty: null },
    { ...game, guests: 2, penalty: usd(6000) },
  ],

  charge_made: [
    { ...game, amount: hold, card, cause: 'no_show' },
    { ...game, amount: fee, card, cause: 'check_in' },
    { ...game, amount: hold, card, cause: 'late_leave' },
    { ...game, amount: usd(5000), card, cause: 'operator' },
  ],
  charge_refused: [
    { ...game, amount: usd(6000), card, reason: 'CARD_EXPIRED', cause: 'host_absent' },
    { ...game, amount: hold, card, reason: 'AUTHENTICATION_REQUIRED', cause: 'no_show' },
  ],
  charge_needs_action: [{ ...game, amount: hold, card }],
  card_detached: [
    { card, next: { brand: 'jcb', last4: '0505' } },
    { card, next: null },
  ],
  card_expiring: [{ ...game, card, hold, holdAt: at('2026-11-24 07:42:00') }],
  hold_released: [{ ...game, amount: hold, reason: 'We canceled the game.' }],
  hold_charged: [
    {
      ...game,
      charged: usd(5000),
      released: usd(8000),
      reason: 'The course billed the missing player in part.',
    },
    { ...game, charged: hold, released: usd(0), reason: 'The course billed the missing player.' },
  ],
  refunded: [
    {
      ...game,
      amount: fee,
      charged: hold,
      left: rest,
      reason: 'The course had to close after nine holes.',
      isRefill: false,
    },
    { ...game, amount: hold, charged: hold, left: usd(0), reason: '', isRefill: true },
    { ...game, amount: fee, charged: fee, left: usd(0), reason: '', isCredit: true },
  ],
  share_refunded: [
    { ...game, amount: usd(1538), share: rest, owed: usd(8462) },
    { ...game, amount: rest, share: rest, owed: usd(0) },
    { ...game, amount: usd(1538), share: rest, owed: usd(0), debt: usd(1538) },
  ],
  owed_paid: [{ ...game, amount: rest }],
  payout_paid: ['417', ''].map((last3) => ({
    amount: rest,
    yen: { minor: 15_123, currency: 'JPY' },
    last3,
  })),
  payout_withdrawn: ['417', ''].map((last3) => ({
    amount: rest,
    yen: { minor: 15_123, currency: 'JPY' },
    last3,
  })),
  payout_returned: ['417', ''].map((last3) => ({
    amount: rest,
    yen: { minor: 15_123, currency: 'JPY' },
    last3,
  })),
  payout_account_changed: [
    { last3: '417', days: 3 },
    { last3: null, days: 0 },
    { last3: '', days: 3 },
  ],
  payee_asked: [{ state: 'missing' }, { state: 'due' }, { state: 'blocked' }],

  strike: [
    { cause: 'no_show', reason: null, game, strikes: 1, suspendedUntil: null },
    {
      cause: 'host_absent',
      reason: null,
      game,
      strikes: 2,
      suspendedUntil: at('2026-12-28 13:42:00'),
    },
    {
      cause: 'operator',
      reason: 'Three guests told us about rude messages.',
      game: null,
      strikes: 3,
      suspendedUntil: at('2027-05-20 11:20:00'),
    },
  ],
  strike_removed: [
    { reason: 'The course confirmed that you were there.', strikes: 0, suspendedUntil: null },
    { reason: 'Given by mistake.', strikes: 2, suspendedUntil: at('2026-12-28 13:42:00') },
  ],
  appeal_received: [{ game }, { game: null }],
  appeal_decided: [
    {
      game,
      outcome: 'accepted',
      strikeRemoved: true,
      reason: 'The course confirmed that you were there.',
    },
    {
      game: null,
      outcome: 'rejected',
      strikeRemoved: false,
      reason: 'Three guests told us the same.',
    },
  ],
  rating_ask: [{ ...game, names: 'Emily B.', until: at('2026-12-05 13:42:00') }],
  rating_shown: [
    {
      ...game,
      raterName: 'Emily B.',
      stars: 5,
      comment: 'Patient, funny, and knows every bunker.',
    },
    { ...game, raterName: 'Emily B.', stars: 3, comment: null },
  ],
  request_answered: [{ reference: 'TG-7K2M4Q', request: 'booking' }],
  suspended: [{ reason: 'We are looking into several reports.', until: at('2026-12-20 11:20:00') }],
  suspension_lifted: [{ reason: 'The reports turned out to be wrong.' }],
  standing_inherited: [
    { strikes: 2, suspendedUntil: at('2026-12-20 11:20:00'), debts: [] },
    { strikes: 0, suspendedUntil: null, debts: [{ minor: 13_000, currency: 'USD' }] },
  ],
  message_new: [
    { ...game, senderName: 'Kenji W.', count: 1, until: game.teeTime },
    { ...game, senderName: 'Emily B.', count: 3, until: game.teeTime },
  ],
  wish_fits: [
    {
      games: [{ ...wishGame, alsoAt: [at('2026-12-05 07:42:00'), at('2026-12-12 07:42:00')] }],
      token: 'example-link',
    },
    {
      games: [{ ...wishGame, listedFrom: at('2026-11-21 00:00:00') }],
      token: 'example-link',
    },
  ],
  host_digest: [
    {
      region: 'kanto',
      weeks: [
        { from: '2026-11-23', to: '2026-11-29', people: 3, needClubs: null },
        { from: '2026-11-30', to: '2026-12-06', people: 10, needClubs: 5 },
      ],
    },
  ],
  play_again_host: [{ ...game, name: 'Emily B.' }],
  play_again_guest: [{ ...game, name: 'Kenji T.' }],
  play_again_invitation: [
    { ...game, name: 'Kenji T.', inviteKey: 'example-invite-key' },
    { ...game, name: 'Kenji T.', inviteKey: null },
  ],
  wish_digest: [
    {
      games: [wishGame, { ...wishGame, ...far, price: { minor: 15_000, currency: 'JPY' } }],
      token: 'example-link',
    },
  ],
}
