import { z } from 'zod'
import { adminMoneyWrite, adminRead, adminWrite, endpoint } from '../../api/endpoint.ts'
import { IdParams, Ok } from '../../common.schemas.ts'
import { TeamPerson, listOf } from '../common.schemas.ts'
import { DecideBody, DecideResult } from '../money.schemas.ts'
import { CARD_REFUSALS } from '../money.ts'
import { AdminCaseQuery, AdminCaseRow, AssigneeBody } from './cases.schemas.ts'

export const adminCases = {
  'GET /api/admin/cases': endpoint({
    ...adminRead('cases.read'),
    summary: 'Open cases',
    query: AdminCaseQuery,
    result: listOf(AdminCaseRow),
    errors: [],
  }),
  'GET /api/admin/case-team': endpoint({
    ...adminRead('cases.read'),
    summary: 'Administrators who may decide cases',
    result: z.object({ team: z.array(TeamPerson) }),
    errors: [],
  }),
  'PUT /api/admin/cases/:id/assignee': endpoint({
    ...adminWrite('cases.decide'),
    summary: 'Give an open case to an administrator who may decide it, or release it',
    params: IdParams,
    body: AssigneeBody,
    result: Ok,
    errors: ['NOT_FOUND', 'ALREADY_DONE', 'ASSIGNEE_NOT_ALLOWED', 'STALE_EDIT'],
  }),
  'POST /api/admin/cases/:id/decide': endpoint({
    ...adminMoneyWrite('cases.decide'),
    summary: 'Decide a case',
    params: IdParams,
    body: DecideBody,
    result: DecideResult,
    errors: [
      'NOT_FOUND',
      'OWN_ACCOUNT',
      'APPROVAL_ENDED',
      'APPROVAL_WAITING',
      'STALE_EDIT',
      'ALREADY_DONE',
      'DISPUTE_OPEN',
      'HOLD_NOT_DECIDED',
      'HOST_REPORT_OPEN',
      'CHARGE_NOT_RETRYABLE',
      'PAYMENT_OUTCOME_UNKNOWN',
      'PAYMENT_METHOD_REQUIRED',
      ...CARD_REFUSALS,
    ],
  }),
}
