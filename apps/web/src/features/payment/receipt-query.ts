import { apiQuery } from '@tomogolf/api-client/api.ts'

export const receiptQuery = (id: string) =>
  apiQuery('GET /api/transactions/:id/receipt', { params: { id } })
