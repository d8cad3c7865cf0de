import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused } from '../../platform/refusal.ts'
import { beginCardSetup } from './begin-card-setup.usecase.ts'
import { dutiesOfCard } from './card-duties.policy.ts'
import type { CardPorts } from './card-ports.types.ts'
import { listCards, readDefaultCard, type Card } from './cards.repository.ts'
import { presentCard } from './cards.presenter.ts'
import { chooseDefaultCard } from './choose-default-card.usecase.ts'
import { removeSavedCard } from './remove-card.usecase.ts'
import { saveCard } from './save-card.usecase.ts'

export function cardsRoutes(app: FastifyInstance, deps: Deps, ports: CardPorts): void {
  const presentAll = async (userId: string, cards: readonly Card[]) => {
    const duties = await ports.readCardDuties(deps.db, userId)
    return cards.map((card) => presentCard(card, dutiesOfCard(card, duties), deps.clock.now()))
  }
  const present = async (card: Card) => (await presentAll(card.userId, [card]))[0]!
  route(app, 'POST /api/payment-methods/setup-intent', ({ viewer }) =>
    beginCardSetup(deps, ports, { id: viewer.userId, email: viewer.email }),
  )
  route(app, 'POST /api/payment-methods', async ({ viewer, body }) => {
    const card = await saveCard(deps, ports, viewer.userId, body.setupIntentId)
    return isRefused(card) ? card : present(card)
  })
  route(app, 'GET /api/payment-methods', async ({ viewer }) => ({
    paymentMethods: await presentAll(viewer.userId, await listCards(deps.db, viewer.userId)),
  }))
  route(app, 'GET /api/payment-methods/has-default', async ({ viewer }) => ({
    hasDefaultPaymentMethod: (await readDefaultCard(deps.db, viewer.userId)) !== undefined,
  }))
  route(app, 'PUT /api/payment-methods/:id/default', async ({ viewer, params }) => {
    const card = await chooseDefaultCard(deps, viewer.userId, params.id)
    return isRefused(card) ? card : present(card)
  })
  route(app, 'DELETE /api/payment-methods/:id', ({ viewer, params, query }) =>
    removeSavedCard(deps, ports, {
      userId: viewer.userId,
      id: params.id,
      isProved: app.isProved(viewer),
      ...query,
    }),
  )
}
