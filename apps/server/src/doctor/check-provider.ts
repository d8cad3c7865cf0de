import type { Config } from '../config/config.ts'
import type { CardProvider, KeyPair, ProviderProbe } from '../platform/payments/card-provider.ts'
import type { Clock } from '../platform/clock.ts'
import { checkAccount } from './check-account.ts'
import { checkStripeJs, STRIPE_JS_URL } from './check-stripe-js.ts'
import { SECOND, runCheck, fail, ok, skip, warn, type Finding } from './finding.ts'

/**
 * Without these events the product learns the outcome of payments only from its reconciliation job,
 * of changed and detached cards only when a payment fails, and never of a card whose page was closed
 * after the bank's approval.
 */
const REQUIRED_EVENTS = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'charge.refunded',
  'setup_intent.succeeded',
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'customer.deleted',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'radar.early_fraud_warning.created',
]
const PATH = '/api/webhooks/stripe'
/** Webhook signatures are valid for five minutes. */
const MAX_SKEW = 60 * SECOND
const WARN_SKEW = 5 * SECOND

/** Keys, account, clock, webhooks and script of the card provider. Moves no money. */
export async function checkProvider(
  config: Config,
  cards: CardProvider,
  clock: Clock,
  stripeJs = STRIPE_JS_URL,
): Promise<Finding[]> {
  if (!config.STRIPE_SECRET_KEY)
    return [{ subject: 'card provider', ...skip('no keys: the card emulator stands in') }]
  let probe: ProviderProbe | undefined
  const reached = await runCheck('card provider', async () => {
    probe = await cards.probe()
    const text = `${probe.account} (${probe.country}), ${probe.live ? 'live' : 'test'} keys`
    return probe.chargesEnabled ? ok(text) : fail(`${text}: the account may not take payments yet`)
  })
  return [
    reached,
    ...(probe ? await checkByProbe(config, cards, clock, probe) : []),
    await checkPublishableKey(cards),
    await checkOwnWebhook(config),
    await checkStripeJs(stripeJs),
  ]
}

const checkByProbe = async (
  config: Config,
  cards: CardProvider,
  clock: Clock,
  probe: ProviderProbe,
): Promise<Finding[]> => [
  ...(await checkAccount(cards, probe.apiVersion, clock.now())),
  await checkSkew(probe, clock),
  await checkEndpoint(config, probe),
]

/** With a wrong one no page could show the card form. */
const checkPublishableKey = (cards: CardProvider): Promise<Finding> =>
  runCheck('publishable key', async () => KEY_FINDINGS[await cards.compareKeys()])
const KEY_FINDINGS: Record<KeyPair, ReturnType<typeof ok | typeof fail>> = {
  same_account: ok('of the same account and mode as the secret key'),
  uncompared: ok(
    'known to the provider; comparable with the secret key after the first saved card',
  ),
  unknown: fail('the provider does not know STRIPE_PUBLISHABLE_KEY'),
  other_account: fail(
    'STRIPE_PUBLISHABLE_KEY is of another account or mode than STRIPE_SECRET_KEY: no card could be saved',
  ),
}

const checkSkew = ({ at }: ProviderProbe, clock: Clock): Promise<Finding> =>
  runCheck('clock', () => {
    if (at === null) return skip('the provider sent no date')
    const skew = Math.abs(clock.now() - at)
    const text = `${(skew / SECOND).toFixed(1)} s from the provider's`
    return skew > MAX_SKEW ? fail(text) : skew > WARN_SKEW ? warn(text) : ok(text)
  })

const checkEndpoint = (config: Config, probe: ProviderProbe): Promise<Finding> =>
  runCheck('webhook endpoint', () => {
    const url = `${config.origin}${PATH}`
    const endpoint = probe.webhooks.find((webhook) => webhook.url === url)
    if (!endpoint) return fail(`the provider has no endpoint ${url}`)
    if (!endpoint.enabled) return fail(`${url} is switched off at the provider`)
    const missing = REQUIRED_EVENTS.filter(
      (type) => !endpoint.events.includes(type) && !endpoint.events.includes('*'),
    )
    if (missing.length) return fail(`${url} does not get ${missing.join(', ')}`)
    return endpoint.apiVersion !== null && endpoint.apiVersion !== probe.apiVersion
      ? warn(`${url} speaks ${endpoint.apiVersion}, this version ${probe.apiVersion}`)
      : ok(`${url}, ${REQUIRED_EVENTS.length} events`)
  })

/**
 * Calls the webhook like the provider: the product itself, and no proxy, must refuse the unsigned
 * call.
 */
const checkOwnWebhook = (config: Config): Promise<Finding> =>
  runCheck('webhook address', async () => {
    const response = await fetch(`${config.origin}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    })
    const { code } = (await response.json().catch(() => ({}))) as { code?: string }
    return code === 'WEBHOOK_SIGNATURE_INVALID'
      ? ok('reached, and refuses what is not signed')
      : fail(
          `answers ${response.status} instead of refusing an unsigned call: something stands in between`,
        )
  })
