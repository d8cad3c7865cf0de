/** Who decides by hand, why, and from where: goes to the audit log, and the reason to whom it concerns. */
export type ByOperator = {
  readonly operatorId: string
  readonly ip: string | null
  readonly reason: string
}
