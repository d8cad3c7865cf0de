import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import type { CardPorts } from './card-ports.types.ts'
import { listCards, readCard, removeCard, setDefault } from './cards.repository.ts'

/** Removes a card unless it backs an open hold. The oldest remaining card becomes the default. */
export async function removeSavedCard(
  deps: Deps,
  ports: CardPorts,
  userId: string,
  id: string,
): Promise<{ success: true } | Refused<'PAYMENT_METHOD_IN_USE' | 'PAYMENT_METHOD_NOT_FOUND'>> {
  const result = await deps.db.transaction(async (tx) => {
    const card = await readCard(tx, userId, id)
    if (!card) return refuse('PAYMENT_METHOD_NOT_FOUND')
    if (await ports.backsOpenHold(tx, id)) return refuse('PAYMENT_METHOD_IN_USE')
    await removeCard(tx, id, deps.clock.now())
    const next = (await listCards(tx, userId))[0]
    if (card.isDefault && next) await setDefault(tx, userId, next.id)
    await deps.jobs.enqueue(tx, 'cards.detach', { providerId: card.providerId })
    return { success: true as const }
  })
  return result
}
