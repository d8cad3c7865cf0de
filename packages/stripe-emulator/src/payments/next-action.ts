import type Stripe from 'stripe'
import { badRequest } from '../errors.ts'
import type { Params } from '../http/params.ts'
import { BANK_PAGE } from '../stand-in-paths.ts'
import type { PaymentIntent, SetupIntent } from '../types.ts'
import type { Call } from '../world.ts'

/** How the client wants to handle a next action, said when it confirms. */
export interface ActionHandling {
  readonly returnUrl: string | undefined
  /** Stripe.js handles it: always from a page, on request from a server. */
  readonly sdk: boolean
}

export const readActionHandling = (params: Params): ActionHandling => ({
  returnUrl: params.word('return_url'),
  sdk: params.flag('use_stripe_sdk') ?? false,
})

/**
 * The bank's question. A server without Stripe.js redirects its customer to `redirect_to_url`.
 * What Stripe.js finds in `use_stripe_sdk` is internal to the provider; here it is the address of
 * the bank's page, for a window or for a redirect, and of the call that answers: a POST to
 * `authenticate_path` with the client secret and outcome=succeed or outcome=fail.
 */
export function askForAuthentication(
  { world, fromPage, method, path }: Call,
  intent: PaymentIntent | SetupIntent,
  { returnUrl, sdk }: ActionHandling,
): Stripe.PaymentIntent.NextAction & Stripe.SetupIntent.NextAction {
  const bankPath = bankPathOf(intent)
  if (!fromPage && !sdk && returnUrl !== undefined)
    return {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: `${world.baseUrl}${bankPath}&return_url=${encodeURIComponent(returnUrl)}`,
        return_url: returnUrl,
      },
    }
  const redirects =
    returnUrl !== undefined &&
    world.faults.take('authentication_redirect', { method, path }) !== undefined
  return {
    type: 'use_stripe_sdk',
    use_stripe_sdk: {
      type: redirects ? 'three_d_secure_redirect' : 'stripe_3ds2_fingerprint',
      authenticate_path: `/v1/${intent.object}s/${intent.id}/authenticate`,
      bank_path: redirects ? `${bankPath}&return_url=${encodeURIComponent(returnUrl)}` : bankPath,
    },
  }
}

const bankPathOf = ({ client_secret: secret }: PaymentIntent | SetupIntent): string =>
  `${BANK_PAGE}?client_secret=${secret}`

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
