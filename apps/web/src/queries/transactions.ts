import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type Transaction = ResultOf<'GET /api/transactions'>['transactions'][number]

/** A page of the viewer's charges and refunds, newest first. */
export const transactionsQuery = (page: number) =>
  apiQuery('GET /api/transactions', { query: { page } })

/** The viewer's transactions of one game. */
export const gameTransactionsQuery = (gameId: string) =>
  apiQuery('GET /api/transactions', { query: { page: 1, game: gameId } })

export const receiptQuery = (transactionId: string) =>
  apiQuery('GET /api/transactions/:id/receipt', { params: { id: transactionId } })
