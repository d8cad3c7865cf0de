import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type Debt = ResultOf<'GET /api/debts'>['debts'][number]

/** The unpaid charges, the oldest first. */
export const debtsQuery = apiQuery('GET /api/debts')
