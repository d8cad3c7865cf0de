import type { Deps } from '../../deps.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import type { DutyPorts } from './card-ports.types.ts'
import {
  readCard,
  readCardByProviderId,
  readCustomerId,
  updateCard,
  type Card,
} from './cards.repository.ts'
import { forgetDetachedCards } from './forget-detached-cards.step.ts'

/**
 * Applies the provider's record of a saved card: forgets it when it is detached, else updates what
 * the card network changed. Idempotent, and independent of the order of events.
 */
export async function syncCard(deps: Deps, ports: DutyPorts, providerId: string): Promise<void> {
  const known = await readCardByProviderId(deps.db, providerId)
  if (!known || known.removedAt !== null) return
  const recorded = await deps.cards.readCard(providerId)
  const customerId = await readCustomerId(deps.db, known.userId)
  if (!recorded || recorded.customerId !== customerId)
    return deps.db.transaction((tx) =>
      forgetDetachedCards(deps, ports, tx, known.userId, (card) => card.id === known.id),
    )
  await deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, known.userId))) return
    const card = await readCard(tx, known.userId, known.id)
    if (!card || isSame(card, recorded.card)) return
    await updateCard(tx, card.id, recorded.card)
    // holds that it refused, for example because it had expired, are retried
    if (card.isDefault)
      await deps.jobs.enqueue(tx, 'cards.saved', {
        userId: card.userId,
        cardId: card.id,
        isDefault: true,
      })
  })
}

const FIELDS = ['brand', 'last4', 'expMonth', 'expYear', 'funding'] as const
const isSame = (card: Card, recorded: Pick<Card, (typeof FIELDS)[number]>): boolean =>
  FIELDS.every((field) => card[field] === recorded[field])
