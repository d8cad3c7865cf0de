import { statementSuffix } from '@tomogolf/domain/payments/statement-suffix'
import type { PaymentRequest, ThreeDSecure } from '../../platform/payments/card-provider.ts'

/**
 * What the next attempt for a game sends; the caller records it with the attempt. The bank can only
 * be asked while the customer is present.
 */
export const paymentRequestFor = (
  game: { teeTime: number; courseName: string },
  offSession: boolean,
  wanted: ThreeDSecure = 'automatic',
): PaymentRequest => ({
  statementSuffix: statementSuffix(game),
  threeDSecure: offSession ? 'automatic' : wanted,
})

/** The page on which a bank that asks on its own page lets the customer continue. */
export const returnUrlOf = (origin: string, gameId: string): string => `${origin}/games/${gameId}`
