import type Stripe from 'stripe'

/**
 * The API version whose shapes and events the emulator speaks: the one that the installed SDK pins.
 */
export const API_VERSION = '2026-10-28.endive'

/**
 * One test account in Japan: its country decides how long a hold in yen lasts
 * (authorisation-windows.ts).
 */
export const ACCOUNT = {
  id: 'acct_TomoGolfEmulator',
  object: 'account',
  type: 'standard',
  business_profile: {
    mcc: '7997',
    name: 'TomoGolf',
    product_description: null,
    support_email: null,
    support_phone: null,
    url: null,
  },
  business_type: 'company',
  capabilities: { card_payments: 'active', jcb_payments: 'active', transfers: 'active' },
  charges_enabled: true,
  country: 'JP',
  default_currency: 'jpy',
  details_submitted: true,
  email: null,
  metadata: {},
  payouts_enabled: true,
  settings: {
    card_payments: { statement_descriptor_prefix: 'TOMOGOLF' },
    dashboard: { display_name: 'TomoGolf', timezone: 'Asia/Tokyo' },
    payments: { statement_descriptor: 'TOMOGOLF' },
  },
} as const satisfies {
  id: Stripe.Account['id']
  object: Stripe.Account['object']
  country: string
  [field: string]: unknown
}

/** What the statement of a card begins with. */
export const STATEMENT_PREFIX = ACCOUNT.settings.card_payments.statement_descriptor_prefix

/**
 * Settings that an operator can get wrong in the provider's dashboard. `account` replaces fields of
 * the account; `endpoint` those of the webhook endpoint.
 */
export interface AccountSettings {
  account: Readonly<Record<string, unknown>>
  endpoint: Readonly<Record<string, unknown>>
  /** The version of calls that name none. */
  defaultVersion: string
  currencies: readonly string[]
  /** What can be transferred to other accounts, in the minor unit; null: enough. */
  balance: number | null
  /** Accounts whose owners have drawn their balance: transfers to them cannot be reversed. */
  paidOutAccounts: readonly string[]
  /** Publishable keys of another account, for which no object of this one exists. */
  foreignKeys: readonly string[]
}
export const accountSettings = (): AccountSettings => ({
  account: {},
  endpoint: {},
  defaultVersion: API_VERSION,
  currencies: ['usd', 'jpy', 'eur', 'gbp'],
  balance: null,
  paidOutAccounts: [],
  foreignKeys: [],
})
