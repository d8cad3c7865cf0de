import { z } from 'zod'
import { endpoint } from './api/endpoint.ts'
import {
  BookingBody,
  ContactBody,
  RentalBody,
  RequestReceipt,
  SentRequest,
} from './requests.schemas.ts'

export const requests = {
  'POST /api/booking-requests': endpoint({
    summary: 'Request tee times',
    guard: 'public',
    limit: 'form',
    body: BookingBody,
    result: RequestReceipt,
    status: 201,
    errors: ['INVALID_RECAPTCHA', 'INVALID_PHONE', 'CONFLICT'],
  }),
  'POST /api/rental-requests': endpoint({
    summary: 'Request rental clubs at a course',
    guard: 'public',
    limit: 'form',
    body: RentalBody,
    result: RequestReceipt,
    status: 201,
    errors: ['INVALID_RECAPTCHA', 'INVALID_PHONE', 'CONFLICT'],
  }),
  'POST /api/contact': endpoint({
    summary: 'Send a message to the operator',
    guard: 'public',
    limit: 'form',
    body: ContactBody,
    result: RequestReceipt,
    status: 201,
    errors: ['INVALID_RECAPTCHA', 'CONFLICT', 'INVALID_PHONE'],
  }),
  'GET /api/requests': endpoint({
    summary: 'Own requests with their state, newest first',
    guard: 'user',
    limit: 'read',
    result: z.object({ requests: z.array(SentRequest) }),
    errors: [],
  }),
}
