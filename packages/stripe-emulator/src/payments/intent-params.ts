import type Stripe from 'stripe'
import { badParameter } from '../errors.ts'
import type { Params } from '../http/params.ts'
import { readNewMethod, resolvePaymentMethod, storeMethod } from '../cards/payment-methods.ts'
import type { NewMethod } from '../cards/payment-methods.ts'
import type { PaymentMethod } from '../types.ts'
import type { Call, World } from '../world.ts'

/** The method an intent is confirmed with: one that exists, or a card just typed in a page. */
export interface MethodInput {
  readonly id: string | undefined
  readonly typed: NewMethod | undefined
}

export function readMethodInput(call: Call): MethodInput {
  const id = call.params.word('payment_method')
  const data = call.params.group('payment_method_data')
  return { id, typed: data ? readNewMethod(call, data) : undefined }
}

/**
 * The method itself, a typed card stored as a new one; undefined when none was named. Throws "No
 * such PaymentMethod".
 */
export function methodOf(world: World, input: MethodInput): PaymentMethod | undefined {
  if (input.typed) return storeMethod(world, input.typed)
  return input.id === undefined ? undefined : resolvePaymentMethod(world, input.id)
}

interface MethodTypes {
  readonly allowed: string[] | null
  readonly automatic: { allow_redirects: 'always' | 'never'; enabled: boolean } | null
}

/**
 * Which methods the intent takes: an explicit list, of which the account offers cards, or
 * "automatic", the default, which allows redirects unless told otherwise. `payment_method_types` is
 * no longer accepted by this API version.
 */
export function readMethodTypes(params: Params): MethodTypes {
  if (params.has('payment_method_types')) {
    throw badParameter(
      'The parameter payment_method_types is no longer supported. Use allowed_payment_method_types or automatic_payment_methods.',
      'payment_method_types',
      'payment_method_types_no_longer_supported',
    )
  }
  const allowed = params.has('allowed_payment_method_types')
    ? params.texts('allowed_payment_method_types')
    : null
  const automatic = params.group('automatic_payment_methods')
  if (allowed !== null && automatic) {
    throw badParameter(
      'You may only specify one of these parameters: allowed_payment_method_types, automatic_payment_methods.',
    )
  }
  if (allowed !== null && !allowed.includes('card')) {
    throw badParameter(
      'No payment method type that you allow is available for this account.',
      'allowed_payment_method_types',
    )
  }
  const enabled = automatic?.flag('enabled') ?? true
  const redirects = automatic?.oneOf('allow_redirects', ['always', 'never']) ?? 'always'
  return { allowed, automatic: allowed === null ? { allow_redirects: redirects, enabled } : null }
}

export function readThreeDSecure(
  params: Params,
): Stripe.PaymentIntent.PaymentMethodOptions.Card['request_three_d_secure'] {
  return (
    params
      .group('payment_method_options')
      ?.group('card')
      ?.oneOf('request_three_d_secure', ['any', 'automatic', 'challenge']) ?? 'automatic'
  )
}
