import type { ComponentType } from 'react'

/** From the server, when a hold or charge needs 3-D Secure (strong customer authentication). */
export type AuthenticationAction = {
  apiBase: string
  publishableKey: string
  clientSecret: string
  stripeJsUrl: string | null
}
/** Runs 3-D Secure. The route passes the component, because features do not import each other. */
export type ThreeDSecureComponent = ComponentType<{
  access: AuthenticationAction
  onConfirmed: () => void
  onRefused: (error: unknown) => void
}>
