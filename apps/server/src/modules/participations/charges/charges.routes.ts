import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { readCardSummary } from '../../cards/cards.repository.ts'
import { presentPaymentAction } from '../payment-action.presenter.ts'
import { presentOwed } from '../viewer.presenter.ts'
import { payCharge } from './pay-charge.usecase.ts'

export function chargesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/games/:id/pay', async ({ params, viewer }) => {
    const charge = await payCharge(deps, { gameId: params.id, userId: viewer.userId })
    if (isRefused(charge)) return charge
    const card = charge.cardId ? await readCardSummary(deps.db, charge.cardId) : null
    return {
      charge: presentOwed(charge, card),
      action: presentPaymentAction(deps.cards, charge),
    }
  })
}
