import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { RowOf } from './use-list.ts'

/** Records that several screens show, as the API returns them. */
export type AdminUser = ResultOf<'GET /api/admin/users/:id'>
export type Course = RowOf<'GET /api/admin/courses'>
export type Request = RowOf<'GET /api/admin/requests'>
