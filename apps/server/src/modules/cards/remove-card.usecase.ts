import { isCardExpired } from '@tomogolf/domain/limits/card-expiry'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../platform/refusal.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { dutiesOfCard, isBacking, isCardMoving } from './card-duties.policy.ts'
import type { DutyPorts } from './card-ports.types.ts'
import { listCards, readCard, removeCard, setDefault, type Card } from './cards.repository.ts'
import { chooseNextDefault } from './choose-next-default.step.ts'

type Removal = {
  userId: string
  id: string
  replacement?: string | undefined
  /** The person was proved recently: needed for the last card. */
  isProved: boolean
}

/**
 * Removes a card. One that backs a hold, a case or a debt goes only with a replacement, which
 * becomes the default. A hold that stands at the bank stays on the old card, which the provider
 * keeps until that hold has ended.
 */
export async function removeSavedCard(
  deps: Deps,
  ports: DutyPorts,
  { userId, id, replacement, isProved }: Removal,
): Promise<
  | { success: true }
  | Refused<
      | 'CARD_EXPIRED'
      | 'PAYMENT_IN_PROGRESS'
      | 'PAYMENT_METHOD_IN_USE'
      | 'PAYMENT_METHOD_NOT_FOUND'
      | 'STEP_UP_REQUIRED'
      | 'UNAUTHORIZED'
    >
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    if (!(await lockUserWeakly(tx, userId))) return refuse('UNAUTHORIZED')
    const card = await readCard(tx, userId, id)
    if (!card) return refuse('PAYMENT_METHOD_NOT_FOUND')
    const duties = await ports.readCardDuties(tx, userId)
    if (isCardMoving(card, duties)) return refuse('PAYMENT_IN_PROGRESS')
    const own = dutiesOfCard(card, duties)
    if (isBacking(own) && replacement === undefined) return refuse('PAYMENT_METHOD_IN_USE', own)
    const replacing =
      replacement === undefined ? null : await readReplacement(deps, tx, card, replacement)
    if (isRefused(replacing)) return replacing
    // under the lock: two removals at once must not both leave the other card
    const isLast = (await listCards(tx, userId)).length === 1
    if (isLast && !isProved) return refuse('STEP_UP_REQUIRED')
    await removeCard(tx, id, now)
    if (replacing) {
      await setDefault(tx, userId, replacing.id)
      await ports.moveHolds(tx, { cardId: id, toCardId: replacing.id }, now)
      await deps.jobs.enqueue(tx, 'cards.saved', { userId, cardId: replacing.id, isDefault: true })
    } else if (card.isDefault) await chooseNextDefault(deps, tx, userId)
    await deps.jobs.enqueue(tx, 'cards.detach', { providerId: card.providerId })
    return { success: true as const }
  })
}

async function readReplacement(
  deps: Deps,
  tx: Tx,
  removed: Card,
  id: string,
): Promise<Card | Refused<'CARD_EXPIRED' | 'PAYMENT_METHOD_NOT_FOUND'>> {
  const card = id === removed.id ? undefined : await readCard(tx, removed.userId, id)
  if (!card) return refuse('PAYMENT_METHOD_NOT_FOUND')
  return isCardExpired(card, deps.clock.now()) ? refuse('CARD_EXPIRED') : card
}
