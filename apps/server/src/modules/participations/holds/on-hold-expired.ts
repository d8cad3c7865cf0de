import { beforeLapse } from '@tomogolf/domain/hold-plan'
import { money } from '@tomogolf/domain/money'
import { bookHoldReleased } from './record-hold-end.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import type { HoldFacts } from './hold-facts.ts'
import { moveHold } from './holds.repository.ts'
import { openCase } from '../cases/open-case.ts'
import { rescheduleHold } from './reschedule-hold.ts'

/** The provider let the authorisation go before it was settled: reported to an operator, never hidden. A game still ahead gets another one. */
export async function lapsed(f: HoldFacts): Promise<boolean> {
  const { deps, tx, game, p, hold, now } = f
  if (hold.goal === 'release') return bookHoldReleased(f)
  if (hold.status !== 'authorised' && hold.status !== 'capturing' && hold.status !== 'releasing')
    return false
  await openCase(
    deps,
    tx,
    {
      kind: 'hold_lapsed',
      gameId: game.id,
      participationId: p.id,
      holdId: hold.id,
      details: hold.goal,
    },
    now,
  )
  if (
    hold.status === 'authorised' &&
    hold.goal === 'keep' &&
    beforeLapse(p.status, game.teeTime, now) === 'renew'
  )
    return rescheduleHold(f, 'system')
  if (!(await moveHold(tx, hold, 'lapsed', 'provider', now))) return false
  await recordTransaction(
    tx,
    p.guestId,
    now,
    { game, participation: p, hold },
    { type: 'hold_released', amount: money(hold.amountMinor, hold.currency), reason: 'expired' },
  )
  return true
}
