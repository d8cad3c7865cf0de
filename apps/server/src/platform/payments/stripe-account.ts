import type Stripe from 'stripe'
import { DAY, HOUR, type Instant } from '@tomogolf/domain/time'
import type { AccountFacts } from './card-provider.ts'

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
 * With the publishable key a page may read a setup by its client secret. One that does not exist is
 * not found, unless the key itself is refused: https://docs.stripe.com/api/setup_intents/retrieve
 */
export async function isStripeKeyKnown({ publishableKey, emulatorUrl }: Access): Promise<boolean> {
  const response = await fetch(
    `${emulatorUrl ?? API}/v1/setup_intents/seti_none?client_secret=seti_none_secret_none`,
    {
      headers: { authorization: `Bearer ${publishableKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    },
  )
  await response.body?.cancel()
  return response.status !== 401
}
