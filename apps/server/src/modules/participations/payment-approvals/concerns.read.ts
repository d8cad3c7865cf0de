import type { Tx } from '../../../platform/database/database.ts'
import { takesPart } from '../players.read.ts'
import type { PaymentApproval } from './payment-approvals.repository.ts'

/** Whether a charge or refund is the operator's own, or of a game in which the operator takes part. */
export const concerns = async (
  tx: Tx,
  { personId, gameId }: Pick<PaymentApproval, 'gameId' | 'personId'>,
  operatorId: string,
): Promise<boolean> => personId === operatorId || takesPart(tx, operatorId, gameId)
