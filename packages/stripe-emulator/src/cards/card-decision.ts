import { testCardByNumber } from './cards.ts'
import { yearAndMonth } from '../clock.ts'
import type { DeclineCode } from './declines.ts'
import type { PaymentIntent, PaymentMethod, SetupIntent, VaultEntry } from '../types.ts'
import type { World } from '../world.ts'

interface CardQuestion {
  /** The operation: attach the card, set it up for later, or charge it. */
  readonly purpose: 'attach' | 'setup' | 'charge'
  readonly offSession: boolean
  /** The holder has just passed the bank's authentication. */
  readonly authenticated: boolean
  /** `request_three_d_secure` of the intent. */
  readonly wanted: string
}

type Decision =
  | { outcome: 'approved' }
  | { outcome: 'authenticate' }
  | { outcome: 'declined'; code: DeclineCode }

/**
 * The bank's decision: a decline fault first, then the card's expiry, then the table of test cards.
 */
export function decideOnCard(
  world: World,
  method: PaymentMethod,
  secret: VaultEntry,
  question: CardQuestion,
): Decision {
  const card = testCardByNumber(secret.number)
  if (!card) throw new Error(`${method.id} is no test card`)
  const fault = world.cause ? world.faults.take('decline', world.cause) : undefined
  if (fault) return { outcome: 'declined', code: fault.fault.code }
  if (isExpired(method, world.clock.now())) return { outcome: 'declined', code: 'expired_card' }

  const asks =
    card.authentication === 'always' ||
    (card.authentication === 'unless_set_up' && !(question.offSession && secret.setUp)) ||
    // only a present holder can be asked without need
    (card.authentication === 'on_request' &&
      question.wanted !== 'automatic' &&
      !question.offSession)
  if (asks && !question.authenticated && question.purpose !== 'attach')
    return { outcome: 'authenticate' }
  if (card.decline && (card.decline.from === 'setup' || question.purpose === 'charge')) {
    return { outcome: 'declined', code: card.decline.code }
  }
  return { outcome: 'approved' }
}

/** What the intent asks of 3-D Secure: `automatic`, `any` or `challenge`. */
export const requestedThreeDSecure = (intent: PaymentIntent | SetupIntent): string =>
  intent.payment_method_options?.card?.request_three_d_secure ?? 'automatic'

function isExpired(method: PaymentMethod, now: number): boolean {
  const today = yearAndMonth(now)
  const { exp_year: year, exp_month: month } = method.card
  return year < today.year || (year === today.year && month < today.month)
}
