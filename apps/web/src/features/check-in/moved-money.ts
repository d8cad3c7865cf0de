import type { Amount, GameDetail } from '../../queries/games.ts'
import { multiplyAmount, subtractAmounts } from '../../lib/amounts.ts'
import type { CheckedIn } from './use-check-in.ts'

type Participation = GameDetail['viewer']['participation']
/**
 * `settled`: charged and released; otherwise the amounts are planned. `released` is null without a
 * hold.
 */
export type MovedMoney = { fee: Amount; released: Amount | null; settled: boolean }

/**
 * What a check-in charges and releases: by the response, else by the hold's status, else by the
 * terms. `seats`: how many a coming check-in is about; their terms are the same.
 */
export function movedMoney(
  participation: Participation,
  result?: CheckedIn,
  seats?: number,
): MovedMoney | null {
  if (result?.charged) return { fee: result.charged, released: result.released, settled: true }
  if (!participation) return null
  const {
    terms: { fee, hold: agreed },
    hold,
  } = participation
  // before a later scan, which is about the companions' seats, the own one is checked in
  if (hold?.status === 'captured' && seats === undefined)
    return {
      fee: hold.captured,
      released: hold.released.amount > 0 ? hold.released : null,
      settled: true,
    }
  const held = hold && ['authorised', 'capturing', 'captured'].includes(hold.status)
  const count = seats ?? 1
  return {
    fee: multiplyAmount(fee, count),
    released: held ? multiplyAmount(subtractAmounts(agreed, fee), count) : null,
    settled: false,
  }
}
