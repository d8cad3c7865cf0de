import { DISPUTE_ANSWERABLE, type DisputeState } from '../machines/dispute-machine.ts'
import { money, type Money } from '../money.ts'
import { DAY, type Instant } from '../time.ts'

/** Days before the provider's deadline on which administrators are reminded. */
export const DISPUTE_REMINDER_DAYS = [7, 3, 1] as const
export type DisputeReminderDay = (typeof DISPUTE_REMINDER_DAYS)[number]

/**
 * The reminder that is due now, or null. Only the most urgent one is sent, each once; `reminded`:
 * the last one sent. After the deadline an answer is no longer possible.
 */
export function disputeReminderDue(
  dispute: {
    readonly state: DisputeState
    readonly respondBy: Instant | null
    readonly reminded: number | null
  },
  now: Instant,
): DisputeReminderDay | null {
  const { state, respondBy, reminded } = dispute
  if (!DISPUTE_ANSWERABLE.includes(state) || respondBy === null || now >= respondBy) return null
  const due = DISPUTE_REMINDER_DAYS.findLast((days) => now >= respondBy - days * DAY)
  return due !== undefined && (reminded === null || due < reminded) ? due : null
}

/**
 * Splits a lost amount: first what is still owed to the host for the charge, the rest is the
 * platform's loss. A share that was paid out is never claimed back by itself.
 */
export function splitDisputeLoss(lost: Money, owedToHost: Money): { fromHost: Money; loss: Money } {
  const fromHost = Math.max(0, Math.min(lost.minor, owedToHost.minor))
  return {
    fromHost: money(fromHost, lost.currency),
    loss: money(lost.minor - fromHost, lost.currency),
  }
}

/** Limits of the provider for evidence: https://docs.stripe.com/api/disputes/update */
export const EVIDENCE_FIELD_LENGTH = 20_000
export const EVIDENCE_TOTAL_LENGTH = 150_000
const CUT = '\n[…]'

/** Cuts texts to the provider's limits, in their order: the first ones matter most. */
export function fitEvidence<Name extends string>(
  fields: Readonly<Record<Name, string>>,
): Record<Name, string> {
  let left = EVIDENCE_TOTAL_LENGTH
  const fitted = {} as Record<Name, string>
  for (const name of Object.keys(fields) as Name[]) {
    const text = cutText(fields[name], Math.min(EVIDENCE_FIELD_LENGTH, left))
    left -= text.length
    fitted[name] = text
  }
  return fitted
}
function cutText(text: string, length: number): string {
  if (text.length <= length) return text
  const kept = Math.max(0, length - CUT.length)
  // a pair of UTF-16 code units is one character
  const end = kept > 0 && /[\uD800-\uDBFF]/.test(text[kept - 1]!) ? kept - 1 : kept
  return length < CUT.length ? '' : text.slice(0, end) + CUT
}
