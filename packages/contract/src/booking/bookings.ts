import { z } from 'zod'
import { endpoint } from '../api/endpoint.ts'
import { BookingBody, EvidenceFile, OwnBooking } from './bookings.schemas.ts'
import { IdParams, Ok } from '../common.schemas.ts'

export const bookings = {
  'GET /api/games/:id/booking': endpoint({
    summary: 'The booking at the course of an own game, with its reference',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: z.object({ booking: OwnBooking.nullable() }),
    errors: ['FORBIDDEN', 'GAME_NOT_FOUND'],
  }),
  'PUT /api/games/:id/booking': endpoint({
    summary: 'Enter or change the booking at the course of an own game',
    guard: 'user',
    limit: 'booking',
    params: IdParams,
    body: BookingBody,
    result: z.object({ booking: OwnBooking }),
    errors: [
      'BOOKING_TAKEN',
      'BOOKING_TIME_INVALID',
      'FORBIDDEN',
      'GAME_ALREADY_STARTED',
      'GAME_CANCELLED',
      'GAME_NOT_FOUND',
    ],
  }),
  'DELETE /api/games/:id/booking': endpoint({
    summary: 'Remove the booking at the course, with its evidence',
    guard: 'user',
    limit: 'booking',
    params: IdParams,
    result: Ok,
    errors: ['EVIDENCE_HELD', 'FORBIDDEN', 'GAME_NOT_FOUND'],
  }),
  'POST /api/games/:id/booking/evidence': endpoint({
    summary:
      'Evidence of the booking: one file (JPEG, PNG, WebP or PDF, at most 5 MB) as multipart/form-data',
    guard: 'user',
    limit: 'evidence',
    params: IdParams,
    result: z.object({ booking: OwnBooking }),
    errors: [
      'BOOKING_NOT_FOUND',
      'EVIDENCE_HELD',
      'FILE_TOO_LARGE',
      'FORBIDDEN',
      'GAME_ALREADY_STARTED',
      'GAME_CANCELLED',
      'GAME_NOT_FOUND',
      'INVALID_EVIDENCE_TYPE',
      'UPLOAD_FAILED',
    ],
  }),
  'GET /api/games/:id/booking/evidence': endpoint({
    summary: 'The evidence of an own game',
    guard: 'user',
    limit: 'read',
    params: IdParams,
    result: z.unknown(),
    errors: ['FORBIDDEN', 'GAME_NOT_FOUND', 'NOT_FOUND'],
  }),
  'DELETE /api/games/:id/booking/evidence': endpoint({
    summary: 'Remove the evidence',
    guard: 'user',
    limit: 'booking',
    params: IdParams,
    result: Ok,
    errors: ['EVIDENCE_HELD', 'FORBIDDEN', 'GAME_NOT_FOUND'],
  }),
  'GET /api/booking-evidence': endpoint({
    summary: 'The file that is kept for the booking of the next game',
    guard: 'user',
    limit: 'read',
    result: z.object({ file: EvidenceFile.nullable() }),
    errors: [],
  }),
  'POST /api/booking-evidence': endpoint({
    summary:
      'Keep a file for the booking of the next game, for a week at most (JPEG, PNG, WebP or PDF, at most 5 MB, multipart/form-data)',
    guard: 'user',
    limit: 'evidence',
    result: z.object({ file: EvidenceFile }),
    errors: ['EVIDENCE_HELD', 'FILE_TOO_LARGE', 'INVALID_EVIDENCE_TYPE', 'UPLOAD_FAILED'],
  }),
  'DELETE /api/booking-evidence': endpoint({
    summary: 'Remove the file that is kept for the next game',
    guard: 'user',
    limit: 'booking',
    result: Ok,
    errors: ['EVIDENCE_HELD'],
  }),
}
