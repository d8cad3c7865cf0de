import { iso } from '@tomogolf/domain/time'
import type { AskedApproval } from '../../participations/payment-approvals/payment-approvals.types.ts'

/** The answer to an act that a second administrator decides. */
export const presentAsked = ({ approval: { id, until } }: AskedApproval) => ({
  approval: { id, until: iso(until) },
})
