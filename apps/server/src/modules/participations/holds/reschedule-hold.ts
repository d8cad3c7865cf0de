import { planHold } from '@tomogolf/domain/hold-plan'
import type { Actor } from '@tomogolf/domain/machine'
import { money } from '@tomogolf/domain/money'
import { cardText, readCardFacts, readDefaultCard } from '../../cards/cards.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import type { HoldFacts } from './hold-facts.ts'
import { moveHold } from './holds.repository.ts'
import { termsOf } from '../agreed-terms.ts'

/** Lets an authorisation go that would end before the game does, and plans another one: a new try with a key of its own. */
export async function rescheduleHold(
  { deps, tx, game, p, hold, now }: HoldFacts,
  actor: Actor,
): Promise<boolean> {
  const brand =
    (await readDefaultCard(tx, p.guestId))?.brand ?? (await readCardFacts(tx, hold.cardId)).brand
  const plan = planHold(
    { now, teeTime: game.teeTime, brand, currency: hold.currency },
    await readSettings(tx),
  )
  const placeAt = plan.kind === 'now' ? now : plan.placeAt
  const tried = hold.status !== 'scheduled'
  const moved = await moveHold(tx, hold, 'rescheduled', actor, now, {
    placeAt,
    giveUpAt: null,
    problem: null,
    offSession: true,
    ...(tried && {
      intentId: null,
      clientSecret: null,
      attempt: hold.attempt + 1,
      authorisedAt: null,
      captureBefore: null,
    }),
  })
  if (!moved) return false
  if (hold.intentId)
    await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId: hold.intentId })
  if (hold.status === 'authorised') {
    const about = { game, participation: p, hold },
      amount = money(hold.amountMinor, hold.currency)
    await recordTransaction(tx, p.guestId, now, about, {
      type: 'hold_released',
      amount,
      reason: 'rescheduled',
    })
    await recordTransaction(tx, p.guestId, now, about, {
      type: 'payment_authorized',
      status: 'pending',
      amount: termsOf(p).hold,
      card: cardText(await readCardFacts(tx, hold.cardId)),
    })
  }
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: placeAt })
  return true
}
