import { DAY, minutes, type Duration, type Instant } from '../time.ts'

/** What a mail provider reports about an address. */
export const MAIL_EVENTS = ['hard_bounce', 'soft_bounce', 'complaint'] as const
export type MailEventType = (typeof MAIL_EVENTS)[number]
/** Why an address gets no mail that can be stopped. */
export const STOP_CAUSES = ['hard_bounce', 'soft_bounces', 'complaint'] as const
export type StopCause = (typeof STOP_CAUSES)[number]

/** So many soft bounces within the window, which starts with the first of them, stop an address. */
export const SOFT_BOUNCES = 5
export const SOFT_WINDOW: Duration = 7 * DAY

export type AddressHealth = {
  readonly stoppedAt: Instant | null
  readonly cause: StopCause | null
  readonly softCount: number
  readonly softSince: Instant | null
  /** When its user confirmed it after a stop, or an operator cleared it. */
  readonly reopenedAt: Instant | null
}
export const HEALTHY: AddressHealth = {
  stoppedAt: null,
  cause: null,
  softCount: 0,
  softSince: null,
  reopenedAt: null,
}

/** The health of an address after an event. Reports may be late and out of order. */
export function afterMailEvent(
  health: AddressHealth,
  { type, at }: { readonly type: MailEventType; readonly at: Instant },
): AddressHealth {
  // about mail of the time before: the address works again
  if (health.reopenedAt !== null && at <= health.reopenedAt) return health
  if (type === 'soft_bounce') return afterSoftBounce(health, at)
  return {
    ...health,
    stoppedAt: health.stoppedAt ?? at,
    // a person who complained has to want the mail again, whatever else is wrong
    cause: health.cause === 'complaint' ? 'complaint' : type,
  }
}

function afterSoftBounce(health: AddressHealth, at: Instant): AddressHealth {
  const isCounted = health.softSince !== null && at - health.softSince <= SOFT_WINDOW
  const softCount = isCounted ? health.softCount + 1 : 1
  const counted = { ...health, softCount, softSince: isCounted ? health.softSince : at }
  return softCount < SOFT_BOUNCES || health.stoppedAt !== null
    ? counted
    : { ...counted, stoppedAt: at, cause: 'soft_bounces' }
}

/** The address works again: its counts start afresh, and earlier reports no longer matter. */
export const afterReopening = (now: Instant): AddressHealth => ({ ...HEALTHY, reopenedAt: now })

/** A user may ask for so many test mails in the window, which starts with the first of them. */
export const TEST_MAILS = 3
export const TEST_WINDOW: Duration = 30 * DAY
/** The shortest time between two of them. */
export const TEST_PAUSE: Duration = minutes(1)

export type TestMails = {
  readonly count: number
  readonly since: Instant | null
  readonly lastAt: Instant | null
}
/** The test mails that count now. */
export const countedTests = (tests: TestMails, now: Instant): TestMails =>
  tests.since !== null && now - tests.since < TEST_WINDOW
    ? tests
    : { count: 0, since: null, lastAt: tests.lastAt }

/** Whether another test mail may go now: yes, not any more, or in some milliseconds. */
export function mayTest(
  tests: TestMails,
  now: Instant,
): { readonly refused: null | 'limit' | 'pause'; readonly wait: Duration } {
  if (countedTests(tests, now).count >= TEST_MAILS) return { refused: 'limit', wait: 0 }
  const wait = tests.lastAt === null ? 0 : tests.lastAt + TEST_PAUSE - now
  return wait > 0 ? { refused: 'pause', wait } : { refused: null, wait: 0 }
}
export const afterTest = (tests: TestMails, now: Instant): TestMails => {
  const counted = countedTests(tests, now)
  return { count: counted.count + 1, since: counted.since ?? now, lastAt: now }
}
