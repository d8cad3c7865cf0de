import type Stripe from 'stripe'
import { DAY, HOUR, type Instant } from '@tomogolf/domain/time'
import type { AccountFacts, KeyPair } from './card-provider.ts'

const API = 'https://api.stripe.com'
const TIMEOUT_MS = 10_000
const MAX_EVENTS = 100
type Access = {
  readonly secretKey: string
  readonly publishableKey: string
  readonly emulatorUrl?: string
}

/** Reads the settings of the account. Moves no money and changes nothing. */
export async function inspectStripeAccount(
  stripe: Stripe,
  access: Access,
  now: Instant,
): Promise<AccountFacts> {
  const account = await stripe.accounts.retrieveCurrent()
  const spec = account.country ? await stripe.countrySpecs.retrieve(account.country) : null
  return {
    capabilities: { ...account.capabilities },
    currencies: spec?.supported_payment_currencies ?? [],
    statementPrefix:
      account.settings?.card_payments?.statement_descriptor_prefix ??
      account.settings?.payments?.statement_descriptor ??
      null,
    apiVersion: await readAccountVersion(access),
    undelivered: await countUndelivered(stripe, now),
  }
}

/**
 * The signing secret of an endpoint cannot be read: a wrong one shows by events that are not
 * accepted. Those of the last hour may still be repeated.
 */
async function countUndelivered(stripe: Stripe, now: Instant): Promise<number> {
  const seconds = (instant: Instant) => Math.floor(instant / 1000)
  const { data } = await stripe.events.list({
    delivery_success: false,
    created: { gte: seconds(now - 3 * DAY), lte: seconds(now - HOUR) },
    limit: MAX_EVENTS,
  })
  return data.length
}

/** The SDK names its own version with every call; a call without one is answered in the account's. */
async function readAccountVersion({ secretKey, emulatorUrl }: Access): Promise<string | null> {
  const response = await fetch(`${emulatorUrl ?? API}/v1/account`, {
    headers: { authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return response.headers.get('stripe-version')
}

/**
 * Whether the publishable key belongs to the secret key. A page may read a setup by its client secret
 * and the publishable key; an unknown key answers 401, and the objects of another account or mode do
 * not exist for it: https://docs.stripe.com/api/setup_intents/retrieve, https://docs.stripe.com/keys
 */
export async function compareStripeKeys(
  stripe: Stripe,
  { publishableKey, emulatorUrl }: Access,
): Promise<KeyPair> {
  // a refused secret key is reported on its own
  const [setup] = await stripe.setupIntents.list({ limit: 1 }).then(
    ({ data }) => data,
    () => [],
  )
  const known = setup?.client_secret ? { id: setup.id, secret: setup.client_secret } : undefined
  const { id, secret } = known ?? { id: 'seti_none', secret: 'seti_none_secret_none' }
  const response = await fetch(
    `${emulatorUrl ?? API}/v1/setup_intents/${id}?client_secret=${secret}`,
    {
      headers: { authorization: `Bearer ${publishableKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
  const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: string } }
  if (response.status === 401) return 'unknown'
  if (!known) return 'uncompared'
  if (response.ok) return 'same_account'
  if (error?.code === 'resource_missing') return 'other_account'
  throw new Error(`the provider answers ${response.status} to the publishable key`)
}
