import type { ChargeCause } from '../charges/charges.table.ts'

const TYPES = {
  check_in: 'platform_fee',
  no_show: 'no_show_penalty',
  late_leave: 'left_late_charged',
  host_absent: 'host_no_show_penalty',
  operator: 'payment_captured',
} as const satisfies Record<ChargeCause, string>
/** The transaction type shown for a charge's cause. */
export const transactionTypeOf = (cause: ChargeCause): (typeof TYPES)[ChargeCause] => TYPES[cause]
