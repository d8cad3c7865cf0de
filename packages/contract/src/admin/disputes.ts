import { z } from 'zod'
import { adminMoneyWrite, adminRead, endpoint } from '../api/endpoint.ts'
import { IdParams, Ok } from '../common.schemas.ts'
import { ReasonBody, listOf } from './common.schemas.ts'
import {
  AdminDispute,
  AdminDisputeQuery,
  AdminDisputeRow,
  SubmitEvidenceBody,
} from './disputes.schemas.ts'

export const adminDisputes = {
  'GET /api/admin/disputes': endpoint({
    ...adminRead('money.read'),
    summary: 'Charges that cardholders dispute at their bank',
    query: AdminDisputeQuery,
    result: listOf(AdminDisputeRow),
    errors: [],
  }),
  'GET /api/admin/disputes/:id': endpoint({
    ...adminRead('money.read'),
    summary: 'A dispute with its evidence, log and ledger rows',
    params: IdParams,
    result: AdminDispute,
    errors: ['NOT_FOUND'],
  }),
  'GET /api/admin/disputes/:id/evidence.pdf': endpoint({
    ...adminRead('money.read'),
    summary:
      'The evidence of a dispute as the PDF for the bank; masked until the contact details of the guest are shown',
    params: IdParams,
    result: z.string().describe('application/pdf'),
    errors: ['NOT_FOUND'],
  }),
  'POST /api/admin/disputes/:id/submit': endpoint({
    ...adminMoneyWrite('disputes.answer'),
    summary: 'Submit the evidence to the bank, once',
    params: IdParams,
    body: SubmitEvidenceBody,
    result: Ok,
    errors: [
      'NOT_FOUND',
      'OWN_ACCOUNT',
      'ALREADY_DONE',
      'EVIDENCE_REFUSED',
      'PAYMENT_OUTCOME_UNKNOWN',
    ],
  }),
  'POST /api/admin/disputes/:id/accept': endpoint({
    ...adminMoneyWrite('disputes.answer'),
    summary: 'Accept the loss of a dispute, or end an inquiry without an answer',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: [
      'NOT_FOUND',
      'OWN_ACCOUNT',
      'ALREADY_DONE',
      'EVIDENCE_REFUSED',
      'PAYMENT_OUTCOME_UNKNOWN',
    ],
  }),
  'POST /api/admin/disputes/:id/release-joining': endpoint({
    ...adminMoneyWrite('disputes.answer'),
    summary: 'Let a guest join again after a lost dispute',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DONE'],
  }),
}
