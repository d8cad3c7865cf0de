/** Why a payment is refunded, for statistics; the reason in words goes to the guest. */
export const REFUND_CATEGORIES = [
  'course_closed',
  'refilled',
  'our_mistake',
  'goodwill',
  'charged_twice',
  'other',
] as const
export type RefundCategory = (typeof REFUND_CATEGORIES)[number]
