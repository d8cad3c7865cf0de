import { money, type Money } from '@tomogolf/domain/money'
import { cardText, readCardFacts } from '../../cards/cards.repository.ts'
import {
  bookIncome,
  recordTransaction,
  settleAuthorisationRow,
  split,
} from '../ledger/ledger.repository.ts'
import type { HoldFacts } from './hold-facts.ts'
import { finishCapture, moveHold, readCapture } from './holds.repository.ts'
import { typeOfIncome } from '../ledger/income-type.ts'
import { reportDrift } from '../cases/open-case.ts'

/** The provider took the amount and let the rest go: ledger, and what guest and host read of it. Another amount than decided, or none decided, is reported: somebody else touched the card. */
export async function bookHoldCaptured(f: HoldFacts, taken: Money): Promise<boolean> {
  const { deps, tx, game, p, hold, now } = f
  if (hold.status === 'captured') return false
  const capture = await readCapture(tx, hold.id)
  if (
    hold.status !== 'capturing' ||
    !capture ||
    taken.minor !== capture.amountMinor ||
    taken.currency !== capture.currency
  ) {
    await reportDrift(
      deps,
      tx,
      { gameId: game.id, participationId: p.id, holdId: hold.id },
      `the provider took ${taken.minor} ${taken.currency}, decided were ${capture ? `${capture.amountMinor} ${capture.currency}` : 'none'} (${hold.status})`,
      now,
    )
    return false
  }
  if (
    !(await moveHold(tx, hold, 'captured', 'provider', now, {}, `${taken.minor} ${taken.currency}`))
  )
    return false
  await finishCapture(tx, capture.id, 'succeeded', now)
  const { fee, owed } = split(taken, hold.feeMinor)
  await bookIncome(
    tx,
    {
      booking: capture.id,
      captureId: capture.id,
      gameId: game.id,
      reason: capture.reason,
      at: now,
    },
    { taken, fee, owed, payerId: p.guestId, hostId: game.hostId },
  )
  const about = { game, participation: p, hold }
  const type = typeOfIncome(capture.reason),
    rest = money(hold.amountMinor - taken.minor, hold.currency)
  await recordTransaction(tx, p.guestId, now, about, {
    type,
    amount: taken,
    counterpartId: game.hostId,
    card: cardText(await readCardFacts(tx, hold.cardId)),
    booking: capture.id,
  })
  if (rest.minor > 0)
    await recordTransaction(tx, p.guestId, now, about, { type: 'hold_released', amount: rest })
  // paid out by the operator, so pending until then
  if (owed.minor > 0)
    await recordTransaction(tx, game.hostId, now, about, {
      type,
      amount: owed,
      status: 'pending',
      reason: 'owed_to_host',
      counterpartId: p.guestId,
      booking: capture.id,
    })
  return true
}

/** The whole hold went back to the guest. */
export async function bookHoldReleased({ tx, game, p, hold, now }: HoldFacts): Promise<boolean> {
  const after = await moveHold(tx, hold, 'released', 'provider', now, { clientSecret: null })
  if (!after) return false
  if (hold.authorisedAt === null) {
    await settleAuthorisationRow(tx, hold.id, 'failed', 'not_needed')
    return true
  }
  await recordTransaction(
    tx,
    p.guestId,
    now,
    { game, participation: p, hold },
    {
      type: 'hold_released',
      amount: money(hold.amountMinor, hold.currency),
      ...(hold.goal !== 'release' && { reason: 'expired' }),
    },
  )
  return true
}
