import type { ComponentType } from 'react'

/** From the server, when the bank must authenticate the cardholder. */
export type BankAction = { apiBase: string; publishableKey: string; clientSecret: string }
/** Authenticates the cardholder. The route passes the component, as features do not import each other. */
export type Bank = ComponentType<{
  access: BankAction
  onConfirmed: () => void
  onRefused: (error: unknown) => void
}>
