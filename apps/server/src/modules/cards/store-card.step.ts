import type { Deps } from '../../deps.ts'
import type { CardDetails } from '../../platform/payments/card-provider.ts'
import { newId } from '../../platform/security/ids.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import type { CardPorts } from './card-ports.types.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import {
  insertCard,
  listCards,
  readCardByProviderId,
  setDefault,
  type Card,
} from './cards.repository.ts'

/** Stores a card that the provider saved for this user's customer, once. */
export const storeCard = (
  deps: Deps,
  ports: Pick<CardPorts, 'inheritByCard'>,
  userId: string,
  card: CardDetails,
): Promise<Card | Refused<'PAYMENT_SETUP_FAILED' | 'UNAUTHORIZED'>> =>
  deps.db.transaction(async (tx) => {
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
