import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'
import { bookCapture, recordTransaction } from './books.ts'
import { finishCapture, moveHold, readCapture, type Hold } from './holds.repository.ts'
import type { GameRow, Participation } from './participations.repository.ts'

type Facts = { tx: Tx; game: GameRow; p: Participation; hold: Hold; now: Instant }

/** The provider took the amount and let the rest go: ledger, and what guest and host read of it. */
export async function bookHoldCaptured({ tx, game, p, hold, now }: Facts, taken: Money): Promise<boolean> {
  const capture = await readCapture(tx, hold.id)
  if (!capture || !(await moveHold(tx, hold, 'captured', 'provider', now, {}, `${taken.minor} ${taken.currency}`))) return false
  // another amount than decided would mean that somebody else touched the card
  if (taken.minor !== capture.amountMinor) throw new Error(`hold ${hold.id}: provider took ${taken.minor}, decided were ${capture.amountMinor}`)
  await finishCapture(tx, capture.id, 'succeeded', now)
  const { fee, owed } = await bookCapture(tx, capture, hold, p, game, now)
  const rest = money(hold.amountMinor - capture.amountMinor, hold.currency)
  const about = { game, participation: p, hold }
  const other = { counterpartId: game.hostId }, guest = { counterpartId: p.guestId }
  if (capture.reason === 'check_in') {
    await recordTransaction(tx, p.guestId, now, about, { type: 'platform_fee', amount: fee, ...other })
    if (rest.minor > 0) await recordTransaction(tx, p.guestId, now, about, { type: 'hold_released', amount: rest })
    return true
  }
  const type = capture.reason === 'late_leave' ? 'left_late_charged' : capture.reason === 'no_show' ? 'no_show_penalty' : 'payment_captured'
  await recordTransaction(tx, p.guestId, now, about, { type, amount: taken, ...other })
  if (rest.minor > 0) await recordTransaction(tx, p.guestId, now, about, { type: 'hold_released', amount: rest })
  // paid out by the operator, so pending until then
  if (owed.minor > 0) await recordTransaction(tx, game.hostId, now, about, { type, amount: owed, status: 'pending', reason: 'owed_to_host', ...guest })
  return true
}

/** The whole hold went back to the guest. */
export async function bookHoldReleased({ tx, game, p, hold, now }: Facts): Promise<boolean> {
  const after = await moveHold(tx, hold, 'released', 'provider', now, { clientSecret: null })
  if (!after) return false
  if (hold.authorisedAt !== null) await recordTransaction(tx, p.guestId, now, { game, participation: p, hold }, { type: 'hold_released', amount: money(hold.amountMinor, hold.currency) })
  return true
}
