import { monthsAfter } from './standing.ts'
import { DAY, type Instant } from './time.ts'

/**
 * Providers whose documentation says that these spellings reach one mailbox. Elsewhere a dot or a
 * plus may be another person, so nothing is assumed.
 */
const MAILBOX_RULES: Readonly<Record<string, { dots?: true; plus: true; domain?: string }>> = {
  'gmail.com': { dots: true, plus: true },
  'googlemail.com': { dots: true, plus: true, domain: 'gmail.com' },
  'outlook.com': { plus: true },
  'hotmail.com': { plus: true },
  'live.com': { plus: true },
  'icloud.com': { plus: true },
  'me.com': { plus: true, domain: 'icloud.com' },
  'mac.com': { plus: true, domain: 'icloud.com' },
  'fastmail.com': { plus: true },
  'proton.me': { plus: true },
  'protonmail.com': { plus: true, domain: 'proton.me' },
  'pm.me': { plus: true, domain: 'proton.me' },
}

/** One text for all spellings of an email address that reach the same mailbox. */
export function mailboxOf(email: string): string {
  const address = email.trim().normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  const domain = address.slice(at + 1)
  const rule = Object.hasOwn(MAILBOX_RULES, domain) ? MAILBOX_RULES[domain] : undefined
  if (!rule) return address
  const user = address.slice(0, at).split('+')[0]!
  return `${rule.dots ? user.replaceAll('.', '') : user}@${rule.domain ?? domain}`
}

/** Months after which a strike of a deleted account is forgotten. */
export const STRIKE_MEMORY_MONTHS = 24
/** Claims of money expire after five years: 民法 (Civil Code) Article 166. */
export const DEBT_MEMORY_MONTHS = 60
/** Visa's longest time for a dispute is 540 days after the payment; others allow 120. */
export const DISPUTABLE_DAYS = 540
export const disputableUntil = (paidAt: Instant): Instant => paidAt + DISPUTABLE_DAYS * DAY
export const disputableSince = (now: Instant): Instant => now - DISPUTABLE_DAYS * DAY
export const isStrikeRemembered = (givenAt: Instant, now: Instant): boolean =>
  now <= monthsAfter(givenAt, STRIKE_MEMORY_MONTHS)
export const isDebtRemembered = (dueSince: Instant, now: Instant): boolean =>
  now <= monthsAfter(dueSince, DEBT_MEMORY_MONTHS)

/**
 * How long a deleted account must be recognised: until the last of its suspension, strikes and debts
 * expires, and no payment can be disputed any more. Null when there is nothing to remember.
 */
export function rememberedUntil(
  kept: {
    suspendedUntil: Instant | null
    strikes: readonly Instant[]
    debts: readonly Instant[]
    disputableUntil: Instant | null
  },
  now: Instant,
): Instant | null {
  const ends = [
    ...[kept.suspendedUntil, kept.disputableUntil].filter((end) => end !== null),
    ...kept.strikes.map((at) => monthsAfter(at, STRIKE_MEMORY_MONTHS)),
    ...kept.debts.map((at) => monthsAfter(at, DEBT_MEMORY_MONTHS)),
  ].filter((end) => end >= now)
  return ends.length ? Math.max(...ends) : null
}
