import { actionBeforeExpiry } from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { recordHoldReleased } from './record-hold-end.step.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import type { HoldContext } from './hold-context.types.ts'
import { moveHold } from './holds.repository.ts'
import { openCase } from '../cases/open-case.step.ts'
import { rescheduleHold } from './reschedule-hold.step.ts'

/**
 * The authorisation expired before settlement: opens a case for an operator. A game still ahead
 * gets a new authorisation.
 */
export async function onHoldExpired(context: HoldContext): Promise<boolean> {
  const { deps, tx, game, participation, hold, now } = context
  if (hold.goal === 'release') return recordHoldReleased(context)
  if (hold.status !== 'authorised' && hold.status !== 'capturing' && hold.status !== 'releasing')
    return false
  await openCase(
    deps,
    tx,
    {
      kind: 'hold_lapsed',
      gameId: game.id,
      participationId: participation.id,
      holdId: hold.id,
      details: hold.goal,
    },
    now,
  )
  if (
    hold.status === 'authorised' &&
    hold.goal === 'keep' &&
    actionBeforeExpiry(participation.status, game.teeTime, now) === 'renew'
  )
    return rescheduleHold(context, 'system')
  if (!(await moveHold(tx, hold, 'lapsed', 'provider', now))) return false
  await recordTransaction(
    tx,
    participation.guestId,
    now,
    { game, participation, hold },
    { type: 'hold_released', amount: money(hold.amountMinor, hold.currency), reason: 'expired' },
  )
  return true
}
