import type Stripe from 'stripe'
import type { AccountFacts } from './card-provider.ts'

const TIMEOUT_MS = 10_000
type Access = { readonly secretKey: string; readonly emulatorUrl?: string }

/** Reads the settings of the account. Moves no money and changes nothing. */
export async function inspectStripeAccount(stripe: Stripe, access: Access): Promise<AccountFacts> {
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
  }
}

/** The SDK names its own version with every call; a call without one is answered in the account's. */
async function readAccountVersion({ secretKey, emulatorUrl }: Access): Promise<string | null> {
  const response = await fetch(`${emulatorUrl ?? 'https://api.stripe.com'}/v1/account`, {
    headers: { authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return response.headers.get('stripe-version')
}
