import { IdParams, Ok } from '../common.schemas.ts'
import { adminMoneyWrite, adminRead, endpoint } from '../api/endpoint.ts'
import { AdminApprovalQuery, AdminApprovalRow, ApprovalResult } from './approvals.schemas.ts'
import { ReasonBody, listOf } from './common.schemas.ts'

export const adminApprovals = {
  'GET /api/admin/approvals': endpoint({
    ...adminRead('money.read'),
    summary: 'Charges and refunds above the limit, which a second administrator decides',
    query: AdminApprovalQuery,
    result: listOf(AdminApprovalRow),
    errors: [],
  }),
  'POST /api/admin/approvals/:id/approve': endpoint({
    ...adminMoneyWrite('money.approve'),
    summary: 'Approve what another administrator asked for: it is done at once, exactly as asked',
    params: IdParams,
    result: ApprovalResult,
    errors: [
      'NOT_FOUND',
      'APPROVAL_ENDED',
      'APPROVAL_WAITING',
      'OWN_APPROVAL',
      'OWN_ACCOUNT',
      'STALE_EDIT',
      'ALREADY_DONE',
      'AMOUNT_TOO_HIGH',
      'AUTHENTICATION_REQUIRED',
      'CARD_DECLINED',
      'CARD_EXPIRED',
      'CHARGE_DISPUTED',
      'CHARGE_NOT_RETRYABLE',
      'DISPUTE_OPEN',
      'HOLD_NOT_DECIDED',
      'HOST_REPORT_OPEN',
      'HOLD_STILL_NEEDED',
      'INSUFFICIENT_FUNDS',
      'PAYMENT_METHOD_REQUIRED',
      'PAYMENT_OUTCOME_UNKNOWN',
      'REFUND_NOT_POSSIBLE',
      'STRIPE_ERROR',
    ],
  }),
  'POST /api/admin/approvals/:id/decline': endpoint({
    ...adminMoneyWrite('money.approve'),
    summary: 'Send back what another administrator asked for',
    params: IdParams,
    body: ReasonBody,
    result: Ok,
    errors: ['NOT_FOUND', 'APPROVAL_ENDED', 'OWN_ACCOUNT', 'OWN_APPROVAL'],
  }),
  'POST /api/admin/approvals/:id/withdraw': endpoint({
    ...adminMoneyWrite('money.ask'),
    summary: 'Withdraw the own request for an approval',
    params: IdParams,
    result: Ok,
    errors: ['NOT_FOUND', 'APPROVAL_ENDED'],
  }),
}
