import type { ComponentType } from 'react'

/** What the server hands out when a bank wants to hear from the card's holder. */
export type BankAction = { apiBase: string; publishableKey: string; clientSecret: string }
/** Asks the holder; the page that composes the features brings it. Either way the server then finds out what came of it. */
export type Bank = ComponentType<{
  access: BankAction
  onConfirmed: () => void
  onRefused: (error: unknown) => void
}>
