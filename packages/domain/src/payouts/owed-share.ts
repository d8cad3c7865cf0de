import { GAME_LENGTH } from '../game.ts'
import { minOf, subtract, type Money } from '../money.ts'
import type { Settings } from '../setting-defaults.ts'
import { DAY, type Instant } from '../time.ts'

/**
 * Where a host's share of a charge is. `frozen`: the guest's bank decides about the charge; `review`:
 * a case or an appeal about it is open; `waiting`: the guest may still appeal.
 */
export const SHARE_STATES = ['frozen', 'review', 'waiting', 'payable'] as const
export type ShareState = (typeof SHARE_STATES)[number]

/** A share is payable once the game is settled, the money is there and the appeal time is over. */
export const payableFrom = (
  share: { readonly chargedAt: Instant; readonly teeTime: Instant },
  settings: Pick<Settings, 'payout_appeal_days'>,
): Instant =>
  Math.max(share.chargedAt, share.teeTime + GAME_LENGTH) + settings.payout_appeal_days * DAY

export function shareState(
  share: {
    readonly chargedAt: Instant
    readonly teeTime: Instant
    readonly isFrozen: boolean
    readonly isInReview: boolean
  },
  settings: Pick<Settings, 'payout_appeal_days'>,
  now: Instant,
): ShareState {
  if (share.isFrozen) return 'frozen'
  if (share.isInReview) return 'review'
  return now < payableFrom(share, settings) ? 'waiting' : 'payable'
}

/** Takes at most `limit` from the shares, in their order; a share that is not needed is left out. */
export function takeFromShares<Share extends { readonly amount: Money }>(
  shares: readonly Share[],
  limit: Money,
): { share: Share; amount: Money }[] {
  let left = limit
  return shares.flatMap((share) => {
    const amount = minOf(share.amount, left)
    if (amount.minor <= 0) return []
    left = subtract(left, amount)
    return [{ share, amount }]
  })
}
