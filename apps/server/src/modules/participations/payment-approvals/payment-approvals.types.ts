import type { ApprovalConsequence } from '@tomogolf/domain/payments/approval'
import type { RefundCategory } from '@tomogolf/domain/payments/refund-category'
import type { RefundBearer } from '@tomogolf/domain/payments/figures'
import type { Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'

/** An act as it was asked for. `left` and `owed`: what the refund was asked from. */
export type ApprovedRequest =
  | { readonly act: 'capture'; readonly holdId: string; readonly amount: Money }
  | {
      readonly act: 'refund'
      readonly transactionId: string
      readonly amount: Money
      readonly bearer: RefundBearer
      /** Requests from before categories have none. */
      readonly category?: RefundCategory | null
      readonly left: Money
      readonly owed: Money
    }
  | {
      readonly act: 'case'
      readonly caseId: string
      readonly outcome: 'accepted' | 'rejected'
    }
export type Consequence = { readonly kind: ApprovalConsequence; readonly minor: number }

/** The act was not done: a second administrator decides until this time. */
export type AskedApproval = { readonly approval: { readonly id: string; readonly until: Instant } }
export const isAsked = (value: unknown): value is AskedApproval =>
  typeof value === 'object' && value !== null && 'approval' in value
