import type { GameDetail } from '../../../queries/games.ts'
import { multiplyAmount, subtractAmounts } from '../../../lib/amounts.ts'

/**
 * The amounts that a guest agreed to who waits for a seat or for the host's answer: they stay when
 * the fee changes for those who join now. Undefined without an open place or request.
 */
export function openConsent({ viewer, joinPreview }: Pick<GameDetail, 'viewer' | 'joinPreview'>) {
  const { waiting, request } = viewer
  const agreed = waiting ?? (request?.status === 'pending' ? request : undefined)
  if (!agreed) return undefined
  // the green fee does not change while guests wait
  const price = multiplyAmount(joinPreview.price, waiting?.seats ?? 1)
  return { price, fee: subtractAmounts(agreed.hold, price), hold: agreed.hold }
}
