import { testCardByNumber } from '../cards/cards.ts'
import type { FollowUp } from '../cards/cards.ts'
import type { Charge } from '../types.ts'
import type { World } from '../world.ts'
import { openDispute } from './dispute-outcomes.ts'
import { warnOfFraud } from './fraud-warnings.ts'

const FOLLOW_UPS: Record<FollowUp, (world: World, charge: Charge) => unknown> = {
  dispute: (world, charge) => openDispute(world, charge),
  dispute_not_received: (world, charge) =>
    openDispute(world, charge, { reason: 'product_not_received' }),
  inquiry: (world, charge) => openDispute(world, charge, { inquiry: true }),
  fraud_warning: warnOfFraud,
}

/** What the cardholder of a test card does after a successful charge. */
export function followUp(world: World, charge: Charge): void {
  const number = world.store.vault.get(charge.payment_method)?.number ?? ''
  const act = testCardByNumber(number)?.followUp
  if (act) FOLLOW_UPS[act](world, charge)
}
