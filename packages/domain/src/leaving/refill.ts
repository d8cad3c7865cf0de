import type { Figures, RefundBearer } from '../payments/figures.ts'
import { minOf, money, type Money } from '../money.ts'
import type { HoldState } from '../machines/hold-machine.ts'
import type { ParticipationState } from '../machines/participation-machine.ts'
import { SEATED } from '../machines/seat-states.ts'
import type { Instant } from '../time.ts'

/** Whether the hold of a seat stands or was captured. */
export const isHoldTaken = (hold: HoldState | undefined): boolean =>
  hold === 'authorised' || hold === 'capturing' || hold === 'captured'

/**
 * Whether a guest who took a seat has taken it for good: still in, or left late, and the money for it
 * stands or was charged; or has come. A seat that was undone or left free has not been taken again,
 * and one whose card is refused may yet be given up without a charge.
 */
export const isSeatTaken = (status: ParticipationState, isPaidFor: boolean): boolean =>
  status === 'checked_in' || (isPaidFor && (SEATED.includes(status) || status === 'left_late'))

export type LateLeave = { readonly id: string; readonly leftAt: Instant }
/**
 * The late leave whose seat a guest who joined at `joinedAt` has taken: the earliest one that is
 * still open. Each new guest takes one seat.
 */
export const refilledLeave = <Leave extends LateLeave>(
  open: readonly Leave[],
  joinedAt: Instant,
): Leave | undefined =>
  open
    .filter(({ leftAt }) => leftAt <= joinedAt)
    .toSorted((one, other) => one.leftAt - other.leftAt)[0]

/**
 * What is refunded of a late leave whose seat was taken again, and whose share bears it: everything
 * that is left, or without the platform fee. Null when that was refunded before. From a host who has
 * been paid it is deducted later.
 */
export function refillRefund(
  figures: Pick<Figures, 'gross' | 'refunded' | 'refunding' | 'refundable' | 'bearable'>,
  keepsFee: boolean,
): { readonly amount: Money; readonly bearer: RefundBearer } | null {
  const { gross, refunded, refunding, refundable, bearable } = figures
  const target = keepsFee ? gross.host : gross.total
  const missing = target.minor - refunded.total.minor - refunding.total.minor
  const amount = minOf(refundable, money(Math.max(0, missing), target.currency))
  if (amount.minor === 0) return null
  const bearer = keepsFee ? 'host' : 'both'
  return {
    amount,
    bearer:
      bearable.minor > 0 && (!keepsFee || bearable.minor >= amount.minor) ? bearer : 'platform',
  }
}
