import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import type { CardPorts } from './card-ports.types.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import {
  insertCard,
  listCards,
  readCardByProviderId,
  readCustomerId,
  setDefault,
  type Card,
} from './cards.repository.ts'

/**
 * Saves the card of a completed setup. The first card becomes the default. Saving the same setup
 * twice is idempotent.
 */
export async function saveCard(
  deps: Deps,
  ports: Pick<CardPorts, 'inheritByCard'>,
  userId: string,
  setupIntentId: string,
): Promise<Card | Refused<'PAYMENT_SETUP_FAILED' | 'STRIPE_ERROR' | 'UNAUTHORIZED'>> {
  const customerId = await readCustomerId(deps.db, userId)
  if (!customerId) return refuse('PAYMENT_SETUP_FAILED')
  let setup
  try {
    setup = await deps.cards.readSetup(setupIntentId, customerId)
  } catch (err) {
    deps.log.error({ err }, 'card setup could not be read')
    return refuse('STRIPE_ERROR')
  }
  // another customer's setup is treated as if it did not exist
  if (setup.kind !== 'saved') return refuse('PAYMENT_SETUP_FAILED')
  const { card } = setup
  return deps.db.transaction(async (tx) => {
    // of two concurrent calls only one may find no card yet
    if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
    const again = await readCardByProviderId(tx, card.providerId)
    if (again)
      return again.userId === userId && !again.removedAt ? again : refuse('PAYMENT_SETUP_FAILED')
    // locks the person, so before any card
    await ports.inheritByCard(deps, tx, userId, card.fingerprint)
    const first = (await listCards(tx, userId)).length === 0
    const row: Card = {
      id: newId(),
      userId,
      ...card,
      isDefault: false,
      createdAt: deps.clock.now(),
      removedAt: null,
    }
    await insertCard(tx, row)
    if (first) await setDefault(tx, userId, row.id)
    await deps.jobs.enqueue(tx, 'cards.saved', { userId, cardId: row.id, isDefault: first })
    return { ...row, isDefault: first }
  })
}
