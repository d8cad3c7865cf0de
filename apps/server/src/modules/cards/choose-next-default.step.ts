import { isCardExpired } from '@tomogolf/domain/limits/card-expiry'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { listCards, setDefault, type Card } from './cards.repository.ts'

/**
 * The default card is gone: the oldest remaining card that has not expired becomes the default, else
 * the oldest. The caller has locked the user.
 */
export async function chooseNextDefault(
  { clock, jobs }: Deps,
  tx: Tx,
  userId: string,
): Promise<Card | undefined> {
  const left = await listCards(tx, userId)
  const next = left.find((card) => !isCardExpired(card, clock.now())) ?? left[0]
  if (!next) return undefined
  await setDefault(tx, userId, next.id)
  await jobs.enqueue(tx, 'cards.saved', { userId, cardId: next.id, isDefault: true })
  return next
}
