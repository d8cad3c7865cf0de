import type { ResultOf } from '@tomogolf/contract/api/endpoints'

export type Team = ResultOf<'GET /api/admin/team'>
