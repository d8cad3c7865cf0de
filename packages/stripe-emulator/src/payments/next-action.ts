import type Stripe from 'stripe'
import { badRequest } from '../errors.ts'
import type { PaymentIntent, SetupIntent } from '../types.ts'
import type { Call } from '../world.ts'

/**
 * How a page handles an intent that requires action. The provider's authentication page is internal
 * to Stripe.js; the emulator's stand-in is a POST to `authenticate_path` with the client secret and
 * outcome=succeed or outcome=fail.
 */
export function askForAuthentication(
  kind: 'payment_intents' | 'setup_intents',
  id: string,
): Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction {
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: 'emulator_authentication',
      authenticate_path: `/v1/${kind}/${id}/authenticate`,
    },
  }
}

export const readOutcome = (call: Call): 'succeed' | 'fail' => {
  const outcome = call.params.oneOf('outcome', ['succeed', 'fail'])
  if (outcome) return outcome
  throw badRequest('Missing required param: outcome.', {
    code: 'parameter_missing',
    param: 'outcome',
  })
}

/**
 * The client secret is what allows a page to touch an intent; a server may leave it out, but not
 * get it wrong.
 */
export function checkClientSecret(
  call: Call,
  given: string | undefined,
  intent: { client_secret: string },
  noun: 'PaymentIntent' | 'SetupIntent',
): void {
  if (given === undefined && !call.fromPage) return
  if (given === undefined)
    throw badRequest('Missing required param: client_secret.', {
      code: 'parameter_missing',
      param: 'client_secret',
    })
  if (given !== intent.client_secret) {
    throw badRequest(
      `The client_secret provided does not match the client_secret associated with the ${noun}.`,
      { param: 'client_secret' },
    )
  }
}

/**
 * On a server the provider wants a return_url unless the intent takes only methods that never leave
 * the page: an error that must occur here rather than in production.
 */
export function assertNoRedirect(
  intent: PaymentIntent | SetupIntent,
  noun: string,
  call: Call,
  returnUrl: string | undefined,
): void {
  const automatic = intent.automatic_payment_methods
  if (
    call.fromPage ||
    returnUrl !== undefined ||
    !automatic ||
    automatic.allow_redirects === 'never'
  )
    return
  throw badRequest(
    `This ${noun} is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might ` +
      "redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment " +
      'methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when ' +
      'creating Setup Intents and Payment Intents.',
  )
}
