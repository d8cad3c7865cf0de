import { cardPorts } from '../../src/module-ports.ts'
import { chooseDefaultCard } from '../../src/modules/cards/choose-default-card.usecase.ts'
import { listCards } from '../../src/modules/cards/cards.repository.ts'
import { removeSavedCard } from '../../src/modules/cards/remove-card.usecase.ts'
import { payCharge } from '../../src/modules/participations/charges/pay-charge.usecase.ts'
import type { Person } from '../support/people.ts'
import type { Simulation } from './simulation.ts'

const randomPerson = (simulation: Simulation): Person =>
  simulation.pick(simulation.chance(80) ? simulation.guests : simulation.hosts)!

/** Removes a card, sometimes with a replacement. */
export async function removeCard(simulation: Simulation): Promise<void> {
  const { deps } = simulation.world
  const person = randomPerson(simulation)
  const cards = await listCards(deps.db, person.id)
  const card = simulation.pick(cards)
  if (!card) return
  const other = simulation.pick(cards.filter((saved) => saved.id !== card.id))
  await removeSavedCard(deps, cardPorts, {
    userId: person.id,
    id: card.id,
    isProved: true,
    replacement: simulation.chance(60) ? other?.id : undefined,
  })
}

export async function chooseCard(simulation: Simulation): Promise<void> {
  const { deps } = simulation.world
  const person = randomPerson(simulation)
  const card = simulation.pick(await listCards(deps.db, person.id))
  if (card) await chooseDefaultCard(deps, person.id, card.id)
}

/** Pays a debt with any of the debtor's cards. */
export async function payDebt(simulation: Simulation): Promise<void> {
  const { deps } = simulation.world
  const order = [...simulation.hosts, ...simulation.guests].map((person) => person.id)
  const { rows } = await deps.db.executeSql<{ game_id: string; user_id: string }>(
    `SELECT game_id, user_id FROM charges WHERE status NOT IN ('charged', 'waived')
      ORDER BY created_at`,
  )
  const debt = simulation.pick(
    rows.toSorted((one, other) => order.indexOf(one.user_id) - order.indexOf(other.user_id)),
  )
  if (!debt) return
  const card = simulation.pick(await listCards(deps.db, debt.user_id))
  await payCharge(deps, {
    gameId: debt.game_id,
    userId: debt.user_id,
    cardId: simulation.chance(70) ? card?.id : undefined,
  })
}

/** An operator of the provider detaches a card at the provider, or deletes the customer with all cards. */
export async function detachAtProvider(simulation: Simulation): Promise<void> {
  const { emulator, deps } = simulation.world
  const person = randomPerson(simulation)
  const card = simulation.pick(await listCards(deps.db, person.id))
  if (!card) return
  simulation.detached.add(person.id)
  const call = (method: string, path: string) =>
    fetch(`${emulator.url}/v1/${path}`, {
      method,
      headers: { authorization: 'Bearer sk_test_emulator' },
    })
  const customer = emulator.state.paymentMethods.get(card.providerId)?.customer
  if (customer && simulation.chance(20)) await call('DELETE', `customers/${String(customer)}`)
  else await call('POST', `payment_methods/${card.providerId}/detach`)
}
