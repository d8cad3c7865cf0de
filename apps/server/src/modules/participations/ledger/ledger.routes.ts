import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { presentPagination } from '../../../platform/http/pagination.presenter.ts'
import { route } from '../../../platform/http/route.ts'
import { sendPdf } from '../../../platform/http/send-pdf.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { receiptPdf } from './receipt-pdf.presenter.ts'
import { readReceipt } from './receipt.read.ts'
import {
  GAMES_PER_PAGE,
  readTransactions,
  readTransactionsByGame,
  TRANSACTIONS_PER_PAGE,
} from './transactions.read.ts'

export function ledgerRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/transactions', async ({ query, viewer }) => {
    const { transactions, total } = await readTransactions(deps.db, {
      userId: viewer.userId,
      page: query.page,
      gameId: query.game,
    })
    return {
      transactions,
      pagination: presentPagination({ page: query.page, pageSize: TRANSACTIONS_PER_PAGE }, total),
    }
  })

  route(app, 'GET /api/transactions/by-game', async ({ query, viewer }) => {
    const { games, total } = await readTransactionsByGame(deps.db, viewer.userId, query)
    return {
      games,
      pagination: presentPagination({ page: query.page, pageSize: GAMES_PER_PAGE }, total),
    }
  })

  route(app, 'GET /api/transactions/:id/receipt', ({ params, viewer }) =>
    readReceipt(deps, params.id, viewer.userId),
  )

  route(
    app,
    'GET /api/transactions/:id/receipt.pdf',
    async ({ params, viewer, request, reply }) => {
      const receipt = await readReceipt(deps, params.id, viewer.userId)
      if (isRefused(receipt)) return receipt
      return sendPdf(reply, {
        name: `tomogolf-${receipt.number}.pdf`,
        content: await receiptPdf(receipt, request.language, deps.phrase),
      })
    },
  )
}
