import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import { dutiesOfCard, isBacking } from './card-duties.policy.ts'
import type { DutyPorts } from './card-ports.types.ts'
import {
  listCards,
  readCustomerId,
  readDefaultCard,
  removeCard,
  type Card,
  type Customer,
} from './cards.repository.ts'
import { chooseNextDefault } from './choose-next-default.step.ts'

/**
 * The provider cannot charge these cards any more. Another card becomes the default, and the
 * holds that are still to be placed move to it; the user is notified when something depended on a card.
 */
export async function forgetDetachedCards(
  deps: Deps,
  ports: DutyPorts,
  tx: Tx,
  userId: string,
  isDetached: (card: Card) => boolean,
): Promise<void> {
  if (!(await lockUserWeakly(tx, userId))) return
  const detached = (await listCards(tx, userId)).filter((card) => isDetached(card))
  if (detached.length === 0) return
  const now = deps.clock.now()
  const duties = await ports.readCardDuties(tx, userId)
  for (const { id } of detached) await removeCard(tx, id, now)
  const next =
    (await readDefaultCard(tx, userId)) ?? (await chooseNextDefault(deps, tx, userId)) ?? null
  if (next)
    for (const { id } of detached) await ports.moveHolds(tx, { cardId: id, toCardId: next.id }, now)
  const missed = detached.find((card) => isBacking(dutiesOfCard(card, duties)))
  if (missed)
    await notify(deps.jobs, tx, {
      userId,
      kind: 'card_detached',
      params: {
        card: { brand: missed.brand, last4: missed.last4 },
        next: next && { brand: next.brand, last4: next.last4 },
      },
    })
}

/**
 * Forgets all cards of a customer that the provider deleted, unless the user has another customer
 * meanwhile: the saved cards are then that one's.
 */
export async function forgetCustomerCards(
  deps: Deps,
  ports: DutyPorts,
  tx: Tx,
  { userId, customerId }: Customer,
): Promise<void> {
  await lockUserWeakly(tx, userId)
  if ((await readCustomerId(tx, userId)) === customerId)
    await forgetDetachedCards(deps, ports, tx, userId, () => true)
}
