import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { readCardSummaries, readCardSummary } from '../../cards/cards.repository.ts'
import { presentPaymentAction } from '../payment-action.presenter.ts'
import { presentOwed } from '../viewer.presenter.ts'
import { presentDebt } from './debts.presenter.ts'
import { listDebts } from './debts.read.ts'
import { payCharge } from './pay-charge.usecase.ts'

export function chargesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/debts', async ({ viewer }) => {
    const debts = await listDebts(deps.db, viewer.userId)
    const cards = await readCardSummaries(
      deps.db,
      debts.flatMap(({ charge }) => charge.cardId ?? []),
    )
    return { debts: debts.map((debt) => presentDebt(debt, cards)) }
  })
  route(app, 'POST /api/games/:id/pay', async ({ params, viewer, body }) => {
    const charge = await payCharge(deps, {
      gameId: params.id,
      userId: viewer.userId,
      cardId: body?.cardId,
    })
    if (isRefused(charge)) return charge
    const card = charge.cardId ? await readCardSummary(deps.db, charge.cardId) : null
    return {
      charge: presentOwed(charge, card),
      action: presentPaymentAction(deps.cards, charge),
    }
  })
}
