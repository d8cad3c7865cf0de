import { minutes, type Duration, type Instant } from '../time.ts'

/** How long a proof of the person counts for acts that need more than a session. */
export const STEP_UP_VALID: Duration = minutes(10)

/** Ways to prove the person again. Administrators get no code: a mailbox is not their second factor. */
export const STEP_UP_METHODS = ['passkey', 'password', 'code'] as const
export type StepUpMethod = (typeof STEP_UP_METHODS)[number]

/** Whether the person has logged in or proved themselves less than ten minutes ago. */
export const isProved = (provedAt: Instant | null, now: Instant): boolean =>
  provedAt !== null && now - provedAt < STEP_UP_VALID
