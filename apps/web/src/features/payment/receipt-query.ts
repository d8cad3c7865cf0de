import { apiQuery } from '../../lib/api.ts'

export const receiptQuery = (id: string) =>
  apiQuery('GET /api/transactions/:id/receipt', { params: { id } })
