/**
 * An operator's manual decision. It goes to the audit log; the reason also goes to the users
 * concerned.
 */
export type OperatorDecision = {
  readonly operatorId: string
  readonly ip: string | null
  readonly reason: string
  /** The request that this second administrator approves; set only by `approvePayment`. */
  readonly approvalId?: string
}
