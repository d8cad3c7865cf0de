import type { ResultOf } from '@tomogolf/contract/api/endpoints'

export type AdminDispute = ResultOf<'GET /api/admin/disputes/:id'>
