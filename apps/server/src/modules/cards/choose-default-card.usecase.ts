import type { Deps } from '../../deps.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { readCard, setDefault, type Card } from './cards.repository.ts'

/** Makes a card the default. Holds that another card refused are retried with it at once. */
export async function chooseDefaultCard(
  deps: Deps,
  userId: string,
  id: string,
): Promise<Card | Refused<'PAYMENT_METHOD_NOT_FOUND' | 'UNAUTHORIZED'>> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
    const card = await readCard(tx, userId, id)
    if (!card) return refuse('PAYMENT_METHOD_NOT_FOUND')
    await setDefault(tx, userId, id)
    await deps.jobs.enqueue(tx, 'cards.saved', { userId, cardId: id, isDefault: true })
    return { ...card, isDefault: true }
  })
}
