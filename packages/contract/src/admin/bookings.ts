import { z } from 'zod'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import { IdParams, Ok } from '../common.schemas.ts'
import { AdminBookingQuery, AdminBookingRow, ReviewBody } from './bookings.schemas.ts'
import { listOf } from './common.schemas.ts'

export const adminBookings = {
  'GET /api/admin/bookings': endpoint({
    ...adminRead('games.read'),
    summary: 'Bookings at courses with the state of their evidence',
    query: AdminBookingQuery,
    result: listOf(AdminBookingRow),
    errors: [],
  }),
  'GET /api/admin/bookings/:id/evidence': endpoint({
    ...adminRead('games.read'),
    summary: 'The evidence of a booking',
    params: IdParams,
    result: z.unknown(),
    errors: ['NOT_FOUND'],
  }),
  'POST /api/admin/bookings/:id/review': endpoint({
    ...adminWrite('bookings.review'),
    summary: 'Accept or decline the evidence of a booking',
    params: IdParams,
    body: ReviewBody,
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DONE'],
  }),
}
