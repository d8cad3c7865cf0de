import type { PaymentApprovalState } from '../machines/payment-approval-machine.ts'
import { fromMajor, type Money } from '../money.ts'
import type { Settings } from '../setting-defaults.ts'
import { hours, type Instant } from '../time.ts'

/** `case`: the decision of a case that charges a person. */
export const APPROVAL_ACTS = ['capture', 'refund', 'case'] as const
export type ApprovalAct = (typeof APPROVAL_ACTS)[number]

/** What an approved act leads to, each with its amount. */
export const APPROVAL_CONSEQUENCES = [
  'charged',
  'released',
  'platform_fee',
  'owed_to_host',
  'refunded',
  'borne_by_platform',
  'borne_by_host',
] as const
export type ApprovalConsequence = (typeof APPROVAL_CONSEQUENCES)[number]

/** A request for an approval ends after this time. */
export const APPROVAL_TIME = hours(24)

type Limits = Pick<Settings, 'approval_limit_usd' | 'approval_limit_jpy'>
export const approvalLimit = (currency: Money['currency'], settings: Limits): Money =>
  fromMajor(
    currency === 'USD' ? settings.approval_limit_usd : settings.approval_limit_jpy,
    currency,
  )
/** `before`: what one person moved of the same payment without a second one. */
export const needsApproval = (amount: Money, settings: Limits, before?: Money): boolean =>
  amount.minor + (before?.minor ?? 0) > approvalLimit(amount.currency, settings).minor

/** A hold that ends earlier ends the request: after it there is nothing left to charge. */
export function approvalEnd(
  now: Instant,
  holdEnd: Instant | null,
): { until: Instant; isHoldEnd: boolean } {
  const until = now + APPROVAL_TIME
  return holdEnd !== null && holdEnd > now && holdEnd < until
    ? { until: holdEnd, isHoldEnd: true }
    : { until, isHoldEnd: false }
}

export const isWaiting = (
  approval: { status: PaymentApprovalState; until: Instant },
  now: Instant,
): boolean => approval.status === 'waiting' && now <= approval.until
