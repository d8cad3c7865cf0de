import { holdNotBefore } from '@tomogolf/domain/go-no-go'
import { planHold } from '@tomogolf/domain/hold-plan'
import type { Actor } from '@tomogolf/domain/machines/machine'
import { money } from '@tomogolf/domain/money'
import { formatCard, readCardSummary, readDefaultCard } from '../../cards/cards.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import type { HoldContext } from './hold-context.types.ts'
import { moveHold } from './holds.repository.ts'
import { agreedTerms } from '../agreed-terms.policy.ts'

/**
 * Releases an authorisation that would expire before the game ends and schedules another: a new
 * attempt with its own key.
 */
export async function rescheduleHold(
  { deps, tx, game, participation, hold, now }: HoldContext,
  actor: Actor,
): Promise<boolean> {
  const brand =
    (await readDefaultCard(tx, participation.guestId))?.brand ??
    (await readCardSummary(tx, hold.cardId)).brand
  const plan = planHold(
    {
      now,
      teeTime: game.teeTime,
      brand,
      currency: hold.currency,
      notBefore: holdNotBefore(game),
    },
    await readSettings(tx),
  )
  const placeAt = plan.kind === 'now' ? now : plan.placeAt
  const attempted = hold.status !== 'scheduled'
  const moved = await moveHold(tx, hold, 'rescheduled', actor, now, {
    placeAt,
    giveUpAt: null,
    problem: null,
    offSession: true,
    ...(attempted && {
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
    const about = { game, participation, hold },
      amount = money(hold.amountMinor, hold.currency)
    await recordTransaction(tx, participation.guestId, now, about, {
      type: 'hold_released',
      amount,
      reason: 'rescheduled',
    })
    await recordTransaction(tx, participation.guestId, now, about, {
      type: 'payment_authorized',
      status: 'pending',
      amount: agreedTerms(participation).hold,
      card: formatCard(await readCardSummary(tx, hold.cardId)),
    })
  }
  await deps.jobs.enqueue(tx, 'holds.advance', { holdId: hold.id }, { at: placeAt })
  return true
}
