import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type GameMoney = ResultOf<'GET /api/transactions/by-game'>['games'][number]
export type Transaction = GameMoney['entries'][number]
/** Not from the contract's schemas: their library would come with the page. */
export const GAME_MONEY_FILTERS = ['held', 'charged', 'refunded'] as const
export type GameMoneyFilter = (typeof GAME_MONEY_FILTERS)[number]

/** A page of the viewer's holds, charges and refunds by game, newest first. */
export const transactionsByGameQuery = (page: number, state: GameMoneyFilter | undefined) =>
  apiQuery('GET /api/transactions/by-game', { query: { page, state } })

/** The viewer's transactions of one game. */
export const gameTransactionsQuery = (gameId: string) =>
  apiQuery('GET /api/transactions', { query: { page: 1, game: gameId } })

export const receiptQuery = (transactionId: string) =>
  apiQuery('GET /api/transactions/:id/receipt', { params: { id: transactionId } })

export type HostMoney = ResultOf<'GET /api/payouts'>
export type HostBalance = HostMoney['balances'][number]
export type HostShare = HostMoney['shares'][number]

/** What the viewer is owed as a host, and what became of it. */
export const hostMoneyQuery = apiQuery('GET /api/payouts')
