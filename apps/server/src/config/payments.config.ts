import { z } from 'zod'
import { flag, port, type EnvOf, type Variables } from './variable.ts'

export const paymentsVariables = {
  STRIPE_SECRET_KEY: {
    doc: 'secret key of the card provider; without it the card emulator runs',
    schema: z
      .string()
      .regex(/^(sk|rk)_(live|test)_/, 'is no secret key: they begin with sk_live_ or sk_test_'),
  },
  STRIPE_PUBLISHABLE_KEY: {
    doc: 'publishable key for the page',
    schema: z
      .string()
      .regex(/^pk_(live|test)_/, 'is no publishable key: they begin with pk_live_ or pk_test_'),
  },
  STRIPE_WEBHOOK_SECRET: {
    doc: 'signing secret of the webhook endpoint',
    schema: z.string().regex(/^whsec_/, 'is no signing secret: they begin with whsec_'),
  },
  STRIPE_CONNECT_WEBHOOK_SECRET: {
    doc: 'signing secret of the endpoint for events of connected accounts (`host_payouts` = `connect`), at the same address',
    schema: z.string().regex(/^whsec_/, 'is no signing secret: they begin with whsec_'),
  },
  STRIPE_EMULATOR_PORT: {
    doc: 'port of the card emulator on 127.0.0.1',
    schema: port,
    default: 12111,
  },
  STRIPE_EMULATOR_URL: {
    doc: 'a card emulator that runs elsewhere; then none is started here',
    schema: z.url(),
  },
  STRIPE_JS_STAND_IN: {
    doc: 'pages use a stand-in for Stripe.js that the card emulator serves, as they use Stripe.js with real keys; never in production',
    schema: flag,
    default: false,
  },
  STRIPE_TIMEOUT_MS: {
    doc: 'timeout of a call to the card provider; its outcome is then unknown',
    schema: z.coerce.number().int().min(200).max(80_000),
    default: 15_000,
  },
} as const satisfies Variables

type Env = EnvOf<typeof paymentsVariables> & { readonly NODE_ENV: string }

export function paymentsProblems(env: Env): string[] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = env
  const isLive = secretKey?.includes('_live_') ?? false
  const problems: string[] = []
  if (env.STRIPE_JS_STAND_IN && (secretKey || env.NODE_ENV === 'production'))
    problems.push('STRIPE_JS_STAND_IN: only with the card emulator, and never in production')
  if (secretKey && !publishableKey)
    problems.push('STRIPE_PUBLISHABLE_KEY: needed together with STRIPE_SECRET_KEY')
  if (secretKey && !env.STRIPE_WEBHOOK_SECRET)
    problems.push('STRIPE_WEBHOOK_SECRET: needed together with STRIPE_SECRET_KEY')
  if (secretKey && publishableKey && publishableKey.includes('_live_') !== isLive)
    problems.push('STRIPE_PUBLISHABLE_KEY, STRIPE_SECRET_KEY: live and test keys are mixed')
  // production names it as required
  if (!secretKey && publishableKey && env.NODE_ENV !== 'production')
    problems.push('STRIPE_SECRET_KEY: needed together with STRIPE_PUBLISHABLE_KEY')
  if (env.NODE_ENV === 'production' && secretKey && !isLive)
    problems.push('STRIPE_SECRET_KEY: a test key in production')
  if (env.NODE_ENV !== 'production' && isLive)
    problems.push('STRIPE_SECRET_KEY: a live key outside production')
  return problems
}
