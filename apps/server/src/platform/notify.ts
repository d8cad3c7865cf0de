import type { PushTopic } from '@tomogolf/contract/notifications'
import type { Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from './database/database.ts'
import { newId } from './security/ids.ts'
import type { Jobs } from './jobs/jobs.ts'

/** A time in a message: written as Japan time, and in the reader's own zone where that is known. */
export type At = { readonly at: Instant }
/** The game a message is about. `courseNameJa` is used for Japanese readers where it is known. */
export type GameFacts = {
  readonly gameId: string
  readonly courseName: string
  readonly courseNameJa?: string | null
  readonly teeTime: At
}
/** A saved card as its owner knows it: brand as the provider names it, last four digits. */
export type CardFacts = { readonly brand: string; readonly last4: string }
/** Why a card said no; the first four are the card provider's, the last covers everything else. */
export type RefusalReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  | 'AUTHENTICATION_REQUIRED'
  | 'OTHER'
/** What became of a guest's hold. `never_held`: it was still scheduled, so the card was never touched. `kept`: an operator decides. */
export type HoldFate = 'released' | 'never_held' | 'kept'
/** How far ahead of its tee time somebody is reminded of a game. */
export type Ahead = 'week' | 'day' | 'hours'
/** What a charge of a saved card is for. `operator`: decided by hand. */
export type ChargeCause = 'no_show' | 'check_in' | 'late_leave' | 'host_absent' | 'operator'
/** Why a strike was given. `operator`: see the reason in words. */
export type StrikeCause = 'no_show' | 'host_absent' | 'operator'

/**
 * What each message has to know. Numbers and amounts are the ones that hold for this guest and this game (the frozen terms), never
 * read again from the settings. Names are display names (first name and initial). `reason` is what an operator or host wrote, or null.
 */
export type NotificationParamsOf = {
  // ---- the account: always sent
  /** `token`: the secret of the link; `hours`: how long it is good for. */
  verify_email: { token: string; expires: At; hours: number }
  reset_password: { token: string; expires: At; hours: number; askedBy: 'self' | 'operator' }
  /** `username`: null when the account has none. */
  username_reminder: { username: string | null }
  password_changed: { changedAt: At }
  /** `device`: short, such as "Chrome on Windows"; null when the browser does not say. */
  new_device: { loggedInAt: At; device: string | null; ip: string | null }

  // ---- joining
  /** To the host. `freeCancelUntil`: until then a game with guests can be cancelled alone. */
  game_created: GameFacts & { price: Money; slots: number; arriveBy: At; freeCancelUntil: At }
  /** `hold` = green fee + `fee`. `placeAt`: when the hold will be placed; null when it stands already. */
  joined_guest: GameFacts & {
    hostName: string
    hold: Money
    fee: Money
    placeAt: At | null
    freeUntil: At
    checkInOpens: At
  }
  /** `placesLeft`: after this guest. */
  joined_host: GameFacts & { guestName: string; placesLeft: number }
  /** A scheduled hold now stands. */
  hold_placed: GameFacts & { hold: Money; fee: Money; card: CardFacts; freeUntil: At }
  /** `giveUpAt`: the place is given up then; `nextTryAt`: the next try with the same card, null when there is none before that. */
  hold_refused: GameFacts & {
    hold: Money
    card: CardFacts
    reason: RefusalReason
    giveUpAt: At
    nextTryAt: At | null
  }
  /** The bank wants the guest to confirm. */
  hold_needs_action: GameFacts & { hold: Money; card: CardFacts; giveUpAt: At }
  seat_released_guest: GameFacts & { hold: Money }
  seat_released_host: GameFacts & { guestName: string; placesLeft: number }

  // ---- leaving, cancelling, editing
  left_free_guest: GameFacts & { hold: Money; fate: Exclude<HoldFate, 'kept'> }
  /** `charged`: the whole hold. `windowHours`: the frozen window. */
  left_late_guest: GameFacts & { charged: Money; windowHours: number }
  /** `owed`: the game-fee part of a late leave, owed to the host; null when the guest left free. */
  left_host: GameFacts & { guestName: string; placesLeft: number; owed: Money | null }
  game_cancelled_guest: GameFacts & {
    by: 'host' | 'operator'
    reason: string | null
    hold: Money
    fate: HoldFate
  }
  /** An operator cancelled the host's game. */
  game_cancelled_host: GameFacts & { reason: string; guests: number }
  /** The game as it is now; `before`: as it was. `freeUntil`: leaving is free until then (the tee time). */
  game_changed_guest: GameFacts & {
    hostName: string
    before: Omit<GameFacts, 'gameId'>
    hold: Money
    freeUntil: At
  }

  // ---- ahead of the game
  /** `ahead`: a week, a day or three hours. `access`: how to get to the course, as the course list has it; `ride`: the host's words on a ride. `freeUntil`: null once leaving costs the hold. */
  reminder_guest: GameFacts & {
    ahead: Ahead
    hostName: string
    location: string
    access: string | null
    ride: string | null
    freeUntil: At | null
    checkInOpens: At
  }
  /** `guests`: how many have joined. */
  reminder_host: GameFacts & {
    ahead: Ahead
    guests: number
    placesLeft: number
    location: string
    access: string | null
    arriveBy: At
  }
  check_in_open: GameFacts & { as: 'guest' | 'host' }

  // ---- at the course and afterwards
  /** `charged`: the platform fee; `released`: the rest of the hold, null when nothing was held any more. `by`: who said that the guest is there. */
  checked_in_guest: GameFacts & {
    charged: Money
    released: Money | null
    by: 'guest' | 'host' | 'operator'
  }
  missing_guest: GameFacts & { hold: Money; fee: Money; statementUntil: At }
  /** The host may still mark the guest present. */
  missing_host: GameFacts & { guestName: string; statementUntil: At }
  /** To the guest who wrote "I was there". */
  statement_received: GameFacts & { hold: Money; fee: Money }
  statement_host: GameFacts & { guestName: string }
  /** A guest who had counted as missing sent a scan made at the course. `shownAt`: when the host's screen showed the code. */
  scan_came_late_host: GameFacts & { guestName: string; shownAt: At }
  /** The guest's statement was accepted: the platform fee alone. `released`: null when the hold had ended before. */
  statement_accepted: GameFacts & { charged: Money; released: Money | null; reason: string | null }
  /** `from`: the hold, or the saved card because the hold had ended. `after`: nobody objected, or an operator decided. */
  no_show_guest: GameFacts & {
    charged: Money
    from: 'hold' | 'card'
    after: 'silence' | 'decision'
    reason: string | null
  }
  /** `owed`: the game-fee part, owed to the host. */
  no_show_host: GameFacts & { guestName: string; owed: Money }
  host_absent_guest: GameFacts & { hold: Money; fate: Exclude<HoldFate, 'kept'> }
  /** `penalty`: charged to the host's card for `guests` guests; null while the absence is only suspected. */
  host_absent_host: GameFacts & { guests: number; penalty: Money | null }

  // ---- money taken or given back apart from a hold's normal course
  charge_made: GameFacts & { amount: Money; card: CardFacts; cause: ChargeCause }
  charge_refused: GameFacts & {
    amount: Money
    card: CardFacts
    reason: RefusalReason
    cause: ChargeCause
  }
  charge_needs_action: GameFacts & { amount: Money; card: CardFacts }
  /** An operator released a hold by hand, or took `charged` of it (the rest goes back). */
  hold_released: GameFacts & { amount: Money; reason: string }
  hold_charged: GameFacts & { charged: Money; released: Money; reason: string }
  refunded: GameFacts & { amount: Money; reason: string }
  /** To a host: what guests' penalties owed was paid out. */
  owed_paid: GameFacts & { amount: Money }

  // ---- standing
  /** `strikes`: the count after this one. `suspendedUntil`: the automatic suspension that comes with it; null: a warning. This mail covers both. */
  strike: {
    cause: StrikeCause
    reason: string | null
    game: GameFacts | null
    strikes: number
    suspendedUntil: At | null
  }
  strike_removed: { reason: string; strikes: number; suspendedUntil: At | null }
  /** An operator reads it next. `game`: null when the strike came from no game. */
  appeal_received: { game: GameFacts | null }
  appeal_decided: {
    game: GameFacts | null
    outcome: 'accepted' | 'rejected'
    strikeRemoved: boolean
    reason: string
  }

  // ---- ratings
  /** `names`: whom to rate. */
  rating_ask: GameFacts & { names: string; until: At }
  rating_shown: GameFacts & { raterName: string; stars: number; words: string | null }
  /** The answer itself went to the sender by e-mail or telephone. */
  request_answered: { reference: string; request: 'booking' | 'rental' | 'contact' }
  /** A suspension by an operator. */
  suspended: { reason: string; until: At }
  suspension_lifted: { reason: string }
}
/** What people are told about. Each kind has its e-mail in four languages. */
export type NotificationKind = keyof NotificationParamsOf
export type NotificationOf<K extends NotificationKind> = {
  readonly userId: string
  readonly kind: K
  readonly params: Readonly<NotificationParamsOf[K]>
}
export type Notification = { [K in NotificationKind]: NotificationOf<K> }[NotificationKind]

/** The kinds that also show on the person's devices, by the switch that turns them off. What somebody has just done there needs no push. */
export const PUSH_TOPIC = {
  joined_host: 'joined',
  left_host: 'left',
  seat_released_host: 'left',
  game_cancelled_guest: 'cancelled',
  game_cancelled_host: 'cancelled',
  game_changed_guest: 'changed',
  reminder_guest: 'reminder',
  reminder_host: 'reminder',
  check_in_open: 'check_in',
  missing_guest: 'missing',
  missing_host: 'missing',
  hold_refused: 'hold',
  hold_needs_action: 'hold',
  seat_released_guest: 'hold',
  charge_refused: 'hold',
  charge_needs_action: 'hold',
  strike: 'strike',
  suspended: 'strike',
  appeal_decided: 'strike',
  rating_ask: 'rating',
  rating_shown: 'rating',
  request_answered: 'request',
} as const satisfies Partial<Record<NotificationKind, PushTopic>>
export type PushedKind = keyof typeof PUSH_TOPIC
export const isPushed = <N extends Pick<Notification, 'kind'>>(
  n: N,
): n is Extract<N, { kind: PushedKind }> => n.kind in PUSH_TOPIC

/** What the queues `notifications.send` and `notifications.push` carry. `mailId` is drawn once with the fact, so a repeated job finds the mail it already wrote. `notShown`: a push could not be handed over, so the mail it would have spared goes out. */
export type NotificationJob = Notification & {
  readonly mailId: string
  readonly notShown?: boolean
}
export type PushJob = Extract<NotificationJob, { kind: PushedKind }>

/** Tells a person something, as soon as the fact it follows from is committed: by e-mail (queue `notifications.send`), and on their devices (`notifications.push`). */
export async function notify<K extends NotificationKind>(
  jobs: Jobs,
  tx: Tx,
  n: NotificationOf<K>,
): Promise<void> {
  const job = { ...n, mailId: newId() }
  await jobs.enqueue(tx, 'notifications.send', job)
  if (n.kind in PUSH_TOPIC) await jobs.enqueue(tx, 'notifications.push', job)
}
